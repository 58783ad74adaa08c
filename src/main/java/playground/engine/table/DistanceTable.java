package playground.engine.table;

import java.time.Duration;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import playground.engine.Distances;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;

/**
 * The distance of every state of a puzzle to its nearest goal, one byte a state, found by one breadth-first search
 * backward from the goals. Complete, so it is exact; the table of a smaller puzzle (some tiles only, say) is a pattern
 * database of the larger: admissible and consistent there.
 */
public final class DistanceTable implements Distances {
    private static final byte UNKNOWN = -1;
    /** States that a random draw goes through one by one, once it has found by the counts in which of them to look. */
    private static final int BLOCK = 4096;

    private final Puzzle puzzle;
    private final Ranking ranking;
    private final byte[] distances;
    private final long[] histogram;
    /** [distance][block]: how many states of the block are at the distance. */
    private final int[][] blockCounts;

    private final Duration buildTime;

    /**
     * Builds the table.
     *
     * @param ranking numbers at least every state from which a goal can be reached
     * @param monitor counts the work and may stop it, by a {@link playground.engine.SearchStoppedException}
     */
    public DistanceTable(Puzzle puzzle, Ranking ranking, SearchMonitor monitor) {
        long started = System.nanoTime();
        this.puzzle = puzzle;
        this.ranking = ranking;
        monitor.reserve((long) ranking.size() * (Byte.BYTES + Integer.BYTES));
        distances = new byte[ranking.size()];
        Arrays.fill(distances, UNKNOWN);
        histogram = fill(monitor);
        blockCounts = countBlocks();
        monitor.reserve(-(long) ranking.size() * Integer.BYTES);
        buildTime = Duration.ofNanos(System.nanoTime() - started);
    }

    /** Fills in every distance that exists; returns how many there are of each. */
    private long[] fill(SearchMonitor monitor) {
        int[] queue = new int[distances.length];
        int end = 0;
        for (long goal : puzzle.goals()) {
            end = add(ranking.rank(goal), 0, queue, end);
        }
        long[] counts = new long[Byte.MAX_VALUE + 1];
        int depth = 0;
        int layerStart = 0;
        while (layerStart < end) {
            monitor.bound(depth);
            counts[depth] = (long) end - layerStart;
            int layerEnd = end;
            depth++;
            for (int next = layerStart; next < layerEnd; next++) {
                end = addPredecessors(queue[next], depth, queue, end, monitor);
            }
            layerStart = layerEnd;
        }
        monitor.store(end);
        return Arrays.copyOf(counts, depth);
    }

    private int[][] countBlocks() {
        int[][] counts = new int[histogram.length][(distances.length - 1) / BLOCK + 1];
        for (int rank = 0; rank < distances.length; rank++) {
            if (distances[rank] != UNKNOWN) {
                counts[distances[rank]][rank / BLOCK]++;
            }
        }
        return counts;
    }

    private int addPredecessors(int rank, int depth, int[] queue, int queueEnd, SearchMonitor monitor) {
        monitor.expand();
        long state = ranking.unrank(rank);
        int end = queueEnd;
        for (int move = 0; move < puzzle.moveCount(); move++) {
            long before = puzzle.undo(state, move);
            if (before != Puzzle.NO_STATE) {
                monitor.generate();
                end = add(ranking.rank(before), depth, queue, end);
            }
        }
        return end;
    }

    private int add(int rank, int depth, int[] queue, int end) {
        if (distances[rank] != UNKNOWN) {
            return end;
        }
        if (depth > Byte.MAX_VALUE) {
            throw new IllegalArgumentException("a distance is over " + Byte.MAX_VALUE);
        }
        distances[rank] = (byte) depth;
        queue[end] = rank;
        return end + 1;
    }

    @Override
    public int estimate(long state) {
        byte distance = distances[ranking.rank(state)];
        return distance == UNKNOWN ? Heuristic.UNREACHABLE : distance;
    }

    @Override
    public long[] histogram() {
        return histogram.clone();
    }

    @Override
    public long randomState(int distance, RandomGenerator random) {
        long rest = random.nextLong(histogram[distance]);
        int[] counts = blockCounts[distance];
        int block = 0;
        while (rest >= counts[block]) {
            rest -= counts[block++];
        }
        for (int rank = block * BLOCK; ; rank++) {
            if (distances[rank] == distance && rest-- == 0) {
                return ranking.unrank(rank);
            }
        }
    }

    @Override
    public long solutions(long state) {
        return ShortestSolutions.count(puzzle, this, state);
    }

    @Override
    public Duration buildTime() {
        return buildTime;
    }
}
