package playground.engine;

/**
 * A way to solve one puzzle, as a person chooses it from a list.
 *
 * @param name the algorithm, in small letters and dashes: {@code "ida-star"}
 * @param heuristic the heuristic it uses, likewise; empty where it uses none
 * @param promise what its solutions are
 * @param builder makes the solver
 */
public record Algorithm(String name, String heuristic, Promise promise, Builder builder) {

    /** What is known of a solution that an algorithm returns. */
    public enum Promise {
        /** Shortest, and of the shortest the first in the puzzle's move order: the one that judges ask for. */
        CANONICAL,
        /** Shortest, but where several are shortest, any of them. */
        SHORTEST,
        /** A way to the goal, of any length. */
        ANY
    }

    /** Makes a solver, which may first have to build tables. */
    @FunctionalInterface
    public interface Builder {
        /** The solver, after building what it needs under the monitor, which may stop it. */
        Solver build(SearchMonitor monitor);
    }

    /** How the command line and saved settings name it: {@code "breadth-first"}, {@code "ida-star:pattern"}. */
    public String code() {
        return heuristic.isEmpty() ? name : name + ":" + heuristic;
    }
}
