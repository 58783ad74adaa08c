package playground.engine;

import java.util.List;

/**
 * A puzzle with one goal and all that is known for solving it: what the window shows and the command line solves. It
 * knows nothing of pictures. Immutable; tables are built once, when they are first asked for, and shared.
 */
public interface Exhibit {
    /** The puzzle's name on the command line, in codes and as the name of its texts: {@code "magic-board"}. */
    String id();

    /** The rules, with this exhibit's goal and in its reading. */
    Puzzle puzzle();

    /** The goal as a player writes it, in this exhibit's reading; empty where the puzzle leaves no choice of goal. */
    default String goal() {
        return puzzle().format(puzzle().goals()[0]);
    }

    /**
     * The same puzzle with another goal.
     *
     * @param goal as a player writes it, in this exhibit's reading
     * @throws InvalidStateException naming the fault; always where the puzzle leaves no choice of goal
     */
    Exhibit withGoal(String goal);

    /**
     * Whether the goal is the best that can be had from the start, and so another for every start. Such an exhibit is to be
     * made one {@link #startingFrom} a start before it is played or solved.
     */
    default boolean goalDependsOnStart() {
        return false;
    }

    /** The same puzzle with what the goal is from a start; may search for a moment, under the monitor. Usually itself. */
    default Exhibit startingFrom(long start, SearchMonitor monitor) {
        return this;
    }

    /** The ways in which positions of this puzzle are written down, the usual one first: {@code "clockwise", "rows"}. */
    List<String> readings();

    /** The same puzzle and goal, with positions read and written in one of {@link #readings}. */
    Exhibit withReading(String reading);

    /**
     * The ways in which moves of this puzzle are counted, the usual one first: {@code "quarter-turns", "half-turns"}; empty
     * where there is only one.
     */
    default List<String> metrics() {
        return List.of();
    }

    /** The one of {@link #metrics} in which moves are counted; empty where there is only one. */
    default String metric() {
        return "";
    }

    /** The same puzzle and goal, with moves counted in one of {@link #metrics}. */
    default Exhibit withMetric(String metric) {
        throw new IllegalArgumentException(metric);
    }

    /** Whether exact distances can be had; where not, only searches tell how far the goal is. */
    default boolean hasDistances() {
        return true;
    }

    /**
     * The exact distances to the goal; built at the first call, under its monitor, which may stop it.
     *
     * @throws UnsupportedOperationException unless {@link #hasDistances}
     */
    Distances distances(SearchMonitor monitor);

    /** The ways to solve it, the best first; each is bound to this exhibit's goal. */
    List<Algorithm> algorithms();
}
