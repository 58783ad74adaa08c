package playground.engine.table;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * Finds the distance of every state from which a goal can be reached, one level after the other, each in the way that
 * costs least there (S. Beamer, K. Asanović, D. Patterson, "Direction-optimizing breadth-first search", 2012):
 *
 * <ul>
 *   <li>a small level <em>pushes</em>: from each of its states backward, and what is new joins the next level;
 *   <li>a large level pushes too but only writes distances, and the next level is collected afterwards, in the order of
 *       its numbers: states with neighbouring numbers have neighbouring predecessors, which are then still in the cache;
 *   <li>where fewer states are left than the level has, each of them <em>pulls</em>: it looks whether a move leads into
 *       the level.
 * </ul>
 *
 * <p>Where the puzzle has symmetries, a state that is new gives its distance to all its images, and only it joins the next
 * level: so few are expanded that every level is small.
 */
final class LevelSearch {
    /** The distance of a state that has none, or none yet. */
    static final byte UNKNOWN = -1;

    /** A level is large where it holds more than one in so many of the states. */
    private static final int SPARSE = 64;

    private final RankedMoves moves;
    private final SearchMonitor monitor;
    private final byte[] distances;
    private final int[] ranks;
    private final int[] images;

    /** The level last found is {@code states[start]} to {@code states[end - 1]}. */
    private final int[] states;

    private int start;
    private int end;
    /** How many states have got a distance. */
    private int known;

    /** Ready to fill in distances, of which none must be known yet. */
    LevelSearch(RankedMoves moves, byte[] distances, SearchMonitor monitor) {
        this.moves = moves;
        this.distances = distances;
        this.monitor = monitor;
        ranks = new int[moves.moveCount()];
        images = new int[moves.symmetries()];
        states = new int[distances.length];
    }

    /** Fills in every distance that exists; returns how many there are of each. */
    long[] run(int[] goals) {
        for (int goal : goals) {
            add(goal, (byte) 0);
        }
        long[] counts = new long[Byte.MAX_VALUE + 2];
        int depth = 0;
        int before = 0;
        while (end > start) {
            if (depth > Byte.MAX_VALUE) {
                throw new IllegalArgumentException("a distance is over " + Byte.MAX_VALUE);
            }
            counts[depth] = (long) known - before;
            before = known;
            monitor.bound(depth);
            monitor.store(known);
            depth++;
            findLevel((byte) depth);
        }
        return Arrays.copyOf(counts, depth);
    }

    private void findLevel(byte depth) {
        int size = end - start;
        if (images.length > 0 || size <= distances.length / SPARSE) {
            push(depth);
        } else if (distances.length - known >= size) {
            mark(depth);
            collect(depth);
        } else {
            pull(depth);
        }
    }

    private void push(byte depth) {
        int levelEnd = end;
        for (int i = start; i < levelEnd; i++) {
            int count = predecessors(states[i]);
            for (int move = 0; move < count; move++) {
                add(ranks[move], depth);
            }
        }
        start = levelEnd;
    }

    private void add(int rank, byte depth) {
        if (distances[rank] == UNKNOWN) {
            distances[rank] = depth;
            states[end++] = rank;
            known++;
            if (images.length > 0) {
                addImages(rank, depth);
            }
        }
    }

    private void addImages(int rank, byte depth) {
        int count = moves.images(rank, images);
        for (int symmetry = 0; symmetry < count; symmetry++) {
            int image = images[symmetry];
            known += distances[image] == UNKNOWN ? 1 : 0;
            distances[image] = depth;
        }
    }

    private int predecessors(int rank) {
        monitor.expand();
        int count = moves.before(rank, ranks);
        monitor.generate(count);
        return count;
    }

    /** Writes always, a known distance again as it is: whether a state is new is a coin toss that no processor foresees. */
    private void mark(byte depth) {
        for (int i = start; i < end; i++) {
            int count = predecessors(states[i]);
            for (int move = 0; move < count; move++) {
                int rank = ranks[move];
                byte known = distances[rank];
                distances[rank] = known == UNKNOWN ? depth : known;
            }
        }
    }

    private void collect(byte depth) {
        start = 0;
        int found = 0;
        for (int rank = 0; rank < distances.length; rank++) {
            if (distances[rank] == depth) {
                states[found++] = rank;
            }
        }
        end = found;
        known += found;
    }

    private void pull(byte depth) {
        start = 0;
        end = 0;
        for (int rank = 0; rank < distances.length; rank++) {
            if (distances[rank] == UNKNOWN && leadsTo(depth - 1, rank)) {
                add(rank, depth);
            }
        }
    }

    private boolean leadsTo(int depth, int rank) {
        monitor.expand();
        int count = moves.after(rank, ranks);
        monitor.generate(count);
        for (int move = 0; move < count; move++) {
            if (distances[ranks[move]] == depth) {
                return true;
            }
        }
        return false;
    }
}
