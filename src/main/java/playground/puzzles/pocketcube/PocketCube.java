package playground.puzzles.pocketcube;

import java.util.random.RandomGenerator;
import playground.engine.Puzzle;

/**
 * The rules of the Pocket Cube with any goal, in either metric. States are those of {@link Cube}. A primed turn goes
 * anticlockwise for who looks at the face.
 */
final class PocketCube implements Puzzle {
    private static final String[] NAMES = {"U", "U'", "R", "R'", "F", "F'", "U2", "R2", "F2"};

    private final CubeGoal goal;
    private final Metric metric;

    PocketCube(CubeGoal goal, Metric metric) {
        this.goal = goal;
        this.metric = metric;
    }

    @Override
    public int moveCount() {
        return metric.moves();
    }

    @Override
    public String moveName(int move) {
        return NAMES[move];
    }

    @Override
    public long apply(long state, int move) {
        return Cube.after(state, move);
    }

    @Override
    public long undo(long state, int move) {
        return Cube.after(state, Corners.inverse(move));
    }

    /**
     * Two turns of one face are one turn or none; but where only quarter turns are moves, a half turn is two of them,
     * first the clockwise ones.
     */
    @Override
    public boolean mayFollow(int previous, int move) {
        if (Corners.face(previous) != Corners.face(move)) {
            return true;
        }
        return metric == Metric.QUARTER_TURNS && previous == move && move % 2 == 0;
    }

    @Override
    public boolean isGoal(long state) {
        return goal.contains(state);
    }

    @Override
    public long[] goals() {
        return goal.states();
    }

    /** Every position can be reached from every other. */
    @Override
    public long randomState(RandomGenerator random) {
        return Cube.RANKING.unrank(random.nextInt(Cube.RANKING.size()));
    }

    @Override
    public String format(long state) {
        return Colouring.format(state);
    }

    @Override
    public long parse(String text) {
        return Colouring.parse(text);
    }
}
