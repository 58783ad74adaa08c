package playground.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;
import playground.engine.table.DistanceTable;
import playground.engine.table.RankedMoves;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Metric;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.puzzles.rotation.OneColour;
import playground.puzzles.rotation.PatternMoves;

/** How long a complete table takes to build, against a search as textbooks have it and against the look-ups alone. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class TableBench {
    /** Whose table. */
    @Param({"rotation-game", "pocket-cube:quarter-turns", "pocket-cube:half-turns"})
    public String table;

    private Puzzle puzzle;
    private Ranking ranking;
    private RankedMoves moves;

    /** Makes the rules; nothing of a table. */
    @Setup
    public void prepare() {
        moves = newMoves();
        boolean isCube = table.startsWith(PocketCubeExhibit.ID);
        ranking = isCube ? Cube.RANKING : OneColour.RANKING;
        puzzle = isCube ? new PocketCubeExhibit().withMetric(metric().code()).puzzle() : new OneColour();
    }

    private RankedMoves newMoves() {
        return table.startsWith(PocketCubeExhibit.ID) ? Cube.moves(metric()) : new PatternMoves(OneColour.RANKING);
    }

    private Metric metric() {
        return table.endsWith(Metric.HALF_TURNS.code()) ? Metric.HALF_TURNS : Metric.QUARTER_TURNS;
    }

    /** The product's, from nothing: also its tables of moves and all that random draws need. */
    @Benchmark
    public DistanceTable product() {
        return new DistanceTable(puzzle, ranking, newMoves(), new SearchMonitor());
    }

    /** A queue; a state is taken from it, moved, and put into it where it is new. */
    @Benchmark
    public byte[] textbook() {
        return Textbook.distances(puzzle, ranking);
    }

    /** The same queue with the product's moves by number. */
    @Benchmark
    public byte[] textbookWithFastMoves() {
        return Textbook.distances(moves, ranking.rank(puzzle.goals()[0]));
    }

    /** Every move of every state is looked up once, and what stands there in a table of bytes; no search. */
    @Benchmark
    public int floor() {
        return Textbook.lookUps(moves);
    }
}
