package playground.engine;

import java.time.Duration;
import playground.engine.SearchResult.Status;
import playground.engine.SearchTrace.Outcome;

/**
 * Watches one run of a search: counts what it does, holds it to its limits, and stops it when told.
 *
 * <p>Two sides use it. The <em>searching</em> thread counts ({@link #expand}, {@link #generate}, …); these are plain
 * field increments, so a hot loop may call them on every node. Any <em>other</em> thread may read {@link #progress} and
 * call {@link #stop} at any time. Every {@value #CHECK_INTERVAL} expansions the counts are published and the limits
 * looked at; a search that must end is left through a {@link SearchStoppedException}, which {@link #run} turns into
 * the result.
 */
public final class SearchMonitor {
    /** Expansions between two looks at clock, limits and Stop: well under a millisecond of work. */
    public static final int CHECK_INTERVAL = 1024;

    /** The body of a search. */
    @FunctionalInterface
    public interface Search {
        /** Returns the moves of a solution, or null where there is none. */
        int[] run();
    }

    private final Limits limits;
    private final SearchTrace trace;

    private volatile boolean stopRequested;
    private volatile Progress progress = Progress.NONE;

    // Written and read by the searching thread only.
    private long started;
    private long nextCheck;
    private long expanded;
    private long generated;
    private long duplicates;
    private long stored;
    private long peakStored;
    private long memory;
    private int bound;
    private int iterations;

    /** A monitor without limits. */
    public SearchMonitor() {
        this(Limits.NONE);
    }

    /** A monitor with limits. */
    public SearchMonitor(Limits limits) {
        this(limits, null);
    }

    /**
     * A monitor that also records what the search does.
     *
     * @param trace where to, or null
     */
    public SearchMonitor(Limits limits, SearchTrace trace) {
        this.limits = limits;
        this.trace = trace;
        this.started = System.nanoTime();
    }

    /** Asks the search to end; it does so within {@value #CHECK_INTERVAL} expansions. From any thread. */
    public void stop() {
        stopRequested = true;
    }

    /** Whether somebody asked the search to end. From any thread. */
    public boolean isStopRequested() {
        return stopRequested;
    }

    /** The counts as last published. From any thread. */
    public Progress progress() {
        return progress;
    }

    /** Runs a search and returns how it ended, with everything counted. On the searching thread. */
    public SearchResult run(Search search) {
        started = System.nanoTime();
        int[] moves = {};
        Status status;
        try {
            check();
            int[] found = search.run();
            status = found == null ? Status.NO_SOLUTION : Status.SOLVED;
            moves = found == null ? moves : found;
        } catch (SearchStoppedException stopped) {
            status = stopped.status();
        } catch (OutOfMemoryError error) {
            // The stores of the search are garbage by now, so the process can go on; to the player it is a limit.
            status = Status.MEMORY_LIMIT;
        }
        publish();
        return new SearchResult(status, moves, progress, Duration.ofNanos(System.nanoTime() - started));
    }

    /** Counts an expansion that is about to be made; does not return where the search must end. */
    public void expand() {
        if (expanded >= nextCheck) {
            check();
            // Here and not in check(): a store that grows during the last expansion allowed must not end the search.
            if (expanded >= limits.nodes()) {
                throw new SearchStoppedException(Status.NODE_LIMIT);
            }
        }
        expanded++;
    }

    /** Counts expansions that are made together. The limit on nodes is looked at before, and may be overrun by them. */
    public void expand(int count) {
        if (expanded + count > nextCheck) {
            check();
            if (expanded >= limits.nodes()) {
                throw new SearchStoppedException(Status.NODE_LIMIT);
            }
        }
        expanded += count;
    }

    /** Counts a generated state. */
    public void generate() {
        generated++;
    }

    /** Counts generated states. */
    public void generate(int count) {
        generated += count;
    }

    /** Counts a generated state that was already known. */
    public void duplicate() {
        duplicates++;
    }

    /** Notes that a bound is begun: a layer, a deepening. */
    public void bound(int newBound) {
        bound = newBound;
        iterations++;
    }

    /** Notes how many states are held. */
    public void store(long states) {
        stored = states;
        peakStored = Math.max(peakStored, states);
    }

    /**
     * Asks for leave to hold more or less memory than before; to be called before it is taken.
     *
     * @param bytes the change
     */
    public void reserve(long bytes) {
        if (memory + bytes > limits.memory()) {
            throw new SearchStoppedException(Status.MEMORY_LIMIT);
        }
        memory += bytes;
    }

    /** Whether somebody watches, and not all that is kept is recorded already. */
    public boolean isWatched() {
        return trace != null && !trace.isCutShort();
    }

    /** Records a state that the search looked at, where somebody watches. */
    public void trace(long state, long parent, int move, int g, int h, Outcome outcome) {
        if (trace != null) {
            trace.record(state, parent, move, g, h, outcome);
        }
    }

    /**
     * Publishes the counts and looks at Stop and the limits; does not return where the search must end. For work
     * between expansions that may take long: the growth of a store, a level of a table.
     */
    public void check() {
        publish();
        if (stopRequested) {
            throw new SearchStoppedException(Status.CANCELLED);
        }
        if (System.nanoTime() - started > limits.time().toNanos()) {
            throw new SearchStoppedException(Status.TIME_LIMIT);
        }
        nextCheck = Math.min(expanded + CHECK_INTERVAL, limits.nodes());
    }

    private void publish() {
        progress = new Progress(expanded, generated, duplicates, stored, peakStored, memory, bound, iterations);
    }
}
