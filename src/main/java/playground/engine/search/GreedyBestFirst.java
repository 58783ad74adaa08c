package playground.engine.search;

import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;

/**
 * Greedy best-first search: always the state that looks nearest to the goal, whatever it took to get there. Its
 * solutions are <em>not</em> shortest; it shows what an estimate alone can do. Memory grows with the states generated.
 *
 * <p>Source: J. Doran, D. Michie, "Experiments with the Graph Traverser program", 1966.
 */
public final class GreedyBestFirst implements Solver {
    private final Puzzle puzzle;
    private final Heuristic heuristic;

    /** A search in a puzzle, led by a heuristic. */
    public GreedyBestFirst(Puzzle puzzle, Heuristic heuristic) {
        this.puzzle = puzzle;
        this.heuristic = heuristic;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> new BestFirst(puzzle, heuristic, false, monitor).search(start));
    }
}
