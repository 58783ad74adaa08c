package playground.ui.shell;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.testfx.util.WaitForAsyncUtils;

/** How long the FX thread lets others wait: the time from asking to the answer, asked again and again. */
final class Latency {
    private static final long PAUSE_MILLIS = 2;

    private final List<Long> nanos = new ArrayList<>();

    /** Asks for so long, from the thread of the caller. */
    void measure(Duration duration) {
        long end = System.nanoTime() + duration.toNanos();
        while (System.nanoTime() < end) {
            nanos.add(ask());
            WaitForAsyncUtils.sleep(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private static long ask() {
        CountDownLatch answered = new CountDownLatch(1);
        long[] answer = new long[1];
        long asked = System.nanoTime();
        Platform.runLater(() -> {
            answer[0] = System.nanoTime();
            answered.countDown();
        });
        try {
            answered.await();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        return answer[0] - asked;
    }

    /** The longest wait. */
    Duration longest() {
        return Duration.ofNanos(Collections.max(nanos));
    }

    /** The wait that so many of a hundred stay below. */
    private double percentile(int percent) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.get((int) Math.min(sorted.size() - 1L, (long) sorted.size() * percent / 100)) / 1e6;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "half %.1f ms, 99%% %.1f ms, longest %.1f ms of %d",
                percentile(50),
                percentile(99),
                longest().toNanos() / 1e6,
                nanos.size());
    }
}
