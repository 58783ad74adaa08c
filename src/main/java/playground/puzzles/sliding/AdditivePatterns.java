package playground.puzzles.sliding;

import playground.engine.Heuristic;
import playground.engine.SearchMonitor;

/**
 * Two {@link PatternDatabase}s added up: the tiles of the lower half of the numbers, and those of the upper half. On 3 by
 * 3 that is 1 to 4 and 5 to 8, 15,120 patterns each.
 */
final class AdditivePatterns implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "pattern";

    private final int cells;
    private final PatternDatabase lower;
    private final PatternDatabase upper;

    AdditivePatterns(SquareBoard board, long goal, SearchMonitor monitor) {
        cells = board.cells();
        int middle = (cells - 1) / 2;
        lower = new PatternDatabase(board, goal, monitor, tiles(1, middle));
        upper = new PatternDatabase(board, goal, monitor, tiles(middle + 1, cells - 1));
    }

    private static int[] tiles(int first, int last) {
        int[] tiles = new int[last - first + 1];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = first + i;
        }
        return tiles;
    }

    @Override
    public int estimate(long state) {
        long cellOfTile = PatternDatabase.cellOfTile(state, cells);
        return lower.moves(cellOfTile) + upper.moves(cellOfTile);
    }
}
