package playground.puzzles.sliding;

import playground.engine.Heuristic;
import playground.engine.table.Nibbles;

/**
 * Manhattan distance and, for every line, twice the least number of tiles that must leave it. Tiles that stand in the line
 * of their places, but in another order, cannot pass each other within it: some must step out and back, two moves that
 * Manhattan distance does not know. Which: all but a longest run that is in order already.
 *
 * <p>Counting the <em>pairs</em> in conflict instead, as is often done, overestimates: in 3 2 1 there are three pairs, but
 * with two tiles out of the way none is left.
 *
 * <p>Source: O. Hansson, A. Mayer, M. Yung, "Criticizing solutions to relaxed models yields powerful admissible
 * heuristics", Information Sciences 63, 1992.
 */
final class LinearConflict implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "linear-conflict";

    private static final int MOST_CELLS = 16;

    private final int side;
    private final ManhattanDistance manhattan;
    /**
     * [tile * MOST_CELLS + cell]: the place of the tile in the row of that cell, counted from 1; 0 where its place is in
     * another row. The same for columns.
     */
    private final byte[] placeInRow = new byte[MOST_CELLS * MOST_CELLS];

    private final byte[] placeInColumn = new byte[MOST_CELLS * MOST_CELLS];
    /** [a line's places as digits to the base side + 1]: the moves that it costs. */
    private final byte[] extraMoves;

    LinearConflict(SquareBoard board, long goal) {
        side = board.side();
        manhattan = new ManhattanDistance(board, goal);
        for (int place = 0; place < board.cells(); place++) {
            int tile = Nibbles.get(goal, place);
            for (int i = 0; i < side && tile != 0; i++) {
                int inRow = board.row(place) * side + i;
                int inColumn = i * side + board.column(place);
                placeInRow[tile * MOST_CELLS + inRow] = (byte) (board.column(place) + 1);
                placeInColumn[tile * MOST_CELLS + inColumn] = (byte) (board.row(place) + 1);
            }
        }
        extraMoves = new byte[(int) Math.pow(side + 1, side)];
        for (int line = 0; line < extraMoves.length; line++) {
            extraMoves[line] = (byte) (2 * tilesToTakeOut(digits(line)));
        }
    }

    private int[] digits(int line) {
        int[] digits = new int[side];
        int rest = line;
        for (int i = side - 1; i >= 0; i--) {
            digits[i] = rest % (side + 1);
            rest /= side + 1;
        }
        return digits;
    }

    /** The tiles of a line less the longest choice of them that is in order. */
    static int tilesToTakeOut(int[] places) {
        int tiles = 0;
        for (int place : places) {
            tiles += place == 0 ? 0 : 1;
        }
        int most = 0;
        for (int choice = 0; choice < 1 << places.length; choice++) {
            if (isInOrder(places, choice)) {
                most = Math.max(most, Integer.bitCount(choice));
            }
        }
        return tiles - most;
    }

    private static boolean isInOrder(int[] places, int choice) {
        int last = 0;
        for (int i = 0; i < places.length; i++) {
            if ((choice >> i & 1) != 0) {
                if (places[i] <= last) {
                    return false;
                }
                last = places[i];
            }
        }
        return true;
    }

    @Override
    public int estimate(long state) {
        int sum = manhattan.estimate(state);
        for (int i = 0; i < side; i++) {
            int row = 0;
            int column = 0;
            for (int j = 0; j < side; j++) {
                int inRow = i * side + j;
                int inColumn = j * side + i;
                row = row * (side + 1) + placeInRow[Nibbles.get(state, inRow) * MOST_CELLS + inRow];
                column = column * (side + 1) + placeInColumn[Nibbles.get(state, inColumn) * MOST_CELLS + inColumn];
            }
            sum += extraMoves[row] + extraMoves[column];
        }
        return sum;
    }
}
