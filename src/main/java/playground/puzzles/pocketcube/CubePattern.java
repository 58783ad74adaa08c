package playground.puzzles.pocketcube;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;
import playground.engine.table.DistanceTable;

/**
 * A smaller cube of which only the corners' placements count, or only their twists. The tables of both are two pattern
 * databases: every turn changes both, so the greater estimate counts.
 */
final class CubePattern implements Puzzle, Ranking {
    /** The heuristic's name in algorithms. */
    static final String NAME = "pattern";

    private final PocketCube puzzle;
    private final boolean placements;

    private CubePattern(PocketCube puzzle, boolean placements) {
        this.puzzle = puzzle;
        this.placements = placements;
    }

    static Heuristic build(PocketCube puzzle, SearchMonitor monitor) {
        CubePattern ofPlacements = new CubePattern(puzzle, true);
        CubePattern ofTwists = new CubePattern(puzzle, false);
        return new Greater(
                ofPlacements,
                new DistanceTable(ofPlacements, ofPlacements, monitor),
                ofTwists,
                new DistanceTable(ofTwists, ofTwists, monitor));
    }

    private record Greater(CubePattern first, DistanceTable firstTable, CubePattern second, DistanceTable secondTable)
            implements Heuristic {
        @Override
        public int estimate(long state) {
            return Math.max(firstTable.estimate(first.masked(state)), secondTable.estimate(second.masked(state)));
        }
    }

    /** The state with that part made the solved cube's that does not count. */
    private long masked(long state) {
        return placements
                ? Cube.of(Cube.placement(state), Cube.twist(Cube.SOLVED))
                : Cube.of(Cube.placement(Cube.SOLVED), Cube.twist(state));
    }

    @Override
    public int size() {
        return placements ? Corners.PLACEMENTS : Corners.TWISTS;
    }

    @Override
    public int rank(long state) {
        return placements ? Cube.placement(state) : Cube.twist(state);
    }

    @Override
    public long unrank(int index) {
        return placements ? Cube.of(index, Cube.twist(Cube.SOLVED)) : Cube.of(Cube.placement(Cube.SOLVED), index);
    }

    @Override
    public int moveCount() {
        return puzzle.moveCount();
    }

    @Override
    public String moveName(int move) {
        return puzzle.moveName(move);
    }

    @Override
    public long apply(long state, int move) {
        return masked(puzzle.apply(state, move));
    }

    @Override
    public long undo(long state, int move) {
        return masked(puzzle.undo(state, move));
    }

    @Override
    public boolean isGoal(long state) {
        return Arrays.stream(goals()).anyMatch(goal -> goal == state);
    }

    @Override
    public long[] goals() {
        return Arrays.stream(puzzle.goals()).map(this::masked).distinct().toArray();
    }

    @Override
    public long randomState(RandomGenerator random) {
        return unrank(random.nextInt(size()));
    }

    @Override
    public String format(long state) {
        return puzzle.format(state);
    }

    @Override
    public long parse(String text) {
        return masked(puzzle.parse(text));
    }
}
