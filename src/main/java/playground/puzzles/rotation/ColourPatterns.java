package playground.puzzles.rotation;

import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.engine.table.DistanceTable;

/**
 * The exact distance of a board, from one table of the 735,471 patterns of one colour. A board is solved as soon as one
 * of its colours is, and a move does not look at colours: so the distance is the least of three look-ups.
 */
final class ColourPatterns implements Heuristic {
    private final DistanceTable table;

    ColourPatterns(SearchMonitor monitor) {
        table = new DistanceTable(new OneColour(), OneColour.RANKING, new PatternMoves(OneColour.RANKING), monitor);
    }

    @Override
    public int estimate(long state) {
        return Math.min(estimate(state, 1), Math.min(estimate(state, 2), estimate(state, 3)));
    }

    /** The fewest moves that bring one colour into the centre. */
    int estimate(long state, int colour) {
        return ofPattern(RotationGame.pattern(state, colour));
    }

    /** The fewest moves that bring the blocks on some cells, as bits, into the centre. */
    int ofPattern(int pattern) {
        return table.estimate(pattern);
    }

    /** How many patterns of one colour there are at each distance. */
    long[] histogram() {
        return table.histogram();
    }
}
