package playground.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.Heuristic;
import playground.engine.Limits;
import playground.engine.Progress;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchResult.Status;
import playground.engine.Solver;

/** A running search ends soon after Stop, and at its limit on time; all that it counted is kept. */
@Isolated("it measures how long Stop takes")
class StopTest {
    private static final long START = 1;

    /** What is promised on screen is 100 ms; a loaded test machine gets some more. */
    private static final Duration SOON = Duration.ofMillis(500);

    /** Long enough for the stores to be large, so that their growth would be noticed. */
    private static final Duration RUNNING = Duration.ofMillis(400);

    static List<Solver> solvers() {
        Puzzle puzzle = new EndlessPuzzle();
        // Not zero everywhere, so that the open list is not just a queue.
        Heuristic heuristic = state -> (int) (state >>> 40) & 3;
        return List.of(
                new BreadthFirst(puzzle),
                new BidirectionalBreadthFirst(puzzle),
                new IterativeDeepening(puzzle),
                new IdaStar(puzzle, Heuristic.ZERO),
                new AStar(puzzle, heuristic),
                new GreedyBestFirst(puzzle, heuristic));
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void stopFromAnotherThreadEndsASearchSoon(Solver solver) throws InterruptedException {
        SearchMonitor monitor = new SearchMonitor(Limits.ofThisMachine());
        CompletableFuture<SearchResult> running = CompletableFuture.supplyAsync(() -> solver.solve(START, monitor));
        Thread.sleep(RUNNING.toMillis());
        Progress before = monitor.progress();
        long stopped = System.nanoTime();
        monitor.stop();
        SearchResult result = running.join();
        Duration waited = Duration.ofNanos(System.nanoTime() - stopped);
        System.out.printf("%s: Stop answered in %d ms%n", solver.getClass().getSimpleName(), waited.toMillis());
        assertThat(waited).isLessThan(SOON);
        assertThat(result.status()).isEqualTo(Status.CANCELLED);
        assertThat(result.moves()).isEmpty();
        assertThat(before.expanded()).isPositive();
        assertThat(result.effort().expanded()).isGreaterThanOrEqualTo(before.expanded());
        assertThat(result.effort()).isEqualTo(monitor.progress());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void theLimitOnTimeEndsASearchSoon(Solver solver) {
        Duration limit = Duration.ofMillis(50);
        SearchResult result =
                solver.solve(START, new SearchMonitor(Limits.ofThisMachine().withTime(limit)));
        assertThat(result.status()).isEqualTo(Status.TIME_LIMIT);
        assertThat(result.elapsed()).isBetween(limit, limit.plus(SOON));
        assertThat(result.effort().expanded()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void theLimitOnNodesIsExactInALongSearch(Solver solver) {
        SearchResult result = solver.solve(START, new SearchMonitor(Limits.NONE.withNodes(123_457)));
        assertThat(result.status()).isEqualTo(Status.NODE_LIMIT);
        assertThat(result.effort().expanded()).isEqualTo(123_457);
    }
}
