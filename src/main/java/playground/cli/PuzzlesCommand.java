package playground.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import playground.engine.Exhibit;
import playground.engine.Puzzle;

/** {@code puzzles}: the list of puzzles with all that {@code solve} can be told about each. */
@Command(
        name = "puzzles",
        description = "Lists the puzzles with their readings, goals, moves and algorithms, best first.")
final class PuzzlesCommand implements Runnable {
    private final List<Exhibit> exhibits;

    @Spec
    private CommandSpec command;

    PuzzlesCommand(List<Exhibit> exhibits) {
        this.exhibits = exhibits;
    }

    @Override
    public void run() {
        PrintWriter out = command.commandLine().getOut();
        String separator = "";
        for (Exhibit exhibit : exhibits) {
            out.print(separator);
            out.println(exhibit.id());
            lines(exhibit).print(out);
            separator = System.lineSeparator();
        }
    }

    private static Figures lines(Exhibit exhibit) {
        Puzzle puzzle = exhibit.puzzle();
        Figures lines = new Figures()
                .add("  readings", readings(exhibit))
                .add("  goal", exhibit.goal().isEmpty() ? "several positions" : exhibit.goal())
                .add("  moves", moves(puzzle));
        if (!exhibit.metrics().isEmpty()) {
            lines.add("  counted in", metrics(exhibit));
        }
        lines.add("  algorithms", "");
        exhibit.algorithms()
                .forEach(algorithm -> lines.add("    " + algorithm.code(), Figures.words(algorithm.promise())));
        return lines;
    }

    private static String readings(Exhibit exhibit) {
        Stream<String> usual = exhibit.readings().stream().limit(1);
        return Stream.concat(usual, VariantOptions.readings(exhibit)).collect(Collectors.joining(", "));
    }

    private static String metrics(Exhibit exhibit) {
        Stream<String> usual = exhibit.metrics().stream().limit(1);
        return Stream.concat(usual, VariantOptions.metrics(exhibit)).collect(Collectors.joining(", "));
    }

    private static String moves(Puzzle puzzle) {
        return IntStream.range(0, puzzle.moveCount()).mapToObj(puzzle::moveName).collect(Collectors.joining(" "));
    }
}
