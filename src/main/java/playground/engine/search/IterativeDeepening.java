package playground.engine.search;

import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchTrace.Outcome;
import playground.engine.Solver;

/**
 * Iterative-deepening depth-first search with pruning: depth-first to depth 1, then to depth 2, and so on, knowing
 * nothing of the goal but when it is there. It never makes a pair of moves that {@link Puzzle#mayFollow} rules out, never
 * returns to a state on its path, and remembers {@value #REMEMBERED} states in a table of fixed size, so as not to
 * search below a state twice that it met in the same round as early or earlier. Its solutions are canonical: what is cut
 * comes later in move order, at the same depth or deeper, than what was searched. Memory does not grow.
 *
 * <p>Sources: R. Korf, "Depth-first iterative-deepening", 1985; A. Reinefeld, T. Marsland, "Enhanced iterative-deepening
 * search", 1994, for the table.
 */
public final class IterativeDeepening implements Solver {
    private static final int REMEMBERED = 1 << 16;

    private final Puzzle puzzle;

    /** A search in a puzzle. */
    public IterativeDeepening(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> new Run(start, monitor).search());
    }

    /** The working memory of one run. */
    private final class Run {
        private final SearchMonitor monitor;
        private final DepthFirstPath path;
        private final long[] states;
        // Where and when a remembered state was met: the round times 65,536, plus the depth.
        private final long[] stamps;
        private int bound;
        private boolean somethingWasCut;

        Run(long start, SearchMonitor monitor) {
            this.monitor = monitor;
            monitor.reserve(2L * REMEMBERED * Long.BYTES);
            path = new DepthFirstPath(puzzle, start, monitor);
            states = new long[REMEMBERED];
            stamps = new long[REMEMBERED];
        }

        int[] search() {
            if (puzzle.isGoal(path.state(0))) {
                traceStart(Outcome.GOAL);
                return new int[0];
            }
            do {
                bound++;
                monitor.bound(bound);
                traceStart(Outcome.EXPANDED);
                somethingWasCut = false;
                if (visit(0)) {
                    return path.moves(bound);
                }
            } while (somethingWasCut);
            return null;
        }

        private void traceStart(Outcome outcome) {
            monitor.trace(path.state(0), Puzzle.NO_STATE, Puzzle.NO_MOVE, 0, 0, outcome);
        }

        /** Searches below the path's state at a depth; true where the path, to the bound, is a solution. */
        private boolean visit(int depth) {
            long[] children = path.expand(depth);
            for (int move = 0; move < children.length; move++) {
                long child = children[move];
                if (child == Puzzle.NO_STATE) {
                    continue;
                }
                Outcome outcome = lookAt(child, depth, move);
                path.descend(depth, move, child);
                if (outcome == Outcome.GOAL || (outcome == Outcome.EXPANDED && visit(depth + 1))) {
                    return true;
                }
            }
            return false;
        }

        /** What is to be done with a child. */
        private Outcome lookAt(long child, int depth, int move) {
            Outcome outcome = Outcome.EXPANDED;
            if (path.contains(child, depth) || isRemembered(child, depth + 1)) {
                outcome = Outcome.DUPLICATE;
                monitor.duplicate();
            } else if (depth + 1 == bound) {
                // No shorter solution exists, or an earlier round would have found it: only the last layer is tested.
                outcome = puzzle.isGoal(child) ? Outcome.GOAL : Outcome.CUT;
                somethingWasCut = true;
            }
            monitor.trace(child, path.state(depth), move, depth + 1, 0, outcome);
            return outcome;
        }

        /** Whether this round met a state as early or earlier; from now on it is remembered for this depth. */
        private boolean isRemembered(long state, int depth) {
            int slot = (int) ((state * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - 16));
            long stamp = ((long) bound << 16) + depth;
            if (states[slot] == state && (stamps[slot] >> 16) == bound && stamps[slot] <= stamp) {
                return true;
            }
            states[slot] = state;
            stamps[slot] = stamp;
            return false;
        }
    }
}
