package playground.engine.search;

import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchTrace.Outcome;
import playground.engine.Solver;

/**
 * IDA*: depth-first search that cuts every state whose <i>f = g + h</i> is over a bound, again and again with the bound
 * raised to the least f that was cut. Its solutions are canonical where the heuristic is admissible: in the last round
 * no state of a shortest solution is cut, and depth-first in move order meets the first of them first. Memory grows with
 * the length of the solution only; states that can be reached in several ways are searched several times.
 *
 * <p>Source: R. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985.
 */
public final class IdaStar implements Solver {
    private final Puzzle puzzle;
    private final Heuristic heuristic;

    /** A search in a puzzle, led by an admissible heuristic. */
    public IdaStar(Puzzle puzzle, Heuristic heuristic) {
        this.puzzle = puzzle;
        this.heuristic = heuristic;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> new Run(start, monitor).search());
    }

    /** The working memory of one run. */
    private final class Run {
        private static final int NOT_FOUND = -1;

        private final SearchMonitor monitor;
        private final DepthFirstPath path;
        private int bound;
        private int nextBound;

        Run(long start, SearchMonitor monitor) {
            this.monitor = monitor;
            path = new DepthFirstPath(puzzle, start, monitor);
        }

        int[] search() {
            int estimate = heuristic.estimate(path.state(0));
            if (puzzle.isGoal(path.state(0))) {
                traceStart(estimate, Outcome.GOAL);
                return new int[0];
            }
            nextBound = estimate;
            while (nextBound < Heuristic.UNREACHABLE) {
                bound = nextBound;
                nextBound = Heuristic.UNREACHABLE;
                monitor.bound(bound);
                traceStart(estimate, Outcome.EXPANDED);
                int length = visit(0);
                if (length != NOT_FOUND) {
                    return path.moves(length);
                }
            }
            return null;
        }

        private void traceStart(int estimate, Outcome outcome) {
            monitor.trace(path.state(0), Puzzle.NO_STATE, Puzzle.NO_MOVE, 0, estimate, outcome);
        }

        /** Searches below the path's state at a depth; returns the length of a solution, or {@link #NOT_FOUND}. */
        private int visit(int depth) {
            long[] children = path.expand(depth);
            for (int move = 0; move < children.length; move++) {
                long child = children[move];
                if (child == Puzzle.NO_STATE) {
                    continue;
                }
                Outcome outcome = lookAt(child, depth, move);
                if (outcome == Outcome.DUPLICATE || outcome == Outcome.CUT) {
                    continue;
                }
                path.descend(depth, move, child);
                int length = outcome == Outcome.GOAL ? depth + 1 : visit(depth + 1);
                if (length != NOT_FOUND) {
                    return length;
                }
            }
            return NOT_FOUND;
        }

        /** What is to be done with a child. */
        private Outcome lookAt(long child, int depth, int move) {
            int h = heuristic.estimate(child);
            int f = depth + 1 + h;
            Outcome outcome = Outcome.EXPANDED;
            if (path.contains(child, depth)) {
                outcome = Outcome.DUPLICATE;
                monitor.duplicate();
            } else if (f > bound) {
                outcome = Outcome.CUT;
                nextBound = Math.min(nextBound, f);
            } else if (puzzle.isGoal(child)) {
                outcome = Outcome.GOAL;
            }
            monitor.trace(child, path.state(depth), move, depth + 1, h, outcome);
            return outcome;
        }
    }
}
