package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;
import playground.engine.SearchResult.Status;

/** Every algorithm ends at its limits and at Stop, and tells what it did until then. */
class SolverLimitsTest {
    private static final String ALGORITHMS = "playground.engine.ContractFixtures#algorithms";
    private static final int FEW = 6;
    private static final int MANY = 20;

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void theLimitOnNodesIsExact(Fixture fixture, Algorithm algorithm) {
        assertNodeLimitExact(fixture, algorithm, FEW);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void theLimitOnNodesIsExactFromManyMoreStarts(Fixture fixture, Algorithm algorithm) {
        assertNodeLimitExact(fixture, algorithm, MANY);
    }

    private static void assertNodeLimitExact(Fixture fixture, Algorithm algorithm, int count) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        for (long start : starts(fixture, count)) {
            SearchResult free = solver.solve(start, new SearchMonitor());
            long needed = free.effort().expanded();
            for (long limit : new long[] {0, 1, 2, needed / 2, needed - 1}) {
                SearchResult result = solver.solve(start, new SearchMonitor(Limits.NONE.withNodes(limit)));
                assertThat(result.status()).isEqualTo(Status.NODE_LIMIT);
                assertThat(result.effort().expanded()).isEqualTo(limit);
                assertThat(result.moves()).isEmpty();
            }
            SearchResult enough = solver.solve(start, new SearchMonitor(Limits.NONE.withNodes(needed)));
            assertThat(enough.moves()).isEqualTo(free.moves());
            assertThat(enough.effort()).isEqualTo(free.effort());
        }
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void theLimitOnTimeEndsTheSearch(Fixture fixture, Algorithm algorithm) {
        Limits noTime = Limits.NONE.withTime(Duration.ZERO);
        SearchResult result =
                ContractFixtures.solverOf(algorithm).solve(starts(fixture, 1).get(0), new SearchMonitor(noTime));
        assertThat(result.status()).isEqualTo(Status.TIME_LIMIT);
        assertThat(result.moves()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void theLimitOnMemoryIsKept(Fixture fixture, Algorithm algorithm) {
        assertMemoryLimitKept(fixture, algorithm, FEW);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void theLimitOnMemoryIsKeptFromManyMoreStarts(Fixture fixture, Algorithm algorithm) {
        assertMemoryLimitKept(fixture, algorithm, MANY);
    }

    private static void assertMemoryLimitKept(Fixture fixture, Algorithm algorithm, int count) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        for (long start : starts(fixture, count)) {
            SearchResult free = solver.solve(start, new SearchMonitor());
            long needed = free.effort().memory();
            SearchResult enough = solver.solve(start, new SearchMonitor(Limits.NONE.withMemory(needed)));
            assertThat(enough.moves()).isEqualTo(free.moves());
            if (needed > 0) {
                SearchResult less = solver.solve(start, new SearchMonitor(Limits.NONE.withMemory(needed - 1)));
                assertThat(less.status()).isEqualTo(Status.MEMORY_LIMIT);
                assertThat(less.effort().memory()).isLessThan(needed);
                assertThat(less.moves()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void aSearchThatIsStoppedBeforeItBeginsDoesNothing(Fixture fixture, Algorithm algorithm) {
        SearchMonitor monitor = new SearchMonitor();
        monitor.stop();
        SearchResult result =
                ContractFixtures.solverOf(algorithm).solve(starts(fixture, 1).get(0), monitor);
        assertThat(result.status()).isEqualTo(Status.CANCELLED);
        assertThat(result.effort()).isEqualTo(Progress.NONE);
        assertThat(result.moves()).isEmpty();
    }

    /** Far enough from the goal for a search to have something to do, near enough for the one that knows nothing. */
    private static List<Long> starts(Fixture fixture, int count) {
        int distance = Math.min(6, fixture.space().greatestDistance());
        List<Long> layer = fixture.space().layer(distance);
        return layer.subList(0, Math.min(count, layer.size()));
    }
}
