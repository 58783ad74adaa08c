package playground.ui.shell;

import java.time.Duration;
import java.util.List;
import playground.engine.Progress;
import playground.ui.board.Texts;

/** The figures of a search as texts, in units that a person reads at a glance. */
final class SearchFigures {
    /** What the figures are of, in the order in which they are shown. */
    static final List<String> NAMES = List.of(
            "expanded", "generated", "duplicates", "peakStored", "bound", "memory", "time", "speed", "buildTime");

    private static final double KIBIBYTE = 1 << 10;
    private static final double MEBIBYTE = 1 << 20;
    /** Stands where there is nothing to tell: an algorithm without bounds, say. */
    private static final String NOTHING = "–";

    private SearchFigures() {}

    /** The figures, in the order of {@link #NAMES}. */
    static List<String> of(Texts texts, Progress progress, Duration elapsed, Duration buildTime) {
        double seconds = elapsed.toNanos() / 1e9;
        return List.of(
                texts.get("number", progress.expanded()),
                texts.get("number", progress.generated()),
                texts.get("number", progress.duplicates()),
                texts.get("number", progress.peakStored()),
                progress.iterations() == 0
                        ? NOTHING
                        : texts.get("figure.bound.value", progress.bound(), progress.iterations()),
                memory(texts, progress.memory()),
                time(texts, elapsed),
                texts.get("perSecond", seconds == 0 ? 0 : progress.expanded() / seconds),
                buildTime.isZero() ? NOTHING : time(texts, buildTime));
    }

    private static String memory(Texts texts, long bytes) {
        if (bytes == 0) {
            return NOTHING;
        }
        return bytes < MEBIBYTE ? texts.get("kibibytes", bytes / KIBIBYTE) : texts.get("mebibytes", bytes / MEBIBYTE);
    }

    /** A duration, in seconds or milliseconds. */
    static String time(Texts texts, Duration duration) {
        double millis = duration.toNanos() / 1e6;
        return millis >= 1000 ? texts.get("seconds", millis / 1000) : texts.get("milliseconds", millis);
    }
}
