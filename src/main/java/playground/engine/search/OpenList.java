package playground.engine.search;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * The states that wait to be expanded, the most promising first: a binary heap of packed {@code long}s. Lower priority
 * first; of these the lower estimate (nearer to the goal, so that the last layer of A* is not searched in breadth); of
 * these the older state, so that every run is the same.
 */
final class OpenList {
    private static final int CHUNK_BITS = 12;
    static final int CHUNK = 1 << CHUNK_BITS;
    private static final int ESTIMATE_SHIFT = 32;
    private static final int PRIORITY_SHIFT = 48;
    private static final int ESTIMATE_MASK = (1 << (PRIORITY_SHIFT - ESTIMATE_SHIFT)) - 1;

    private final SearchMonitor monitor;
    // In chunks, so that growing never copies what may be hundreds of megabytes, while Stop waits.
    private long[][] chunks = new long[16][];
    private int size;

    OpenList(SearchMonitor monitor) {
        this.monitor = monitor;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /**
     * Adds an entry.
     *
     * @param priority 0 to 32,767
     * @param estimate 0 to 65,535
     * @param number of the state
     */
    void push(int priority, int estimate, int number) {
        if ((size & (CHUNK - 1)) == 0) {
            addChunk(size >> CHUNK_BITS);
        }
        long entry = ((long) priority << PRIORITY_SHIFT) | ((long) estimate << ESTIMATE_SHIFT) | number;
        int hole = size++;
        while (hole > 0 && at((hole - 1) >> 1) > entry) {
            set(hole, at((hole - 1) >> 1));
            hole = (hole - 1) >> 1;
        }
        set(hole, entry);
    }

    private void addChunk(int chunk) {
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunk);
        }
        if (chunks[chunk] == null) {
            monitor.reserve((long) CHUNK * Long.BYTES);
            chunks[chunk] = new long[CHUNK];
        }
    }

    private long at(int index) {
        return chunks[index >> CHUNK_BITS][index & (CHUNK - 1)];
    }

    private void set(int index, long entry) {
        chunks[index >> CHUNK_BITS][index & (CHUNK - 1)] = entry;
    }

    /** Takes the most promising entry off, to be read with the functions below. */
    long pop() {
        long top = at(0);
        long last = at(--size);
        int hole = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && at(child + 1) < at(child)) {
                child++;
            }
            if (at(child) >= last) {
                break;
            }
            set(hole, at(child));
            hole = child;
            child = 2 * hole + 1;
        }
        set(hole, last);
        return top;
    }

    static int priority(long entry) {
        return (int) (entry >>> PRIORITY_SHIFT);
    }

    static int estimate(long entry) {
        return (int) (entry >>> ESTIMATE_SHIFT) & ESTIMATE_MASK;
    }

    static int number(long entry) {
        return (int) entry;
    }
}
