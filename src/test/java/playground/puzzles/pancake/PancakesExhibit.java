package playground.puzzles.pancake;

import java.util.List;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.search.Algorithms;
import playground.engine.table.BuildOnce;
import playground.engine.table.DistanceTable;

/** The pancake puzzle with one goal: its table of all 5,040 stacks, its heuristic and its algorithms. */
public final class PancakesExhibit implements Exhibit {
    /** The puzzle's name, and that of its texts: {@code texts/pancakes.properties}. */
    public static final String ID = "pancakes";

    private static final String SORTED = "1234567";
    private static final String TOP_FIRST = "top-first";

    private final Pancakes puzzle;
    private final GapHeuristic gaps;
    private final BuildOnce<Distances> distances;

    /** The pancake puzzle with the sorted stack, the smallest pancake on top, for its goal. */
    public PancakesExhibit() {
        this(new Pancakes(0).parse(SORTED));
    }

    private PancakesExhibit(long goal) {
        puzzle = new Pancakes(goal);
        gaps = new GapHeuristic(goal);
        distances = new BuildOnce<>(monitor -> new DistanceTable(puzzle, Pancakes.RANKING, monitor));
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
    public Exhibit withGoal(String goal) {
        return new PancakesExhibit(puzzle.parse(goal));
    }

    @Override
    public List<String> readings() {
        return List.of(TOP_FIRST);
    }

    /** There is only one reading. */
    @Override
    public Exhibit withReading(String reading) {
        if (!reading.equals(TOP_FIRST)) {
            throw new IllegalArgumentException("no such reading: " + reading);
        }
        return this;
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
                Algorithms.aStar(puzzle, GapHeuristic.NAME, monitor -> gaps),
                Algorithms.idaStar(puzzle, GapHeuristic.NAME, monitor -> gaps),
                Algorithms.idaStar(puzzle),
                Algorithms.iterativeDeepening(puzzle),
                Algorithms.greedy(puzzle, GapHeuristic.NAME, monitor -> gaps));
    }
}
