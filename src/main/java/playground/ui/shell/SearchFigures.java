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

    private static final double MEBIBYTE = 1 << 20;

    private SearchFigures() {}

    /** The figures, in the order of {@link #NAMES}. */
    static List<String> of(Texts texts, Progress progress, Duration elapsed, Duration buildTime) {
        double seconds = elapsed.toNanos() / 1e9;
        return List.of(
                texts.get("number", progress.expanded()),
                texts.get("number", progress.generated()),
                texts.get("number", progress.duplicates()),
                texts.get("number", progress.peakStored()),
                texts.get("figure.bound.value", progress.bound(), progress.iterations()),
                texts.get("mebibytes", progress.memory() / MEBIBYTE),
                time(texts, elapsed),
                texts.get("perSecond", seconds == 0 ? 0 : progress.expanded() / seconds),
                time(texts, buildTime));
    }

    /** A duration, in seconds or milliseconds. */
    static String time(Texts texts, Duration duration) {
        double millis = duration.toNanos() / 1e6;
        return millis >= 1000 ? texts.get("seconds", millis / 1000) : texts.get("milliseconds", millis);
    }
}
