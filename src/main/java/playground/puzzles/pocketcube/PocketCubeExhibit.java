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
import playground.puzzles.pocketcube.PruningLadder.Rung;

/**
 * The Pocket Cube with one goal: the solved cube, so many complete faces, or any position; with its tables of all
 * 3,674,160 positions, its pattern databases and its algorithms.
 */
public final class PocketCubeExhibit implements Exhibit {
    /** The puzzle's name. */
    public static final String ID = "pocket-cube";

    /** Stands for the number of turns where there may be any. */
    public static final int NO_BUDGET = -1;

    private final CubeGoal goal;
    private final FacesBudget budget;
    private final Metric metric;
    private final CubeTables tables;
    private final Map<CubeGoal, CubeTables> named;
    private final PocketCube puzzle;

    /** The cube to be solved, in quarter turns. */
    public PocketCubeExhibit() {
        this(CubeGoal.SOLVED, FacesBudget.NONE, Metric.QUARTER_TURNS, CubeTables.named());
    }

    private PocketCubeExhibit(CubeGoal goal, FacesBudget budget, Metric metric, Map<CubeGoal, CubeTables> named) {
        this(goal, budget, metric, named.get(goal), named);
    }

    private PocketCubeExhibit(
            CubeGoal goal, FacesBudget budget, Metric metric, CubeTables tables, Map<CubeGoal, CubeTables> named) {
        this.goal = goal;
        this.budget = budget;
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

    /** {@code solved}, {@code 2 faces}, {@code most faces in 5 turns: 2}, or the position wanted. */
    @Override
    public String goal() {
        return budget.exists() ? budget.format() : goal.format();
    }

    /** Goals with names share their tables; a position that is written out has its own. */
    @Override
    public Exhibit withGoal(String text) {
        FacesBudget most = FacesBudget.parse(text);
        if (most.exists()) {
            return withBudget(most);
        }
        CubeGoal wanted = CubeGoal.parse(text);
        return text.strip().equals(wanted.format()) && named.containsKey(wanted)
                ? new PocketCubeExhibit(wanted, FacesBudget.NONE, metric, named)
                : new PocketCubeExhibit(wanted, FacesBudget.NONE, metric, new CubeTables(wanted), named);
    }

    private PocketCubeExhibit withBudget(FacesBudget most) {
        return new PocketCubeExhibit(most.goal(), most, metric, named);
    }

    /** The same, with the most complete faces that so many turns can make for the goal, however many that is. */
    public PocketCubeExhibit withMostFaces(int turns) {
        return withBudget(new FacesBudget(turns, FacesBudget.UNKNOWN));
    }

    @Override
    public boolean goalDependsOnStart() {
        return budget.exists();
    }

    @Override
    public Exhibit startingFrom(long start, SearchMonitor monitor) {
        return budget.exists()
                ? withBudget(new FacesBudget(budget.turns(), MostFaces.within(puzzle, start, budget.turns(), monitor)))
                : this;
    }

    /** The same, with at least so many complete faces for the goal: 1, 2, 3, or 6 for the solved cube. */
    public PocketCubeExhibit withFaces(int count) {
        return new PocketCubeExhibit(CubeGoal.faces(count), FacesBudget.NONE, metric, named);
    }

    /**
     * How many complete faces are the goal: 6 for the solved cube; 0 for another position, and where it is not known how
     * many the turns allow.
     */
    public int faces() {
        return budget.exists() ? Math.max(0, budget.faces()) : goal.faces();
    }

    /** Within how many turns, as moves are counted, so many faces are to be complete; {@link #NO_BUDGET} in any number. */
    public int turns() {
        return budget.turns();
    }

    /** Whether it is known how many faces the turns allow, which they do from a start. */
    public boolean isBudgetKnown() {
        return budget.isKnown();
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
        return new PocketCubeExhibit(goal, budget, Metric.of(code), tables, named);
    }

    @Override
    public Distances distances(SearchMonitor monitor) {
        return tables.distances(metric, monitor);
    }

    /** Within a budget the pruning ladder too, of which the table is the last rung. */
    @Override
    public List<Algorithm> algorithms() {
        Stream<Algorithm> ladder = budget.exists() ? Stream.of(Rung.values()).map(this::rung) : Stream.empty();
        return Stream.concat(searches().stream(), ladder).toList();
    }

    private Algorithm rung(Rung rung) {
        return PruningLadder.algorithm(budget, metric, rung);
    }

    private List<Algorithm> searches() {
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
