package playground.app;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.time.Duration;
import java.time.Instant;
import java.util.StringJoiner;

/** How soon the window was there after the program's start, and the hints of a puzzle after it was chosen; and memory. */
final class Timings {
    private static final long MEBIBYTE = 1 << 20;

    private final StringJoiner lines = new StringJoiner(System.lineSeparator());
    private String puzzle;
    private long opened;
    private boolean waiting;

    /** Looks, once a frame, which puzzle is shown and whether hints on it can be given. */
    void look(String shown, boolean hasHints) {
        if (puzzle == null) {
            lines.add("first frame: %d ms after the start of the program".formatted(sinceStart()));
        }
        if (!shown.equals(puzzle)) {
            puzzle = shown;
            opened = System.nanoTime();
            waiting = true;
        }
        if (waiting && hasHints) {
            waiting = false;
            lines.add("%s: hints %d ms after its first frame"
                    .formatted(
                            puzzle, Duration.ofNanos(System.nanoTime() - opened).toMillis()));
        }
    }

    private static long sinceStart() {
        Instant start = ProcessHandle.current().info().startInstant().orElseGet(Instant::now);
        return Duration.between(start, Instant.now()).toMillis();
    }

    /** Everything noted, and the memory now. */
    @Override
    public String toString() {
        long peak = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            peak += pool.getType() == MemoryType.HEAP ? pool.getPeakUsage().getUsed() : 0;
        }
        System.gc();
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        return lines
                + System.lineSeparator()
                + "heap: %d MiB in use with everything opened, %d MiB at most"
                        .formatted(heap.getUsed() / MEBIBYTE, peak / MEBIBYTE);
    }
}
