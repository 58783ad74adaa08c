package playground.engine.search;

import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchTrace.Outcome;
import playground.engine.Solver;

/**
 * Breadth-first search: all states one move away, then all two moves away, and so on. Its solutions are canonical.
 * Memory grows with the number of states nearer than the goal, which is exponential in the length of the solution.
 *
 * <p>Why canonical: states are expanded in the order in which they were found, and moves tried in the puzzle's order, so
 * by induction the states of a layer are found in the lexicographic order of their first shortest paths, each by that
 * path. The first goal found is therefore the one whose path comes first.
 *
 * <p>Source: E. F. Moore, "The shortest path through a maze", 1959.
 */
public final class BreadthFirst implements Solver {
    private final Puzzle puzzle;

    /** A search in a puzzle. */
    public BreadthFirst(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> search(start, monitor));
    }

    private int[] search(long start, SearchMonitor monitor) {
        KnownStates known = new KnownStates(monitor);
        Successors successors = new Successors(puzzle, monitor);
        long[] children = new long[puzzle.moveCount()];
        known.add(start, KnownStates.NONE, Puzzle.NO_MOVE, 0);
        int goal = puzzle.isGoal(start) ? 0 : KnownStates.NONE;
        int layer = -1;
        for (int next = 0; next < known.size() && goal == KnownStates.NONE; next++) {
            int depth = known.depth(next);
            if (depth > layer) {
                layer = depth;
                monitor.bound(depth);
            }
            monitor.trace(known.state(next), known.parentState(next), known.move(next), depth, 0, Outcome.EXPANDED);
            successors.pruned(known.state(next), known.move(next), children);
            goal = add(children, next, known, monitor);
        }
        if (goal == KnownStates.NONE) {
            return null;
        }
        monitor.trace(known.state(goal), known.parentState(goal), known.move(goal), known.depth(goal), 0, Outcome.GOAL);
        return known.path(goal);
    }

    /** Adds the new ones of the children; returns the first that is a goal, or {@link KnownStates#NONE}. */
    private int add(long[] children, int parent, KnownStates known, SearchMonitor monitor) {
        for (int move = 0; move < children.length; move++) {
            if (children[move] == Puzzle.NO_STATE) {
                continue;
            }
            int number = known.add(children[move], parent, move, known.depth(parent) + 1);
            if (number < 0) {
                monitor.duplicate();
            } else if (puzzle.isGoal(children[move])) {
                return number;
            }
        }
        return KnownStates.NONE;
    }
}
