package playground.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import playground.cli.Instances.Instance;
import playground.engine.Algorithm;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;

/** {@code bench}: every position of a file, with what each took. */
@Command(
        name = "bench",
        description = "Solves every position of a file and writes length, nodes and time of each, and then of all. "
                + "The file holds comma-separated values under a header: t0, t1, … with a cell each, or "
                + "board_goal_0_first and board_goal_0_last with a position, and optimal with the length, if known.")
final class BenchCommand implements Callable<Integer> {
    private final List<Exhibit> exhibits;

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "PUZZLE", description = "Which puzzle; \"puzzles\" lists them.")
    private String puzzleName;

    @Parameters(index = "1", paramLabel = "FILE", description = "The positions.")
    private Path file;

    @Option(
            names = "--goal",
            paramLabel = "GOAL",
            description = "Where to go; unless given, to the tiles in order with the gap first.")
    private String goal;

    @Option(names = "--with", paramLabel = "ALGORITHM", description = "How, if not by the puzzle's best algorithm.")
    private String algorithmName;

    @Mixin
    private LimitOptions limits;

    BenchCommand(List<Exhibit> exhibits) {
        this.exhibits = exhibits;
    }

    @Override
    public Integer call() {
        Exhibit usual = new Choices<>("puzzle", exhibits, Exhibit::id).named(puzzleName, command.commandLine());
        List<Instance> instances = read().all();
        Exhibit exhibit = withGoal(usual, goal == null ? instances.get(0).goalInOrder() : goal);
        long[] starts = instances.stream()
                .mapToLong(instance -> start(exhibit, instance))
                .toArray();
        Algorithm algorithm = algorithmName == null
                ? exhibit.algorithms().get(0)
                : new Choices<>("algorithm", exhibit.algorithms(), Algorithm::code)
                        .named(algorithmName, command.commandLine());
        return solveAll(algorithm, instances, starts);
    }

    private Instances read() {
        try {
            return Instances.read(
                    Files.readAllLines(file), goal != null && !goal.trim().startsWith("0"));
        } catch (Instances.Fault fault) {
            throw new ArgumentFault(command.commandLine(), file + ", " + fault.getMessage());
        } catch (NoSuchFileException missing) {
            throw new ArgumentFault(command.commandLine(), "There is no file " + file + ".");
        } catch (MalformedInputException notText) {
            throw new ArgumentFault(command.commandLine(), file + " is not text in UTF-8.");
        } catch (IOException unread) {
            throw new ArgumentFault(command.commandLine(), file + " cannot be read: " + unread.getMessage());
        }
    }

    private Exhibit withGoal(Exhibit exhibit, String text) {
        try {
            return exhibit.withGoal(text);
        } catch (InvalidStateException fault) {
            throw new ArgumentFault(command.commandLine(), "--goal: " + fault.getMessage());
        }
    }

    private long start(Exhibit exhibit, Instance instance) {
        try {
            long start = exhibit.puzzle().parse(instance.position());
            if (exhibit.puzzle().isSolvable(start)) {
                return start;
            }
            throw fault(instance, "No moves lead from this position to the goal.");
        } catch (InvalidStateException fault) {
            throw fault(instance, fault.getMessage());
        }
    }

    private ArgumentFault fault(Instance instance, String sentence) {
        return new ArgumentFault(command.commandLine(), file + ", line " + instance.line() + ": " + sentence);
    }

    private int solveAll(Algorithm algorithm, List<Instance> instances, long[] starts) {
        PrintWriter out = command.commandLine().getOut();
        out.println(row("instance", "length", "nodes", "ms", ""));
        List<SolverRun> runs = new ArrayList<>();
        int wrong = 0;
        int unsolved = 0;
        for (int i = 0; i < starts.length; i++) {
            SolverRun run = SolverRun.of(algorithm, starts[i], limits.limits());
            runs.add(run);
            int length = run.search().moves().length;
            boolean solved = run.search().isSolved();
            boolean differs = solved && instances.get(i).optimal().orElse(length) != length;
            wrong += differs ? 1 : 0;
            unsolved += solved ? 0 : 1;
            String remark =
                    solved ? differs ? "not " + instances.get(i).optimal().getAsInt() : "" : Ending.sentence(run);
            out.println(row(i + 1, solved ? length : "-", run.search().effort().expanded(), milliseconds(run), remark));
        }
        new BenchFigures(algorithm, runs, wrong, unsolved).print(out);
        return wrong > 0 ? ExitCode.DIFFERENT : unsolved > 0 ? ExitCode.LIMIT_REACHED : ExitCode.OK;
    }

    private static String row(Object instance, Object length, Object nodes, Object time, String remark) {
        return String.format(Locale.ROOT, "%8s  %6s  %12s  %10s  %s", instance, length, nodes, time, remark)
                .stripTrailing();
    }

    private static String milliseconds(SolverRun run) {
        return Figures.milliseconds(run.search().elapsed());
    }
}
