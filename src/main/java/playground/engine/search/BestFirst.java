package playground.engine.search;

import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchTrace.Outcome;

/**
 * One run of a best-first search, the common part of {@link AStar} and {@link GreedyBestFirst}: expand the open state of
 * the lowest priority, until that is a goal. A shorter way to a known state reopens it.
 */
final class BestFirst {
    private final Puzzle puzzle;
    private final Heuristic heuristic;
    private final boolean depthCounts;
    private final SearchMonitor monitor;
    private final KnownStates known;
    private final OpenList open;
    private int bound = -1;

    /**
     * A run.
     *
     * @param depthCounts whether the priority is g + h, and not h alone
     */
    BestFirst(Puzzle puzzle, Heuristic heuristic, boolean depthCounts, SearchMonitor monitor) {
        this.puzzle = puzzle;
        this.heuristic = heuristic;
        this.depthCounts = depthCounts;
        this.monitor = monitor;
        known = new KnownStates(monitor);
        open = new OpenList(monitor);
    }

    int[] search(long start) {
        Successors successors = new Successors(puzzle, monitor);
        long[] children = new long[puzzle.moveCount()];
        known.add(start, KnownStates.NONE, Puzzle.NO_MOVE, 0);
        open(0, start, 0);
        while (!open.isEmpty()) {
            long entry = open.pop();
            int number = OpenList.number(entry);
            if (isStale(entry, number)) {
                continue;
            }
            long state = known.state(number);
            boolean goal = puzzle.isGoal(state);
            report(entry, number, goal);
            if (goal) {
                return known.path(number);
            }
            successors.all(state, children);
            add(children, number);
        }
        return null;
    }

    /** Whether a shorter way to the state was found after this entry was made: that way has an entry of its own. */
    private boolean isStale(long entry, int number) {
        return depthCounts && OpenList.priority(entry) - OpenList.estimate(entry) != known.depth(number);
    }

    private void add(long[] children, int parent) {
        int depth = known.depth(parent) + 1;
        for (int move = 0; move < children.length; move++) {
            if (children[move] == Puzzle.NO_STATE) {
                continue;
            }
            int number = known.add(children[move], parent, move, depth);
            if (number >= 0) {
                open(number, children[move], depth);
                continue;
            }
            monitor.duplicate();
            if (depthCounts && depth < known.depth(-1 - number)) {
                known.relink(-1 - number, parent, move, depth);
                open(-1 - number, children[move], depth);
            }
        }
    }

    private void open(int number, long state, int depth) {
        int estimate = heuristic.estimate(state);
        if (estimate < Heuristic.UNREACHABLE) {
            open.push(depthCounts ? depth + estimate : estimate, estimate, number);
        }
    }

    private void report(long entry, int number, boolean goal) {
        if (depthCounts && OpenList.priority(entry) != bound) {
            bound = OpenList.priority(entry);
            monitor.bound(bound);
        }
        monitor.trace(
                known.state(number),
                known.parentState(number),
                known.move(number),
                known.depth(number),
                OpenList.estimate(entry),
                goal ? Outcome.GOAL : Outcome.EXPANDED);
    }
}
