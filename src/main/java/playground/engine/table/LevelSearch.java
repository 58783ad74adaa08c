package playground.engine.table;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * Finds the distance of every state from which a goal can be reached, one level after the other, each in the way that
 * costs least there (S. Beamer, K. Asanović, D. Patterson, "Direction-optimizing breadth-first search", 2012):
 *
 * <ul>
 *   <li>a small level <em>pushes</em>: it is a list, and from each of its states backward, what is new joins the next one;
 *   <li>a large level <em>marks</em>: there is no list, all distances are gone through in the order of their numbers, for
 *       states with neighbouring numbers have neighbouring predecessors, which are then still in the cache;
 *   <li>where fewer states are left than the level has, these <em>pull</em>: each looks whether a move leads into the level.
 * </ul>
 *
 * <p>Where the puzzle has symmetries, a state that is new gives its distance to all its images, and only it joins the next
 * level: so few are expanded that every level pushes.
 */
final class LevelSearch {
    /** The distance of a state that has none, or none yet. */
    static final byte UNKNOWN = -1;

    /** A level is large where it holds more than one in so many of the states, and more than a few. */
    private static final int SPARSE = 128;

    private static final int FEW = 256;

    /** Numbers that are gone through between two looks at Stop and limits. */
    private static final int SLICE = 1 << 14;

    private final RankedMoves moves;
    private final SearchMonitor monitor;
    private final byte[] distances;
    private final int[] ranks;
    private final int[] images;

    /** Where {@link #isListed}, {@code level[start]} to {@code level[end - 1]} is the level last found. */
    private int[] level = new int[SLICE];

    private int start;
    private int end;
    private boolean isListed = true;
    /** How many states have got a distance. */
    private int known;

    /** Ready to fill in distances, of which none must be known yet. */
    LevelSearch(RankedMoves moves, byte[] distances, SearchMonitor monitor) {
        this.moves = moves;
        this.distances = distances;
        this.monitor = monitor;
        ranks = new int[moves.moveCount()];
        images = new int[moves.symmetries()];
    }

    /** Fills in every distance that exists; returns how many there are of each. */
    long[] run(int[] goals) {
        for (int goal : goals) {
            add(goal, (byte) 0);
        }
        long[] counts = new long[Byte.MAX_VALUE + 2];
        int depth = 0;
        int before = 0;
        while (known > before) {
            if (depth > Byte.MAX_VALUE) {
                throw new IllegalArgumentException("a distance is over " + Byte.MAX_VALUE);
            }
            int size = known - before;
            counts[depth] = size;
            before = known;
            monitor.bound(depth);
            monitor.store(known);
            depth++;
            findLevel((byte) depth, size);
        }
        return Arrays.copyOf(counts, depth);
    }

    /** Finds the next level from the last, of so many states. */
    private void findLevel(byte depth, int size) {
        int left = distances.length - known;
        boolean isLarge = size > Math.max(FEW, distances.length / SPARSE) && images.length == 0;
        if (left == 0) {
            return;
        }
        if (!isLarge) {
            push(depth);
        } else if (left >= size) {
            mark(depth);
        } else {
            pull(depth);
        }
    }

    private void push(byte depth) {
        if (!isListed) {
            list((byte) (depth - 1));
        }
        int levelEnd = end;
        for (int i = start; i < levelEnd; i++) {
            monitor.expand();
            int count = moves.before(level[i], ranks);
            monitor.generate(count);
            for (int move = 0; move < count; move++) {
                add(ranks[move], depth);
            }
        }
        start = levelEnd;
    }

    private void list(byte distance) {
        start = 0;
        end = 0;
        for (int rank = 0; rank < distances.length; rank++) {
            if (distances[rank] == distance) {
                append(rank);
            }
        }
        isListed = true;
    }

    private void append(int rank) {
        if (end == level.length) {
            level = Arrays.copyOf(level, 2 * end);
        }
        level[end++] = rank;
    }

    private void add(int rank, byte depth) {
        if (distances[rank] == UNKNOWN) {
            distances[rank] = depth;
            append(rank);
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

    private void mark(byte depth) {
        isListed = false;
        for (int from = 0; from < distances.length; from += SLICE) {
            monitor.expand(moves.mark(from, Math.min(from + SLICE, distances.length), distances, depth));
        }
        for (byte distance : distances) {
            known += distance == depth ? 1 : 0;
        }
    }

    private void pull(byte depth) {
        isListed = false;
        for (int from = 0; from < distances.length; from += SLICE) {
            int found = moves.pull(from, Math.min(from + SLICE, distances.length), distances, depth);
            monitor.expand(found);
            known += found;
        }
    }
}
