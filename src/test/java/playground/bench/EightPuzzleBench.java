package playground.bench;

import aima.core.environment.eightpuzzle.EightPuzzleBoard;
import aima.core.environment.eightpuzzle.EightPuzzleFunctionFactory;
import aima.core.environment.eightpuzzle.EightPuzzleGoalTest;
import aima.core.environment.eightpuzzle.ManhattanHeuristicFunction;
import aima.core.search.framework.SearchForActions;
import aima.core.search.framework.problem.Problem;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.informed.AStarSearch;
import aima.core.search.uninformed.BreadthFirstSearch;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import playground.engine.Algorithm;
import playground.engine.Exhibit;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;
import playground.puzzles.sliding.SlidingExhibit;

/**
 * The 8-puzzle solved by the product and by two libraries, all on one board: that of S. Russell and P. Norvig, "Artificial
 * Intelligence: A Modern Approach", figure 3.4, which is 26 moves from its goal, the gap first.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class EightPuzzleBench {
    private static final int[] BOARD = {7, 2, 4, 5, 0, 6, 8, 3, 1};
    private static final int LENGTH = 26;

    private long state;
    private Solver table;
    private Solver breadthFirst;
    private Solver aStar;

    /** Builds the solvers, the table's with its table. */
    @Setup
    public void prepare() {
        Exhibit exhibit = new SlidingExhibit(3).withGoal("012345678");
        state = exhibit.puzzle().parse(digits(BOARD));
        table = solver(exhibit, "table");
        breadthFirst = solver(exhibit, "breadth-first");
        aStar = solver(exhibit, "a-star:manhattan");
        int length = solve(table).moves().length;
        if (length != LENGTH) {
            throw new AssertionError(length);
        }
    }

    private static String digits(int[] board) {
        StringBuilder digits = new StringBuilder();
        Arrays.stream(board).forEach(digits::append);
        return digits.toString();
    }

    private static Solver solver(Exhibit exhibit, String code) {
        return exhibit.algorithms().stream()
                .filter(algorithm -> algorithm.code().equals(code))
                .map(Algorithm::builder)
                .findFirst()
                .orElseThrow()
                .build(new SearchMonitor());
    }

    private SearchResult solve(Solver solver) {
        return solver.solve(state, new SearchMonitor());
    }

    /** From the table. */
    @Benchmark
    public SearchResult table() {
        return solve(table);
    }

    /** Breadth first. */
    @Benchmark
    public SearchResult breadthFirst() {
        return solve(breadthFirst);
    }

    /** A* with Manhattan distance. */
    @Benchmark
    public SearchResult aStar() {
        return solve(aStar);
    }

    /** aima-core, breadth first. */
    @Benchmark
    public Object aimaBreadthFirst() {
        return solveByAima(new BreadthFirstSearch(new GraphSearch()));
    }

    /** aima-core, A* with Manhattan distance. */
    @Benchmark
    public Object aimaAStar() {
        return solveByAima(new AStarSearch(new GraphSearch(), new ManhattanHeuristicFunction()));
    }

    private Object solveByAima(SearchForActions search) {
        Problem problem = new Problem(
                new EightPuzzleBoard(BOARD),
                EightPuzzleFunctionFactory.getActionsFunction(),
                EightPuzzleFunctionFactory.getResultFunction(),
                new EightPuzzleGoalTest());
        return search.findActions(problem);
    }

    /** Hipster, A* with Manhattan distance. */
    @Benchmark
    public Object hipsterAStar() {
        return HipsterEightPuzzle.solve(BOARD);
    }
}
