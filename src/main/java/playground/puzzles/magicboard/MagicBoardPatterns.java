package playground.puzzles.magicboard;

import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.engine.table.DistanceTable;
import playground.engine.table.PlacementRanking;

/**
 * Two pattern databases: the fewest moves that bring the tiles 1 to 4 to their places, wherever the others go, and the
 * same for 5 to 8, 1,680 patterns each. Every move moves tiles of both, so the estimates cannot be added; the greater
 * one counts.
 */
final class MagicBoardPatterns {
    /** The heuristic's name in algorithms. */
    static final String NAME = "pattern";

    private MagicBoardPatterns() {}

    static Heuristic build(long goal, SearchMonitor monitor) {
        return new Greater(new Pattern(goal, monitor, 1, 2, 3, 4), new Pattern(goal, monitor, 5, 6, 7, 8));
    }

    /** The greater of two estimates. */
    private record Greater(Heuristic first, Heuristic second) implements Heuristic {
        @Override
        public int estimate(long state) {
            return Math.max(first.estimate(state), second.estimate(state));
        }
    }

    /** The distance of some tiles to their places: the table of the puzzle in which the other tiles are blank. */
    private static final class Pattern implements Heuristic {
        private final PlacementRanking ranking;
        private final DistanceTable table;

        Pattern(long goal, SearchMonitor monitor, int... tiles) {
            ranking = new PlacementRanking(MagicBoard.CELLS, tiles);
            // Ranking looks at no other tile, so unranking what it ranked leaves just these on the board.
            long masked = ranking.unrank(ranking.rank(goal));
            table = new DistanceTable(new MagicBoard(masked, Reading.CLOCKWISE), ranking, monitor);
        }

        @Override
        public int estimate(long state) {
            return table.estimate(state);
        }
    }
}
