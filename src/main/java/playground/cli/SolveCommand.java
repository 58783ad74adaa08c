package playground.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult.Status;
import playground.engine.SearchStoppedException;

/** {@code solve}: one position, one algorithm. */
@Command(name = "solve", description = "Writes the number of moves of a solution, and then the moves.")
final class SolveCommand implements Callable<Integer> {
    private final List<Exhibit> exhibits;

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "PUZZLE", description = "Which puzzle; \"puzzles\" lists them.")
    private String puzzleName;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Where to start.")
    private String position;

    @Option(names = "--goal", paramLabel = "GOAL", description = "Where to go, if not to the usual goal.")
    private String goal;

    @Option(names = "--with", paramLabel = "ALGORITHM", description = "How, if not by the puzzle's best algorithm.")
    private String algorithmName;

    @Option(names = "--stats", description = "Write also what the search counted and how long it took.")
    private boolean stats;

    @Mixin
    private LimitOptions limits;

    SolveCommand(List<Exhibit> exhibits) {
        this.exhibits = exhibits;
    }

    @Override
    public Integer call() {
        Exhibit asked = exhibit();
        long start = understood("POSITION", position, asked.puzzle()::parse);
        // What a goal is from a start takes a moment at most; the limits are for the search.
        Exhibit exhibit = asked.startingFrom(start, new SearchMonitor());
        Algorithm algorithm = algorithm(exhibit);
        if (!exhibit.puzzle().isSolvable(start)) {
            return unsolvable(exhibit, start);
        }
        SolverRun run = SolverRun.of(algorithm, start, limits.limits());
        PrintWriter out = command.commandLine().getOut();
        Status status = run.search().status();
        if (status == Status.SOLVED) {
            out.println(run.search().moves().length);
            out.println(moves(exhibit.puzzle(), run.search().moves()));
        } else {
            command.commandLine().getErr().println(Ending.sentence(run));
        }
        if (stats) {
            figures(exhibit, algorithm, start, run).print(out);
        }
        return Ending.exitCode(status);
    }

    private int unsolvable(Exhibit exhibit, long start) {
        String repaired = exhibit.puzzle().format(exhibit.puzzle().repair(start));
        command.commandLine()
                .getErr()
                .println("No moves lead from this position to the goal. They would from " + repaired + ".");
        return ExitCode.NO_SOLUTION;
    }

    private Exhibit exhibit() {
        Exhibit usual = new Choices<>("puzzle", exhibits, Exhibit::id).named(puzzleName, command.commandLine());
        Exhibit read = VariantOptions.apply(usual, exhibits, command.commandLine());
        return goal == null ? read : understood("--goal", goal, read::withGoal);
    }

    private Algorithm algorithm(Exhibit exhibit) {
        List<Algorithm> algorithms = exhibit.algorithms();
        return algorithmName == null
                ? algorithms.get(0)
                : new Choices<>("algorithm", algorithms, Algorithm::code).named(algorithmName, command.commandLine());
    }

    /** What a puzzle makes of an argument; a fault in it is a fault of the command line. */
    private <T> T understood(String argument, String text, Function<String, T> parser) {
        try {
            return parser.apply(text);
        } catch (InvalidStateException fault) {
            throw new ArgumentFault(command.commandLine(), argument + ": " + fault.getMessage());
        }
    }

    /** The moves in a row, with spaces where a name is longer than a letter. */
    private static String moves(Puzzle puzzle, int[] moves) {
        boolean letters = IntStream.range(0, puzzle.moveCount())
                .allMatch(move -> puzzle.moveName(move).length() == 1);
        return IntStream.of(moves).mapToObj(puzzle::moveName).collect(Collectors.joining(letters ? "" : " "));
    }

    private Figures figures(Exhibit exhibit, Algorithm algorithm, long start, SolverRun run) {
        Puzzle puzzle = exhibit.puzzle();
        Figures figures = new Figures().add("position", puzzle.format(start));
        if (!exhibit.goal().isEmpty()) {
            figures.add("goal", exhibit.goal());
        }
        figures.add("algorithm", algorithm.code())
                .add("promise", Figures.words(algorithm.promise()))
                .addRun(run);
        if (run.search().isSolved() && exhibit.hasDistances()) {
            addTruth(figures, exhibit, start, run);
        }
        return figures;
    }

    /** Adds what the exact distances know, where they can be had within what is left of the limits. */
    private void addTruth(Figures figures, Exhibit exhibit, long start, SolverRun run) {
        try {
            SearchMonitor monitor = new SearchMonitor(SolverRun.rest(limits.limits(), run.building()));
            Distances distances = exhibit.distances(monitor);
            figures.add("shortest-length", distances.estimate(start));
            figures.add("shortest-solutions", distances.solutions(start));
        } catch (SearchStoppedException notKnown) {
            // Then these two lines are not there.
        }
    }
}
