package playground.engine.search;

import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;

/** Every algorithm of this package as an entry of a puzzle's list; each names what it promises once, here. */
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
        return new Algorithm("table", "", Promise.CANONICAL, monitor -> new Descent(puzzle, distances.build(monitor)));
    }

    /** {@link BreadthFirst}. */
    public static Algorithm breadthFirst(Puzzle puzzle) {
        return new Algorithm("breadth-first", "", Promise.CANONICAL, monitor -> new BreadthFirst(puzzle));
    }

    /** {@link BidirectionalBreadthFirst}. */
    public static Algorithm bidirectional(Puzzle puzzle) {
        return new Algorithm("bidirectional", "", Promise.CANONICAL, monitor -> new BidirectionalBreadthFirst(puzzle));
    }

    /** {@link AStar} with a named heuristic. */
    public static Algorithm aStar(Puzzle puzzle, String name, HeuristicBuilder heuristic) {
        return new Algorithm("a-star", name, Promise.SHORTEST, monitor -> new AStar(puzzle, heuristic.build(monitor)));
    }

    /** {@link IdaStar} with a named heuristic. */
    public static Algorithm idaStar(Puzzle puzzle, String name, HeuristicBuilder heuristic) {
        return new Algorithm(
                "ida-star", name, Promise.CANONICAL, monitor -> new IdaStar(puzzle, heuristic.build(monitor)));
    }

    /** {@link IdaStar} that knows nothing of the goal. */
    public static Algorithm idaStar(Puzzle puzzle) {
        return new Algorithm("ida-star", "", Promise.CANONICAL, monitor -> new IdaStar(puzzle, Heuristic.ZERO));
    }

    /** {@link IterativeDeepening}. */
    public static Algorithm iterativeDeepening(Puzzle puzzle) {
        return new Algorithm("iterative-deepening", "", Promise.CANONICAL, monitor -> new IterativeDeepening(puzzle));
    }

    /** {@link GreedyBestFirst} with a named heuristic. */
    public static Algorithm greedy(Puzzle puzzle, String name, HeuristicBuilder heuristic) {
        return new Algorithm(
                "greedy", name, Promise.ANY, monitor -> new GreedyBestFirst(puzzle, heuristic.build(monitor)));
    }
}
