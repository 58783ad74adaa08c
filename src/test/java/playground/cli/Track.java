package playground.cli;

import java.util.List;
import java.util.random.RandomGenerator;
import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.search.Algorithms;
import playground.engine.table.DistanceTable;

/**
 * A puzzle for tests of the command line: a counter on a track of ten fields, which goes on by one or by two and never
 * back. Unlike Magic Board it has moves of more than a letter, positions without a solution, and a reading of its own.
 */
record Track(long last, int radix) implements Exhibit, Puzzle, Ranking {
    private static final int FIELDS = 10;

    Track() {
        this(FIELDS - 1L, 10);
    }

    @Override
    public String id() {
        return "track";
    }

    @Override
    public Puzzle puzzle() {
        return this;
    }

    @Override
    public Exhibit withGoal(String text) {
        return new Track(parse(text), radix);
    }

    @Override
    public List<String> readings() {
        return List.of("decimal", "binary");
    }

    @Override
    public Exhibit withReading(String reading) {
        return new Track(last, reading.equals("binary") ? 2 : 10);
    }

    @Override
    public Distances distances(SearchMonitor monitor) {
        return new DistanceTable(this, this, monitor);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                Algorithms.breadthFirst(this),
                Algorithms.table(this, this::distances),
                new Algorithm("stopped", "", Promise.ANY, monitor -> Track::stopped),
                new Algorithm("faulty", "", Promise.ANY, monitor -> {
                    throw new IllegalStateException("a bug");
                }),
                new Algorithm("endless", "", Promise.ANY, monitor -> {
                    throw new StackOverflowError("a bug");
                }));
    }

    private static SearchResult stopped(long start, SearchMonitor monitor) {
        monitor.stop();
        return monitor.run(() -> null);
    }

    @Override
    public int moveCount() {
        return 2;
    }

    @Override
    public String moveName(int move) {
        return "+" + (move + 1);
    }

    @Override
    public long apply(long state, int move) {
        return state + move + 1 < FIELDS ? state + move + 1 : NO_STATE;
    }

    @Override
    public long undo(long state, int move) {
        return state > move ? state - move - 1 : NO_STATE;
    }

    @Override
    public boolean isGoal(long state) {
        return state == last;
    }

    @Override
    public long[] goals() {
        return new long[] {last};
    }

    @Override
    public long randomState(RandomGenerator random) {
        return random.nextLong(last + 1);
    }

    @Override
    public String format(long state) {
        return Long.toString(state, radix);
    }

    @Override
    public long parse(String text) {
        try {
            return Long.parseLong(text, radix);
        } catch (NumberFormatException notANumber) {
            throw new InvalidStateException("magic-board", "fault.symbol", text);
        }
    }

    @Override
    public int size() {
        return FIELDS;
    }

    @Override
    public int rank(long state) {
        return (int) state;
    }

    @Override
    public long unrank(int index) {
        return index;
    }
}
