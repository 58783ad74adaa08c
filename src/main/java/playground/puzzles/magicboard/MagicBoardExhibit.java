package playground.puzzles.magicboard;

import java.util.List;
import java.util.stream.Stream;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.search.Algorithms;
import playground.engine.table.BuildOnce;
import playground.engine.table.DistanceTable;

/** Magic Board with one goal: its table of all 40,320 boards, its pattern databases and its algorithms. */
public final class MagicBoardExhibit implements Exhibit {
    /** The puzzle's name. */
    public static final String ID = "magic-board";

    private static final String BASIC_BOARD = "12345678";

    private final long goal;
    private final MagicBoard puzzle;
    private final BuildOnce<Distances> distances;
    private final BuildOnce<Heuristic> patterns;

    /** Magic Board with the basic board for its goal, read clockwise. */
    public MagicBoardExhibit() {
        this(Reading.CLOCKWISE.parse(BASIC_BOARD), Reading.CLOCKWISE);
    }

    private MagicBoardExhibit(long goal, Reading reading) {
        this(
                goal,
                new MagicBoard(goal, reading),
                new BuildOnce<>(monitor -> table(goal, monitor)),
                new BuildOnce<>(monitor -> MagicBoardPatterns.build(goal, monitor)));
    }

    private MagicBoardExhibit(
            long goal, MagicBoard puzzle, BuildOnce<Distances> distances, BuildOnce<Heuristic> patterns) {
        this.goal = goal;
        this.puzzle = puzzle;
        this.distances = distances;
        this.patterns = patterns;
    }

    private static Distances table(long goal, SearchMonitor monitor) {
        return new DistanceTable(new MagicBoard(goal, Reading.CLOCKWISE), MagicBoard.RANKING, monitor);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    @Override
    public Exhibit withGoal(String text) {
        return new MagicBoardExhibit(puzzle.parse(text), puzzle.reading());
    }

    @Override
    public List<String> readings() {
        return Stream.of(Reading.values()).map(Reading::code).toList();
    }

    /** Another reading changes no rule, so the tables are shared. */
    @Override
    public Exhibit withReading(String reading) {
        return new MagicBoardExhibit(goal, new MagicBoard(goal, Reading.of(reading)), distances, patterns);
    }

    @Override
    public Distances distances(SearchMonitor monitor) {
        return distances.get(monitor);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                Algorithms.table(puzzle, distances::get),
                Algorithms.breadthFirst(puzzle),
                Algorithms.bidirectional(puzzle),
                Algorithms.aStar(puzzle, MagicBoardPatterns.NAME, patterns::get),
                Algorithms.idaStar(puzzle, MagicBoardPatterns.NAME, patterns::get),
                Algorithms.idaStar(puzzle),
                Algorithms.iterativeDeepening(puzzle),
                Algorithms.greedy(puzzle, MagicBoardPatterns.NAME, patterns::get));
    }
}
