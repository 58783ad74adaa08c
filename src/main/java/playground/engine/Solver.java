package playground.engine;

/**
 * Searches for a way from a state to a goal. A solver keeps nothing between two runs: every solve is a fresh one, and
 * several may run at once on the same object.
 */
@FunctionalInterface
public interface Solver {
    /**
     * Runs until a solution is found, none can exist, a limit of the monitor is reached or it says stop. Whatever the
     * end, the result holds what was counted until then.
     *
     * @param start a legal state
     * @param monitor a fresh monitor; or one that goes on counting where several runs are parts of one piece of work
     */
    SearchResult solve(long start, SearchMonitor monitor);
}
