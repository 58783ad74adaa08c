package playground.engine;

/**
 * Estimates how many moves a state is from the nearest goal. <em>Admissible</em>: never more than the true number;
 * <em>consistent</em>: one move lowers it by at most one. All heuristics of this project are both, unless they say
 * otherwise.
 */
@FunctionalInterface
public interface Heuristic {
    /** The estimate for a state from which no goal can be reached. Small enough to add a depth without overflow. */
    int UNREACHABLE = Integer.MAX_VALUE / 2;

    /** Knows nothing: with it A* is breadth-first search, and IDA* is iterative deepening. */
    Heuristic ZERO = state -> 0;

    /** The estimated number of moves, at least 0, or {@link #UNREACHABLE}. */
    int estimate(long state);
}
