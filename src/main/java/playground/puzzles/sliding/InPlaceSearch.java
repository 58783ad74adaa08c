package playground.puzzles.sliding;

import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchTrace.Outcome;
import playground.engine.Solver;

/**
 * IDA* as {@link playground.engine.search.IdaStar} does it, but on the 15-puzzle alone, where more is known: the estimate of
 * a neighbour follows from that of the state with a look-up or two. Each heuristic has a {@link Run} of its own that does
 * this; what happens once a round stands here.
 *
 * <p>Its solutions are canonical: the steps of a state are tried in move order, and in the last round none that lies on a
 * shortest solution is cut, since no estimate is over the truth.
 *
 * <p>A slide changes the sum of the distances between tiles and places by one, and so the parity of the way to the goal and
 * of every estimate used here: a round that failed is followed by one with a bound higher by two. States on the path are not
 * looked for, which would cut little and cost much; so a start without a solution must not be searched from.
 */
abstract class InPlaceSearch implements Solver {
    private final SquareBoard board;
    private final long goal;
    private final Heuristic heuristic;

    /**
     * A search.
     *
     * @param heuristic what the runs estimate by; never over the truth, and always of its parity
     */
    InPlaceSearch(SquareBoard board, long goal, Heuristic heuristic) {
        this.board = board;
        this.goal = goal;
        this.heuristic = heuristic;
    }

    /** The working memory of a run from a state. */
    abstract Run newRun(long start, SearchMonitor monitor);

    @Override
    public final SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> search(start, monitor));
    }

    private int[] search(long start, SearchMonitor monitor) {
        int estimate = heuristic.estimate(start);
        if (start == goal) {
            monitor.trace(start, Puzzle.NO_STATE, Puzzle.NO_MOVE, 0, estimate, Outcome.GOAL);
            return new int[0];
        }
        Run unwatched = newRun(start, monitor);
        Run watched = new WatchedRun(start, monitor);
        monitor.store(1);
        for (int bound = estimate; ; bound += 2) {
            monitor.bound(bound);
            monitor.trace(start, Puzzle.NO_STATE, Puzzle.NO_MOVE, 0, estimate, Outcome.EXPANDED);
            Run run = monitor.isWatched() ? watched : unwatched;
            if (run.searchWithin(bound)) {
                return run.path();
            }
        }
    }

    /** A depth-first search that is repeated with ever higher bounds. */
    abstract static class Run {
        /** No board is further away. */
        private static final int LONGEST = 80;

        private final int[] movesFromLast = new int[LONGEST];
        private int length;

        /** Searches for a path no longer than a bound; true where it found one, and had its moves noted. */
        abstract boolean searchWithin(int bound);

        /** Notes a move of the solution, the last first: so does a recursion that has found it. */
        final void note(int move) {
            movesFromLast[length++] = move;
        }

        private int[] path() {
            int[] path = new int[length];
            for (int i = 0; i < length; i++) {
                path[i] = movesFromLast[length - 1 - i];
            }
            return path;
        }
    }

    /**
     * Visits the same states in the same order as any other run, but estimates each anew and records it: what the others do
     * in place leaves nothing to record. Only the first rounds are watched, those until the trace is full.
     */
    private final class WatchedRun extends Run {
        private final long start;
        private final SearchMonitor monitor;
        private int bound;

        WatchedRun(long start, SearchMonitor monitor) {
            this.start = start;
            this.monitor = monitor;
        }

        @Override
        boolean searchWithin(int newBound) {
            bound = newBound;
            return visit(start, Puzzle.NO_MOVE, 0);
        }

        private boolean visit(long state, int moveBefore, int g) {
            monitor.expand();
            long[] children = children(state, moveBefore);
            for (int move = 0; move < children.length; move++) {
                long child = children[move];
                if (child == Puzzle.NO_STATE) {
                    continue;
                }
                int h = heuristic.estimate(child);
                boolean cut = g + 1 + h > bound;
                Outcome outcome = cut ? Outcome.CUT : child == goal ? Outcome.GOAL : Outcome.EXPANDED;
                monitor.trace(child, state, move, g + 1, h, outcome);
                if (!cut && (child == goal || visit(child, move, g + 1))) {
                    note(move);
                    return true;
                }
            }
            return false;
        }

        private long[] children(long state, int moveBefore) {
            long[] children = new long[SquareBoard.MOVES];
            for (int move = 0; move < children.length; move++) {
                boolean back = moveBefore != Puzzle.NO_MOVE && move == SquareBoard.opposite(moveBefore);
                children[move] = back ? Puzzle.NO_STATE : board.slide(state, move);
                monitor.generate(children[move] == Puzzle.NO_STATE ? 0 : 1);
            }
            return children;
        }
    }
}
