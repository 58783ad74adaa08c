package playground.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import playground.engine.Algorithm.Promise;
import playground.engine.Progress;
import playground.engine.SearchResult.Status;

/** Names with their values, written as aligned lines; each name is one word, so that other programs can read them. */
final class Figures {
    private static final double NANOS_PER_MILLISECOND = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Map<String, String> values = new LinkedHashMap<>();

    /** Adds a line. */
    Figures add(String name, Object value) {
        values.put(name, value.toString());
        return this;
    }

    /** Adds what a run counted and took. */
    Figures addRun(SolverRun run) {
        Progress effort = run.search().effort();
        Duration elapsed = run.search().elapsed();
        return add("status", words(run.search().status()))
                .add("expanded", effort.expanded())
                .add("generated", effort.generated())
                .add("duplicates", effort.duplicates())
                .add("peak-stored", effort.peakStored())
                .add("bound", effort.bound())
                .add("iterations", effort.iterations())
                .add("memory-bytes", run.memory())
                .add("search-ms", milliseconds(elapsed))
                .add("build-ms", milliseconds(run.building().elapsed()))
                .add("nodes-per-second", perSecond(effort.expanded(), elapsed));
    }

    /** How many there were in each second. */
    static long perSecond(long count, Duration elapsed) {
        return Math.round(count * NANOS_PER_SECOND / Math.max(1, elapsed.toNanos()));
    }

    /** Writes the lines. */
    void print(PrintWriter out) {
        int width = values.keySet().stream().mapToInt(String::length).max().orElse(0);
        values.forEach((name, value) ->
                out.println((name + " ".repeat(width - name.length() + 2) + value).stripTrailing()));
    }

    /** What an algorithm's solutions are, in words. */
    static String words(Promise promise) {
        return switch (promise) {
            case CANONICAL -> "shortest, first in move order";
            case SHORTEST -> "shortest";
            case ANY -> "not shortest";
        };
    }

    private static String words(Status status) {
        return status.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A duration in milliseconds, with three decimals. */
    static String milliseconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f", duration.toNanos() / NANOS_PER_MILLISECOND);
    }
}
