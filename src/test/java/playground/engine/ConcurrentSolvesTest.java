package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;

/** A solver keeps nothing between two runs, nor from one thread to another. */
class ConcurrentSolvesTest {
    private static final int THREADS = 4;

    @ParameterizedTest
    @MethodSource("playground.engine.ContractFixtures#algorithms")
    void manySolvesAtOnceEqualTheSameOneByOne(Fixture fixture, Algorithm algorithm)
            throws InterruptedException, ExecutionException {
        Solver solver = ContractFixtures.solverOf(algorithm);
        List<Long> layer = fixture.space().layer(6);
        List<Long> starts = layer.subList(0, Math.min(50, layer.size()));
        List<String> serial = solveAll(solver, starts);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> tasks = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                tasks.add(() -> solveAll(solver, starts));
            }
            for (Future<List<String>> answer : threads.invokeAll(tasks)) {
                assertThat(answer.get()).isEqualTo(serial);
            }
        } finally {
            threads.shutdown();
        }
    }

    /** Moves and counts of each run, but not the time that it took. */
    private static List<String> solveAll(Solver solver, List<Long> starts) {
        List<String> results = new ArrayList<>();
        for (long start : starts) {
            SearchResult result = solver.solve(start, new SearchMonitor());
            results.add(new SearchResult(result.status(), result.moves(), result.effort(), null).toString());
        }
        return results;
    }
}
