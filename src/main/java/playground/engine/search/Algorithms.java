package playground.engine.search;

import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.Solver;

/**
 * Every algorithm of this package as an entry of a puzzle's list; each names what it promises once, here. None of them
 * searches from a state that is known to reach no goal.
 */
public final class Algorithms {
    /** A heuristic that may have to be built before it is used. */
    @FunctionalInterface
    public interface HeuristicBuilder {
        /** The heuristic, after building it under the monitor, which may stop it. */
        Heuristic build(SearchMonitor monitor);
    }

    private Algorithms() {}

    /** {@link Descent} in distances that are exact. */
    public static Algorithm table(Puzzle puzzle, HeuristicBuilder distances) {
        return algorithm(
                puzzle, "table", "", Promise.CANONICAL, monitor -> new Descent(puzzle, distances.build(monitor)));
    }

    /** {@link BreadthFirst}. */
    public static Algorithm breadthFirst(Puzzle puzzle) {
        return algorithm(puzzle, "breadth-first", "", Promise.CANONICAL, monitor -> new BreadthFirst(puzzle));
    }

    /** {@link BidirectionalBreadthFirst}. */
    public static Algorithm bidirectional(Puzzle puzzle) {
        return algorithm(
                puzzle, "bidirectional", "", Promise.CANONICAL, monitor -> new BidirectionalBreadthFirst(puzzle));
    }

    /** {@link AStar} with a named heuristic. */
    public static Algorithm aStar(Puzzle puzzle, String name, HeuristicBuilder heuristic) {
        return algorithm(
                puzzle, "a-star", name, Promise.SHORTEST, monitor -> new AStar(puzzle, heuristic.build(monitor)));
    }

    /** {@link IdaStar} with a named heuristic. */
    public static Algorithm idaStar(Puzzle puzzle, String name, HeuristicBuilder heuristic) {
        return algorithm(
                puzzle, "ida-star", name, Promise.CANONICAL, monitor -> new IdaStar(puzzle, heuristic.build(monitor)));
    }

    /** IDA* with a named heuristic by a search of the puzzle's own, which is as good but faster than {@link IdaStar}. */
    public static Algorithm idaStarInPlace(Puzzle puzzle, String heuristic, Algorithm.Builder builder) {
        return algorithm(puzzle, "ida-star", heuristic, Promise.CANONICAL, builder);
    }

    /** {@link IdaStar} that knows nothing of the goal. */
    public static Algorithm idaStar(Puzzle puzzle) {
        return algorithm(puzzle, "ida-star", "", Promise.CANONICAL, monitor -> new IdaStar(puzzle, Heuristic.ZERO));
    }

    /** {@link IterativeDeepening}. */
    public static Algorithm iterativeDeepening(Puzzle puzzle) {
        return algorithm(
                puzzle, "iterative-deepening", "", Promise.CANONICAL, monitor -> new IterativeDeepening(puzzle));
    }

    /** {@link GreedyBestFirst} with a named heuristic. */
    public static Algorithm greedy(Puzzle puzzle, String name, HeuristicBuilder heuristic) {
        return algorithm(
                puzzle, "greedy", name, Promise.ANY, monitor -> new GreedyBestFirst(puzzle, heuristic.build(monitor)));
    }

    private static Algorithm algorithm(
            Puzzle puzzle, String name, String heuristic, Promise promise, Algorithm.Builder builder) {
        return new Algorithm(name, heuristic, promise, monitor -> solvableOnly(puzzle, builder.build(monitor)));
    }

    /** A solver that has its answer at once where the puzzle knows that there is no solution. */
    private static Solver solvableOnly(Puzzle puzzle, Solver solver) {
        return (start, monitor) -> puzzle.isSolvable(start) ? solver.solve(start, monitor) : monitor.run(() -> null);
    }
}
