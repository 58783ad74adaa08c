package playground.engine.search;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * The states that wait to be expanded, the most promising first: a binary heap of packed {@code long}s. Lower priority
 * first; of these the lower estimate (nearer to the goal, so that the last layer of A* is not searched in breadth); of
 * these the older state, so that every run is the same.
 */
final class OpenList {
    private static final int ESTIMATE_SHIFT = 32;
    private static final int PRIORITY_SHIFT = 48;
    private static final int ESTIMATE_MASK = (1 << (PRIORITY_SHIFT - ESTIMATE_SHIFT)) - 1;

    private final SearchMonitor monitor;
    private long[] heap = new long[1024];
    private int size;

    OpenList(SearchMonitor monitor) {
        this.monitor = monitor;
        monitor.reserve((long) heap.length * Long.BYTES);
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
        if (size == heap.length) {
            monitor.reserve((long) size * Long.BYTES);
            monitor.check();
            heap = Arrays.copyOf(heap, 2 * size);
        }
        long entry = ((long) priority << PRIORITY_SHIFT) | ((long) estimate << ESTIMATE_SHIFT) | number;
        int hole = size++;
        while (hole > 0 && heap[(hole - 1) >> 1] > entry) {
            heap[hole] = heap[(hole - 1) >> 1];
            hole = (hole - 1) >> 1;
        }
        heap[hole] = entry;
    }

    /** Takes the most promising entry off, to be read with the functions below. */
    long pop() {
        long top = heap[0];
        long last = heap[--size];
        int hole = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[child] >= last) {
                break;
            }
            heap[hole] = heap[child];
            hole = child;
            child = 2 * hole + 1;
        }
        heap[hole] = last;
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
