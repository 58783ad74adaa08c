package playground.ui.session;

import java.util.random.RandomGenerator;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;

/**
 * Finds a position at an exact distance where no table knows all: walks at random backward from a goal, has the end of the walk
 * solved, and goes back along the solution until as many moves are left as were asked for. Walks that end too near are
 * followed by longer ones. Every position on a shortest solution is as far as it is long, so the distance is exact; but not
 * every position at that distance is equally likely.
 */
final class WalkToDistance {
    private static final int LONGEST_WALK = 1 << 10;

    private final Puzzle puzzle;
    private final Solver solver;
    private final RandomGenerator random;

    /**
     * The walks.
     *
     * @param solver whose solutions are shortest
     */
    WalkToDistance(Puzzle puzzle, Solver solver, RandomGenerator random) {
        this.puzzle = puzzle;
        this.solver = solver;
        this.random = random;
    }

    /**
     * A position from which the goal is exactly so far.
     *
     * @param monitor counts all searches together, and may stop them by a
     *     {@link playground.engine.SearchStoppedException}; where no position is so far, only that ends it
     */
    long find(int distance, SearchMonitor monitor) {
        int walk = distance;
        while (true) {
            long state = walk(walk);
            SearchResult result = solver.solve(state, monitor);
            // A solver turns Stop into a result; for the work as a whole it goes on being a reason to leave.
            monitor.check();
            if (result.isSolved() && result.moves().length >= distance) {
                return along(state, result.moves(), result.moves().length - distance);
            }
            walk = Math.min(2 * walk, LONGEST_WALK);
        }
    }

    /** The end of a random walk that never goes straight back. */
    private long walk(int length) {
        long before = Puzzle.NO_STATE;
        long state = puzzle.goals()[0];
        int made = 0;
        while (made < length) {
            long next = puzzle.undo(state, random.nextInt(puzzle.moveCount()));
            if (next != Puzzle.NO_STATE && next != before) {
                before = state;
                state = next;
                made++;
            }
        }
        return state;
    }

    private long along(long start, int[] moves, int count) {
        long state = start;
        for (int i = 0; i < count; i++) {
            state = puzzle.apply(state, moves[i]);
        }
        return state;
    }
}
