package playground.engine.search;

import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchTrace.Outcome;
import playground.engine.Solver;

/**
 * Descent where every distance is known: from each state the first move that leads one nearer. No search at all; its
 * solutions are canonical, and it needs no memory but that of the distances.
 */
public final class Descent implements Solver {
    private final Puzzle puzzle;
    private final Heuristic distances;

    /**
     * A descent in a puzzle.
     *
     * @param distances a heuristic that is exact, such as a complete table
     */
    public Descent(Puzzle puzzle, Heuristic distances) {
        this.puzzle = puzzle;
        this.distances = distances;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> descend(start, monitor));
    }

    private int[] descend(long start, SearchMonitor monitor) {
        int distance = distances.estimate(start);
        if (distance >= Heuristic.UNREACHABLE) {
            return null;
        }
        monitor.bound(distance);
        monitor.store(1);
        int[] moves = new int[distance];
        long parent = Puzzle.NO_STATE;
        long state = start;
        for (int g = 0; g < distance; g++) {
            int previous = g == 0 ? Puzzle.NO_MOVE : moves[g - 1];
            monitor.trace(state, parent, previous, g, distance - g, Outcome.EXPANDED);
            monitor.expand();
            moves[g] = firstMoveNearer(state, distance - g - 1, monitor);
            parent = state;
            state = puzzle.apply(state, moves[g]);
        }
        monitor.trace(state, parent, distance == 0 ? Puzzle.NO_MOVE : moves[distance - 1], distance, 0, Outcome.GOAL);
        return moves;
    }

    private int firstMoveNearer(long state, int wanted, SearchMonitor monitor) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            long next = puzzle.apply(state, move);
            if (next == Puzzle.NO_STATE) {
                continue;
            }
            monitor.generate();
            if (distances.estimate(next) == wanted) {
                return move;
            }
        }
        throw new IllegalStateException("the distances are not exact");
    }
}
