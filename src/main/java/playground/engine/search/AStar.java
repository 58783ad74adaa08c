package playground.engine.search;

import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;

/**
 * A*: best-first search by <i>f = g + h</i>, moves made plus estimated moves to come. Its solutions are shortest where
 * the heuristic is admissible, but of several shortest ones any. Memory grows with the number of states whose f is below
 * the length of the solution.
 *
 * <p>Source: P. Hart, N. Nilsson, B. Raphael, "A formal basis for the heuristic determination of minimum cost paths",
 * 1968.
 */
public final class AStar implements Solver {
    private final Puzzle puzzle;
    private final Heuristic heuristic;

    /** A search in a puzzle, led by an admissible heuristic. */
    public AStar(Puzzle puzzle, Heuristic heuristic) {
        this.puzzle = puzzle;
        this.heuristic = heuristic;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> new BestFirst(puzzle, heuristic, true, monitor).search(start));
    }
}
