package playground.engine.search;

import java.util.Arrays;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;

/**
 * The states that a search knows, each once, numbered from 0 in the order of discovery, each with the way it was
 * reached. At once the closed map, the tree of paths and, read in order, the queue of a breadth-first search.
 *
 * <p>About 15 bytes a state and 8 to 16 for finding it. Both grow in small pieces (chunks; 64 hash tables, chosen by the
 * top bits of the hash), so that no growth is a long pause in which Stop would wait.
 */
final class KnownStates {
    static final int NONE = -1;

    private static final int CHUNK_BITS = 12;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int CHUNK_BYTES = CHUNK * (Long.BYTES + Integer.BYTES + Byte.BYTES + Short.BYTES);
    private static final int SEGMENT_BITS = 6;
    private static final int FIRST_SLOTS = 64;

    private final SearchMonitor monitor;

    private long[][] states = new long[16][];
    private int[][] parents = new int[16][];
    private byte[][] moves = new byte[16][];
    private short[][] depths = new short[16][];
    private int size;

    /** For each segment an open-addressing table of state numbers plus one; 0 is a free slot. */
    private final int[][] slots = new int[1 << SEGMENT_BITS][FIRST_SLOTS];

    private final int[] used = new int[1 << SEGMENT_BITS];

    KnownStates(SearchMonitor monitor) {
        this.monitor = monitor;
        monitor.reserve((long) slots.length * FIRST_SLOTS * Integer.BYTES);
    }

    int size() {
        return size;
    }

    long state(int number) {
        return states[number >> CHUNK_BITS][number & (CHUNK - 1)];
    }

    int parent(int number) {
        return parents[number >> CHUNK_BITS][number & (CHUNK - 1)];
    }

    int move(int number) {
        return moves[number >> CHUNK_BITS][number & (CHUNK - 1)];
    }

    int depth(int number) {
        return depths[number >> CHUNK_BITS][number & (CHUNK - 1)];
    }

    /** The number of a state, or {@link #NONE}. */
    int find(long state) {
        long hash = hash(state);
        int[] table = slots[segment(hash)];
        return table[slot(table, hash, state)] - 1;
    }

    /**
     * Adds a state unless it is known.
     *
     * @return its number where it is new; {@code -1 - number} where it was known
     */
    int add(long state, int parent, int move, int depth) {
        long hash = hash(state);
        int segment = segment(hash);
        int slot = slot(slots[segment], hash, state);
        if (slots[segment][slot] != 0) {
            return -slots[segment][slot];
        }
        if (2 * used[segment] >= slots[segment].length) {
            growSegment(segment);
            slot = slot(slots[segment], hash, state);
        }
        append(state, parent, move, depth);
        slots[segment][slot] = size;
        used[segment]++;
        return size - 1;
    }

    /** Notes a better way to a known state. */
    void relink(int number, int parent, int move, int depth) {
        parents[number >> CHUNK_BITS][number & (CHUNK - 1)] = parent;
        moves[number >> CHUNK_BITS][number & (CHUNK - 1)] = (byte) move;
        depths[number >> CHUNK_BITS][number & (CHUNK - 1)] = (short) depth;
    }

    /** The moves from the start to a state. */
    int[] path(int number) {
        int[] path = new int[depth(number)];
        int at = number;
        for (int i = path.length - 1; i >= 0; i--) {
            path[i] = move(at);
            at = parent(at);
        }
        return path;
    }

    /** The state that a state was reached from; {@link Puzzle#NO_STATE} for a start. */
    long parentState(int number) {
        int parent = parent(number);
        return parent == NONE ? Puzzle.NO_STATE : state(parent);
    }

    private void append(long state, int parent, int move, int depth) {
        int chunk = size >> CHUNK_BITS;
        if ((size & (CHUNK - 1)) == 0) {
            addChunk(chunk);
        }
        states[chunk][size & (CHUNK - 1)] = state;
        relink(size, parent, move, depth);
        size++;
        monitor.store(size);
    }

    private void addChunk(int chunk) {
        monitor.reserve(CHUNK_BYTES);
        if (chunk == states.length) {
            states = Arrays.copyOf(states, 2 * chunk);
            parents = Arrays.copyOf(parents, 2 * chunk);
            moves = Arrays.copyOf(moves, 2 * chunk);
            depths = Arrays.copyOf(depths, 2 * chunk);
        }
        states[chunk] = new long[CHUNK];
        parents[chunk] = new int[CHUNK];
        moves[chunk] = new byte[CHUNK];
        depths[chunk] = new short[CHUNK];
    }

    private void growSegment(int segment) {
        int[] old = slots[segment];
        monitor.reserve((long) old.length * Integer.BYTES);
        monitor.check();
        int[] grown = new int[2 * old.length];
        for (int entry : old) {
            if (entry != 0) {
                long state = state(entry - 1);
                grown[slot(grown, hash(state), state)] = entry;
            }
        }
        slots[segment] = grown;
    }

    /** The slot that holds a state, or the free one where it belongs. */
    private int slot(int[] table, long hash, long state) {
        int mask = table.length - 1;
        int slot = (int) (hash >>> 24) & mask;
        while (table[slot] != 0 && state(table[slot] - 1) != state) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    // Fibonacci hashing (Knuth, TAOCP 3, 6.4): the upper bits of the product depend on every bit of the state.
    private static long hash(long state) {
        return (state ^ (state >>> 32)) * 0x9E3779B97F4A7C15L;
    }

    private static int segment(long hash) {
        return (int) (hash >>> (Long.SIZE - SEGMENT_BITS));
    }
}
