package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import playground.engine.SearchResult.Status;

class SearchMonitorTest {
    @Test
    void everythingCountedIsInTheResult() {
        SearchMonitor monitor = new SearchMonitor();
        SearchResult result = monitor.run(() -> {
            monitor.bound(3);
            monitor.bound(5);
            monitor.expand();
            monitor.generate();
            monitor.generate();
            monitor.duplicate();
            monitor.store(9);
            monitor.store(4);
            monitor.reserve(100);
            monitor.reserve(-40);
            return new int[] {1, 2};
        });
        assertThat(result.status()).isEqualTo(Status.SOLVED);
        assertThat(result.moves()).containsExactly(1, 2);
        assertThat(result.effort()).isEqualTo(new Progress(1, 2, 1, 4, 9, 60, 5, 2));
    }

    @Test
    void noMovesMeansNoSolution() {
        SearchResult result = new SearchMonitor().run(() -> null);
        assertThat(result.status()).isEqualTo(Status.NO_SOLUTION);
        assertThat(result.moves()).isEmpty();
        assertThat(result.status().isLimit()).isFalse();
    }

    @Test
    void countsArePublishedWhileTheSearchGoesOn() {
        SearchMonitor monitor = new SearchMonitor();
        assertThat(monitor.progress()).isEqualTo(Progress.NONE);
        for (int i = 0; i <= SearchMonitor.CHECK_INTERVAL; i++) {
            monitor.expand();
        }
        assertThat(monitor.progress().expanded()).isEqualTo(SearchMonitor.CHECK_INTERVAL);
    }

    @Test
    void stopIsNoticedWithinTheInterval() {
        SearchMonitor monitor = new SearchMonitor();
        SearchResult result = monitor.run(() -> {
            monitor.expand();
            monitor.stop();
            return expandForever(monitor);
        });
        assertThat(monitor.isStopRequested()).isTrue();
        assertThat(result.status()).isEqualTo(Status.CANCELLED);
        assertThat(result.effort().expanded()).isBetween(1L, (long) SearchMonitor.CHECK_INTERVAL);
    }

    @Test
    void theNodeLimitIsExactWhereverItFallsInTheInterval() {
        int interval = SearchMonitor.CHECK_INTERVAL;
        for (long limit : new long[] {0, 1, interval - 1, interval, interval + 1, 10 * interval + 7}) {
            SearchMonitor monitor = new SearchMonitor(Limits.NONE.withNodes(limit));
            SearchResult result = monitor.run(() -> expandForever(monitor));
            assertThat(result.status()).isEqualTo(Status.NODE_LIMIT);
            assertThat(result.effort().expanded()).isEqualTo(limit);
            assertThat(result.status().isLimit()).isTrue();
        }
    }

    @Test
    void theTimeLimitCountsFromTheStartOfTheRun() throws InterruptedException {
        Duration limit = Duration.ofMillis(200);
        SearchMonitor monitor = new SearchMonitor(Limits.NONE.withTime(limit));
        Thread.sleep(2 * limit.toMillis());
        assertThat(monitor.run(() -> new int[0]).isSolved()).isTrue();
        SearchResult result = monitor.run(() -> expandForever(monitor));
        assertThat(result.status()).isEqualTo(Status.TIME_LIMIT);
        assertThat(result.elapsed()).isBetween(limit, limit.multipliedBy(10));
    }

    @Test
    void memoryOverTheLimitIsNotGranted() {
        SearchMonitor monitor = new SearchMonitor(Limits.NONE.withMemory(100));
        SearchResult result = monitor.run(() -> {
            monitor.reserve(60);
            monitor.reserve(41);
            return new int[0];
        });
        assertThat(result.status()).isEqualTo(Status.MEMORY_LIMIT);
        assertThat(result.effort().memory()).isEqualTo(60);
    }

    @Test
    void runningOutOfMemoryIsALimitToo() {
        SearchResult result = new SearchMonitor().run(() -> {
            throw new OutOfMemoryError("as a test");
        });
        assertThat(result.status()).isEqualTo(Status.MEMORY_LIMIT);
    }

    @Test
    void aBugIsNotTakenForAResult() {
        SearchMonitor monitor = new SearchMonitor();
        assertThatThrownBy(() -> monitor.run(() -> {
                    throw new IllegalStateException("a bug");
                }))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aNegativeLimitIsRefused() {
        assertThatThrownBy(() -> Limits.NONE.withNodes(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Limits.NONE.withMemory(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Limits.NONE.withTime(Duration.ofNanos(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static int[] expandForever(SearchMonitor monitor) {
        while (true) {
            monitor.expand();
        }
    }
}
