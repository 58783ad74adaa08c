package playground.engine;

import java.time.Duration;

/**
 * How far a search may go.
 *
 * @param time from the start of the run
 * @param nodes states expanded
 * @param memory bytes held by the search's own stores
 */
public record Limits(Duration time, long nodes, long memory) {
    private static final Duration FOREVER = Duration.ofDays(365);

    /** No limit but the machine. */
    public static final Limits NONE = new Limits(FOREVER, Long.MAX_VALUE, Long.MAX_VALUE);

    /** Checks the values. */
    public Limits {
        if (time.isNegative() || nodes < 0 || memory < 0) {
            throw new IllegalArgumentException("a limit is negative");
        }
    }

    /** No limits, but at most half of the memory that this Java process may take, so that the rest of it goes on. */
    public static Limits ofThisMachine() {
        return NONE.withMemory(Runtime.getRuntime().maxMemory() / 2);
    }

    /** The same with another limit on time. */
    public Limits withTime(Duration limit) {
        return new Limits(limit, nodes, memory);
    }

    /** The same with another limit on expanded states. */
    public Limits withNodes(long limit) {
        return new Limits(time, limit, memory);
    }

    /** The same with another limit on bytes held. */
    public Limits withMemory(long limit) {
        return new Limits(time, nodes, limit);
    }
}
