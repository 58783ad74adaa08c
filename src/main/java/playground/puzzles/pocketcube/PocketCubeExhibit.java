package playground.puzzles.pocketcube;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.search.Algorithms;

/**
 * The Pocket Cube with one goal: the solved cube, so many complete faces, or any position; with its tables of all
 * 3,674,160 positions, its pattern databases and its algorithms.
 */
public final class PocketCubeExhibit implements Exhibit {
    /** The puzzle's name. */
    public static final String ID = "pocket-cube";

    private final CubeGoal goal;
    private final Metric metric;
    private final CubeTables tables;
    private final Map<CubeGoal, CubeTables> named;
    private final PocketCube puzzle;

    /** The cube to be solved, in quarter turns. */
    public PocketCubeExhibit() {
        this(CubeGoal.SOLVED, Metric.QUARTER_TURNS, CubeTables.named());
    }

    private PocketCubeExhibit(CubeGoal goal, Metric metric, Map<CubeGoal, CubeTables> named) {
        this(goal, metric, named.get(goal), named);
    }

    private PocketCubeExhibit(CubeGoal goal, Metric metric, CubeTables tables, Map<CubeGoal, CubeTables> named) {
        this.goal = goal;
        this.metric = metric;
        this.tables = tables;
        this.named = named;
        puzzle = new PocketCube(goal, metric);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    /** {@code solved}, {@code 2 faces}, or the position wanted. */
    @Override
    public String goal() {
        return goal.format();
    }

    /** Goals with names share their tables; a position that is written out has its own. */
    @Override
    public Exhibit withGoal(String text) {
        CubeGoal wanted = CubeGoal.parse(text);
        return text.strip().equals(wanted.format()) && named.containsKey(wanted)
                ? new PocketCubeExhibit(wanted, metric, named)
                : new PocketCubeExhibit(wanted, metric, new CubeTables(wanted), named);
    }

    /** The same, with at least so many complete faces for the goal: 1, 2, 3, or 6 for the solved cube. */
    public PocketCubeExhibit withFaces(int count) {
        return new PocketCubeExhibit(CubeGoal.faces(count), metric, named);
    }

    /** How many complete faces are the goal; 0 where it is a position. */
    public int faces() {
        return goal.faces();
    }

    @Override
    public List<String> readings() {
        return List.of("stickers");
    }

    @Override
    public Exhibit withReading(String reading) {
        return this;
    }

    @Override
    public List<String> metrics() {
        return Stream.of(Metric.values()).map(Metric::code).toList();
    }

    @Override
    public String metric() {
        return metric.code();
    }

    @Override
    public Exhibit withMetric(String code) {
        return new PocketCubeExhibit(goal, Metric.of(code), tables, named);
    }

    @Override
    public Distances distances(SearchMonitor monitor) {
        return tables.distances(metric, monitor);
    }

    /** The most complete faces that a few moves of this metric can make, whatever the goal. */
    public MostFaces mostFaces(SearchMonitor monitor) {
        return new MostFaces(MostFaces.COUNTS.stream()
                .map(faces -> named.get(CubeGoal.faces(faces)).distances(metric, monitor))
                .toList());
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                Algorithms.table(puzzle, this::distances),
                Algorithms.bidirectional(puzzle),
                Algorithms.idaStar(puzzle, CubePattern.NAME, monitor -> tables.patterns(metric, monitor)),
                Algorithms.aStar(puzzle, CubePattern.NAME, monitor -> tables.patterns(metric, monitor)),
                Algorithms.breadthFirst(puzzle),
                Algorithms.iterativeDeepening(puzzle),
                Algorithms.greedy(puzzle, CubePattern.NAME, monitor -> tables.patterns(metric, monitor)));
    }
}
