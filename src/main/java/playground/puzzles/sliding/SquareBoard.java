package playground.puzzles.sliding;

import playground.engine.Puzzle;
import playground.engine.table.Nibbles;

/**
 * The cells of a square board of up to 4 by 4, numbered row by row, and where the gap goes from each:
 *
 * <pre>
 *   0 1 2      0  1  2  3
 *   3 4 5      4  5  6  7
 *   6 7 8      8  9 10 11
 *             12 13 14 15
 * </pre>
 *
 * A state holds the tile of cell <i>i</i> in bits <i>4i</i> to <i>4i + 3</i>; 0 is the gap. A move is numbered by the way
 * the <em>gap</em> goes, in the order of the letters d, l, r, u, and named by the way the <em>tile</em> goes, which is the
 * opposite one.
 */
public final class SquareBoard {
    /** The gap goes down, a tile up. */
    public static final int TILE_UP = 0;

    /** The gap goes to the left, a tile to the right. */
    public static final int TILE_RIGHT = 1;

    /** The gap goes to the right, a tile to the left. */
    public static final int TILE_LEFT = 2;

    /** The gap goes up, a tile down. */
    public static final int TILE_DOWN = 3;

    /** How many moves there are. */
    public static final int MOVES = 4;

    /** Where the gap cannot go any further. */
    public static final int NO_CELL = -1;

    private static final int[] DOWN = {1, 0, 0, -1};
    private static final int[] RIGHT = {0, -1, 1, 0};
    /** The lowest bit of every cell. */
    private static final long LOW_BITS = 0x1111_1111_1111_1111L;

    private final int side;
    /** [gap * MOVES + move]: the cell where the gap is after the move. */
    private final int[] gapAfter;

    /**
     * A board.
     *
     * @param side cells in a row and in a column, 2 to 4
     */
    public SquareBoard(int side) {
        this.side = side;
        gapAfter = new int[cells() * MOVES];
        for (int cell = 0; cell < cells(); cell++) {
            for (int move = 0; move < MOVES; move++) {
                int row = row(cell) + DOWN[move];
                int column = column(cell) + RIGHT[move];
                boolean inside = row >= 0 && row < side && column >= 0 && column < side;
                gapAfter[cell * MOVES + move] = inside ? row * side + column : NO_CELL;
            }
        }
    }

    /** Cells in a row and in a column. */
    public int side() {
        return side;
    }

    /** All cells. */
    public int cells() {
        return side * side;
    }

    /** The row of a cell, from the top, from 0. */
    public int row(int cell) {
        return cell / side;
    }

    /** The column of a cell, from the left, from 0. */
    public int column(int cell) {
        return cell % side;
    }

    /** Where the gap is after a move from a cell, which is where the tile comes from; {@link #NO_CELL} at the edge. */
    public int gapAfter(int gap, int move) {
        return gapAfter[gap * MOVES + move];
    }

    /** How many moves a tile needs from a cell to another on an otherwise empty board. */
    public int distance(int from, int to) {
        return Math.abs(row(from) - row(to)) + Math.abs(column(from) - column(to));
    }

    /** The move that takes a move back. */
    public static int opposite(int move) {
        return MOVES - 1 - move;
    }

    /** The cell of the gap: the lowest cell that holds 0, for above the board there is nothing but zeros. */
    public static int gap(long state) {
        long occupied = state | state >>> 1 | state >>> 2 | state >>> 3;
        return Long.numberOfTrailingZeros(~occupied & LOW_BITS) / 4;
    }

    /** The cell of a tile that is on the board. */
    public static int cellOf(long state, int tile) {
        int cell = 0;
        while (Nibbles.get(state, cell) != tile) {
            cell++;
        }
        return cell;
    }

    /** The tile that a move from a state slides; 0 where the move is not possible. */
    public int tileOf(long state, int move) {
        int from = gapAfter(gap(state), move);
        return from == NO_CELL ? 0 : Nibbles.get(state, from);
    }

    /** The state after a move, or {@link Puzzle#NO_STATE} at the edge. */
    long slide(long state, int move) {
        int gap = gap(state);
        int from = gapAfter[gap * MOVES + move];
        if (from == NO_CELL) {
            return Puzzle.NO_STATE;
        }
        int tile = Nibbles.get(state, from);
        return state ^ Nibbles.at(from, tile) ^ Nibbles.at(gap, tile);
    }

    /** The state with the contents of two cells changed over. */
    static long swap(long state, int one, int other) {
        int difference = Nibbles.get(state, one) ^ Nibbles.get(state, other);
        return state ^ Nibbles.at(one, difference) ^ Nibbles.at(other, difference);
    }
}
