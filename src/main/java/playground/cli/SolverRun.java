package playground.cli;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import playground.engine.Algorithm;
import playground.engine.Limits;
import playground.engine.Progress;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;

/**
 * One run of an algorithm: its solver built, then run. Both are held to the same limits, and each is timed and counted
 * by itself.
 *
 * @param building how the building of tables ended, and what it took; solved means built
 * @param search how the search ended; where the building was stopped, as that did, with nothing counted
 */
record SolverRun(SearchResult building, SearchResult search) {
    private static final int[] NO_MOVES = {};

    /** Builds and runs. The limit on nodes is for the search alone: those that go into a table are no search. */
    static SolverRun of(Algorithm algorithm, long start, Limits limits) {
        AtomicReference<Solver> solver = new AtomicReference<>();
        SearchMonitor monitor = new SearchMonitor(limits.withNodes(Long.MAX_VALUE));
        SearchResult building = monitor.run(() -> {
            solver.set(algorithm.builder().build(monitor));
            return NO_MOVES;
        });
        if (!building.isSolved()) {
            return new SolverRun(building, new SearchResult(building.status(), NO_MOVES, Progress.NONE, Duration.ZERO));
        }
        return new SolverRun(building, solver.get().solve(start, new SearchMonitor(rest(limits, building))));
    }

    /** What the building left of the limits. */
    static Limits rest(Limits limits, SearchResult building) {
        Duration time = limits.time().minus(building.elapsed());
        long memory = limits.memory() - building.effort().memory();
        return limits.withTime(time.isNegative() ? Duration.ZERO : time).withMemory(Math.max(0, memory));
    }

    /** Whether the search was never begun. */
    boolean stoppedWhileBuilding() {
        return !building.isSolved();
    }

    /** Bytes held at the end, tables included. */
    long memory() {
        return building.effort().memory() + search.effort().memory();
    }
}
