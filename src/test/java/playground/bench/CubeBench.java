package playground.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.worldcubeassociation.tnoodle.puzzle.TwoByTwoSolver;
import org.worldcubeassociation.tnoodle.puzzle.TwoByTwoSolver.TwoByTwoState;
import playground.engine.Exhibit;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.FaceTransforms;
import playground.puzzles.pocketcube.Metric;
import playground.puzzles.pocketcube.PocketCubeExhibit;

/**
 * The Pocket Cube solved in half turns, each time another of some cubes drawn uniformly, by the product and by TNoodle; and
 * HDU 4801's question. TNoodle enumerates all shortest solutions and chooses among them; the product walks down its table.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CubeBench {
    private static final int CUBES = 64;
    private static final int MOST_MOVES = 11;

    private final long[] states = new long[CUBES];
    private final int[][] colours = new int[CUBES][24];
    private final TwoByTwoState[] tnoodleStates = new TwoByTwoState[CUBES];
    private Solver table;
    private TwoByTwoSolver tnoodle;
    private FaceTransforms.Asker faces;
    private int next;

    /** Builds all tables and draws the cubes. */
    @Setup
    public void prepare() {
        Exhibit exhibit = new PocketCubeExhibit().withMetric(Metric.HALF_TURNS.code());
        table = exhibit.algorithms().get(0).builder().build(new SearchMonitor());
        tnoodle = new TwoByTwoSolver();
        faces = new FaceTransforms().new Asker();
        Random random = new Random(4801);
        for (int i = 0; i < CUBES; i++) {
            states[i] = exhibit.puzzle().randomState(random);
            tnoodleStates[i] = tnoodle.randomState(random);
            for (int sticker = 0; sticker < colours[i].length; sticker++) {
                colours[i][sticker] = Cube.colour(states[i], sticker).ordinal();
            }
        }
    }

    private int nextCube() {
        next = (next + 1) % CUBES;
        return next;
    }

    /** The first shortest solution, from the table. */
    @Benchmark
    public SearchResult table() {
        return table.solve(states[nextCube()], new SearchMonitor());
    }

    /** TNoodle's shortest solution. */
    @Benchmark
    public String tnoodle() {
        return tnoodle.solveIn(tnoodleStates[nextCube()], MOST_MOVES);
    }

    /** HDU 4801: the most complete faces within seven quarter turns. */
    @Benchmark
    public int mostFaces() {
        return faces.most(colours[nextCube()], FaceTransforms.MOST_TURNS);
    }
}
