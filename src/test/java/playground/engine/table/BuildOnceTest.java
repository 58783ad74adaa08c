package playground.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import playground.engine.SearchMonitor;
import playground.engine.SearchStoppedException;

class BuildOnceTest {
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicInteger builds = new AtomicInteger();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);

    /** Builds until told to end, or stopped. */
    private final BuildOnce<Object> slow = new BuildOnce<>(monitor -> {
        builds.incrementAndGet();
        begun.countDown();
        while (mayEnd.getCount() > 0) {
            monitor.expand();
        }
        return new Object();
    });

    @AfterEach
    void endThreads() {
        mayEnd.countDown();
        threads.shutdownNow();
    }

    private CompletableFuture<Object> getInOtherThread(SearchMonitor monitor) {
        return CompletableFuture.supplyAsync(() -> slow.get(monitor), threads);
    }

    @Test
    void manyCallersShareOneBuild() throws InterruptedException {
        List<CompletableFuture<Object>> callers = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            callers.add(getInOtherThread(new SearchMonitor()));
        }
        begun.await();
        mayEnd.countDown();
        Object built = slow.get(new SearchMonitor());
        assertThat(callers).allSatisfy(caller -> assertThat(caller.join()).isSameAs(built));
        assertThat(builds).hasValue(1);
    }

    @Test
    void nothingIsBuiltBeforeItIsAskedFor() {
        assertThat(builds).hasValue(0);
    }

    @Test
    void aStoppedBuildLeavesNothingBehind() throws InterruptedException {
        SearchMonitor monitor = new SearchMonitor();
        CompletableFuture<Object> caller = getInOtherThread(monitor);
        begun.await();
        monitor.stop();
        assertThatThrownBy(caller::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(SearchStoppedException.class);
        mayEnd.countDown();
        assertThat(slow.get(new SearchMonitor())).isNotNull();
        assertThat(builds).hasValue(2);
    }

    @Test
    void whoWaitsCanBeStoppedAndTheBuildGoesOn() throws InterruptedException {
        CompletableFuture<Object> builder = getInOtherThread(new SearchMonitor());
        begun.await();
        SearchMonitor impatient = new SearchMonitor();
        CompletableFuture<Object> waiting = getInOtherThread(impatient);
        impatient.stop();
        assertThatThrownBy(waiting::join).hasCauseInstanceOf(SearchStoppedException.class);
        assertThat(builder).isNotDone();
        mayEnd.countDown();
        assertThat(builder.join()).isNotNull();
        assertThat(builds).hasValue(1);
    }

    @Test
    void whoWaitsForAStoppedBuildBuilds() throws InterruptedException {
        SearchMonitor first = new SearchMonitor();
        CompletableFuture<Object> builder = getInOtherThread(first);
        begun.await();
        CompletableFuture<Object> waiting = getInOtherThread(new SearchMonitor());
        first.stop();
        assertThatThrownBy(builder::join).hasCauseInstanceOf(SearchStoppedException.class);
        mayEnd.countDown();
        assertThat(waiting.join()).isNotNull();
        assertThat(builds).hasValue(2);
    }

    @Test
    void aWaitingThreadThatIsInterruptedStops() throws InterruptedException {
        CompletableFuture<Object> builder = getInOtherThread(new SearchMonitor());
        begun.await();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> slow.get(new SearchMonitor())).isInstanceOf(SearchStoppedException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(builder).isNotDone();
    }

    @Test
    void whatFailsToBuildIsTriedAgain() {
        BuildOnce<String> failing = new BuildOnce<>(monitor -> {
            if (builds.incrementAndGet() == 1) {
                throw new IllegalStateException("a bug");
            }
            return "built";
        });
        assertThatThrownBy(() -> failing.get(new SearchMonitor())).isInstanceOf(IllegalStateException.class);
        assertThat(failing.get(new SearchMonitor())).isEqualTo("built");
    }
}
