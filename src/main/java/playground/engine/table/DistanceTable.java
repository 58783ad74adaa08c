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
     * @param monitor counts the states expanded and known, and may stop it, by a {@link playground.engine.SearchStoppedException}
     */
    public DistanceTable(Puzzle puzzle, Ranking ranking, SearchMonitor monitor) {
        this(puzzle, ranking, RankedMoves.of(puzzle, ranking), monitor);
    }

    /**
     * Builds the table, with moves that are faster than those that any puzzle has.
     *
     * @param moves the puzzle's moves, by the numbers of the ranking
     */
    public DistanceTable(Puzzle puzzle, Ranking ranking, RankedMoves moves, SearchMonitor monitor) {
        long started = System.nanoTime();
        this.puzzle = puzzle;
        this.ranking = ranking;
        monitor.reserve((long) ranking.size() * (Byte.BYTES + Integer.BYTES));
        distances = new byte[ranking.size()];
        Arrays.fill(distances, LevelSearch.UNKNOWN);
        histogram = new LevelSearch(moves, distances, monitor).run(ranks(puzzle.goals(), ranking));
        blockCounts = countBlocks();
        monitor.reserve(-(long) ranking.size() * Integer.BYTES);
        buildTime = Duration.ofNanos(System.nanoTime() - started);
    }

    private static int[] ranks(long[] states, Ranking ranking) {
        return Arrays.stream(states).mapToInt(ranking::rank).toArray();
    }

    private int[][] countBlocks() {
        int blocks = (distances.length - 1) / BLOCK + 1;
        int[][] counts = new int[histogram.length][blocks];
        int[] inBlock = new int[histogram.length + 1];
        for (int block = 0; block < blocks; block++) {
            Arrays.fill(inBlock, 0);
            int end = Math.min((block + 1) * BLOCK, distances.length);
            for (int rank = block * BLOCK; rank < end; rank++) {
                // Those without a distance, which is -1, fall into the first.
                inBlock[distances[rank] + 1]++;
            }
            for (int distance = 0; distance < counts.length; distance++) {
                counts[distance][block] = inBlock[distance + 1];
            }
        }
        return counts;
    }

    @Override
    public int estimate(long state) {
        byte distance = distances[ranking.rank(state)];
        return distance == LevelSearch.UNKNOWN ? Heuristic.UNREACHABLE : distance;
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
