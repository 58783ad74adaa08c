package playground.puzzles.sliding;

import playground.engine.SearchMonitor;
import playground.engine.search.Descent;
import playground.engine.table.DistanceTable;
import playground.engine.table.Nibbles;

/**
 * The canonical way from any 3 by 3 board to any other, in a few microseconds each: for who has many pairs to answer, such
 * as a judge. One table for each cell where the goal's gap may be serves all pairs, because a move does not look at the
 * numbers on the tiles: number them anew so that the goal is in order, and the moves stay the same. A table is built when
 * the first pair asks for it.
 */
public final class SlidingPaths {
    private static final SquareBoard BOARD = new SquareBoard(3);
    private static final SlidingText TEXT = new SlidingText(BOARD);

    /** [gap]: the rules with the goal in order that has its gap there. */
    private static final SlidingTiles[] PUZZLES = new SlidingTiles[BOARD.cells()];

    static {
        for (int gap = 0; gap < PUZZLES.length; gap++) {
            PUZZLES[gap] = new SlidingTiles(BOARD, inOrder(gap));
        }
    }

    /** [gap]: the descent to that goal; null while no pair has asked for it. */
    private final Descent[] descents = new Descent[BOARD.cells()];

    private static long inOrder(int gap) {
        long goal = 0;
        for (int place = 0; place < BOARD.cells(); place++) {
            goal |= Nibbles.at(place, number(place, gap));
        }
        return goal;
    }

    /** The number of the tile that has its place there in the goal in order; 0 for the gap's place. */
    private static int number(int place, int gap) {
        return place == gap ? 0 : place < gap ? place + 1 : place;
    }

    /**
     * Reads a board as judges write it; see {@link playground.engine.Puzzle#parse}.
     *
     * @return the board, as {@link #canonicalPath} takes it
     */
    public static long parse(String text) {
        return TEXT.parse(text);
    }

    /**
     * The moves of the shortest way, and of several the first in the order of {@link SquareBoard}; null where no way leads
     * from the start to the goal.
     */
    public int[] canonicalPath(long start, long goal) {
        int gap = SquareBoard.gap(goal);
        long renumbered = renumbered(start, PatternDatabase.cellOfTile(goal, BOARD.cells()));
        if (!PUZZLES[gap].isSolvable(renumbered)) {
            return null;
        }
        if (descents[gap] == null) {
            descents[gap] = descent(PUZZLES[gap]);
        }
        return descents[gap].solve(renumbered, new SearchMonitor()).moves();
    }

    private static Descent descent(SlidingTiles puzzle) {
        return new Descent(
                puzzle, new DistanceTable(puzzle, SlidingExhibit.ranking(BOARD.cells()), new SearchMonitor()));
    }

    /** The board with the tiles numbered in the order of their places in the goal. */
    private static long renumbered(long board, long cellOfTile) {
        int goalGap = Nibbles.get(cellOfTile, 0);
        long result = 0;
        for (int cell = 0; cell < BOARD.cells(); cell++) {
            result |= Nibbles.at(cell, number(Nibbles.get(cellOfTile, Nibbles.get(board, cell)), goalGap));
        }
        return result;
    }
}
