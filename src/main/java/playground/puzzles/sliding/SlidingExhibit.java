package playground.puzzles.sliding;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;
import playground.engine.Solver;
import playground.engine.search.Algorithms;
import playground.engine.search.Algorithms.HeuristicBuilder;
import playground.engine.table.BuildOnce;
import playground.engine.table.DistanceTable;
import playground.engine.table.PlacementRanking;

/**
 * Sliding tiles of one size with one goal. On 3 by 3 there is a table of all positions; on 4 by 4, with 10,461,394,944,000
 * of them, there is none, and searches led by heuristics have to do.
 */
public final class SlidingExhibit implements Exhibit {
    private static final String ROW_BY_ROW = "row-by-row";
    private static final String EXACT = "exact";
    private static final int LARGEST_WITH_TABLE = 3;

    private final SquareBoard board;
    private final SlidingTiles puzzle;
    private final Heuristic misplaced;
    private final Heuristic manhattan;
    private final Heuristic linearConflict;
    private final BuildOnce<Heuristic> patterns;
    private final BuildOnce<Heuristic> walkingDistance;
    private final FifteenPatterns fifteenPatterns;
    private final BuildOnce<Solver> patternSearch;
    private final BuildOnce<Distances> distances;

    /**
     * The puzzle with the tiles in order and the gap last for its goal.
     *
     * @param side cells in a row and in a column, 2 to 4
     */
    public SlidingExhibit(int side) {
        this(side, Optional.empty());
    }

    /**
     * The same.
     *
     * @param store a folder where what takes long to build is kept for the next start; where there is none it is not kept
     */
    public SlidingExhibit(int side, Optional<Path> store) {
        this(new SquareBoard(side), new PatternStore(store));
    }

    private SlidingExhibit(SquareBoard board, PatternStore store) {
        this(board, inOrder(board.cells()), new FifteenPatterns(board, store));
    }

    private SlidingExhibit(SquareBoard board, String goal, FifteenPatterns fifteenPatterns) {
        this.board = board;
        this.fifteenPatterns = fifteenPatterns;
        long state = new SlidingText(board).parse(goal);
        puzzle = new SlidingTiles(board, state);
        misplaced = new MisplacedTiles(board, state);
        manhattan = new ManhattanDistance(board, state);
        linearConflict = new LinearConflict(board, state);
        patterns = new BuildOnce<>(monitor -> new AdditivePatterns(board, state, monitor));
        walkingDistance = new BuildOnce<>(monitor -> new WalkingDistance(state, monitor));
        patternSearch = new BuildOnce<>(monitor -> fifteenPatterns.search(state, monitor));
        distances = new BuildOnce<>(monitor -> new DistanceTable(puzzle, ranking(board.cells()), monitor));
    }

    private static String inOrder(int cells) {
        StringJoiner numbers = new StringJoiner(" ");
        IntStream.range(1, cells).forEach(tile -> numbers.add(Integer.toString(tile)));
        return numbers.add("0").toString();
    }

    /** All placements of the tiles; one half of them cannot be reached from the other. */
    static Ranking ranking(int cells) {
        return new PlacementRanking(cells, IntStream.range(1, cells).toArray());
    }

    @Override
    public String id() {
        return "tiles" + board.side();
    }

    /** The cells of the board. */
    public SquareBoard board() {
        return board;
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    @Override
    public Exhibit withGoal(String goal) {
        return new SlidingExhibit(board, goal, fifteenPatterns);
    }

    @Override
    public List<String> readings() {
        return List.of(ROW_BY_ROW);
    }

    /** There is only one reading: it understands every judge's way of writing. */
    @Override
    public Exhibit withReading(String reading) {
        if (!reading.equals(ROW_BY_ROW)) {
            throw new IllegalArgumentException("no such reading: " + reading);
        }
        return this;
    }

    @Override
    public boolean hasDistances() {
        return board.side() <= LARGEST_WITH_TABLE;
    }

    @Override
    public Distances distances(SearchMonitor monitor) {
        if (!hasDistances()) {
            throw new UnsupportedOperationException("no table holds all positions of " + id());
        }
        return distances.get(monitor);
    }

    @Override
    public List<Algorithm> algorithms() {
        return hasDistances() ? algorithmsWithTable() : algorithmsWithoutTable();
    }

    private List<Algorithm> algorithmsWithTable() {
        List<Algorithm> list = new ArrayList<>();
        list.add(Algorithms.table(puzzle, distances::get));
        list.add(Algorithms.breadthFirst(puzzle));
        list.add(Algorithms.bidirectional(puzzle));
        addBoth(list, EXACT, distances::get);
        addBoth(list, AdditivePatterns.NAME, patterns::get);
        addBoth(list, LinearConflict.NAME, monitor -> linearConflict);
        addBoth(list, ManhattanDistance.NAME, monitor -> manhattan);
        addBoth(list, MisplacedTiles.NAME, monitor -> misplaced);
        list.add(Algorithms.iterativeDeepening(puzzle));
        list.add(Algorithms.greedy(puzzle, ManhattanDistance.NAME, monitor -> manhattan));
        return list;
    }

    private List<Algorithm> algorithmsWithoutTable() {
        List<Algorithm> list = new ArrayList<>();
        list.add(Algorithms.idaStarInPlace(puzzle, AdditivePatterns.NAME, patternSearch::get));
        addBoth(list, WalkingDistance.NAME, walkingDistance::get);
        addBoth(list, LinearConflict.NAME, monitor -> linearConflict);
        list.add(Algorithms.idaStarInPlace(
                puzzle, ManhattanDistance.NAME, monitor -> new ManhattanSearch(board, puzzle.goals()[0])));
        list.add(Algorithms.aStar(puzzle, ManhattanDistance.NAME, monitor -> manhattan));
        addBoth(list, MisplacedTiles.NAME, monitor -> misplaced);
        list.add(Algorithms.bidirectional(puzzle));
        list.add(Algorithms.breadthFirst(puzzle));
        list.add(Algorithms.iterativeDeepening(puzzle));
        list.add(Algorithms.greedy(puzzle, ManhattanDistance.NAME, monitor -> manhattan));
        return list;
    }

    /** IDA* first: on 4 by 4 the memory of A* is full long before a solution is found. */
    private void addBoth(List<Algorithm> list, String name, HeuristicBuilder heuristic) {
        list.add(Algorithms.idaStar(puzzle, name, heuristic));
        list.add(Algorithms.aStar(puzzle, name, heuristic));
    }
}
