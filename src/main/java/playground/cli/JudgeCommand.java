package playground.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import playground.judge.Judge;
import playground.judge.JudgeInput;

/** {@code judge}: the answer to an online judge's problem, to the byte. */
@Command(
        name = "judge",
        description =
                "Reads a judge's input and writes the output that the judge expects. Where the input is wrong, the "
                        + "answers before that are still written.")
final class JudgeCommand implements Callable<Integer> {
    private final List<Judge> judges;
    private final InputStream in;
    private final Writer out;

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "Which problem; \"judges\" lists them.")
    private String problem;

    @Parameters(
            index = "1..*",
            paramLabel = "FILE",
            description = "Files that hold the input, read one after the other as one; without any, standard input.")
    private List<Path> files = List.of();

    /**
     * The command.
     *
     * @param out not the print writer of the command line, which would go on writing when nobody reads
     */
    JudgeCommand(List<Judge> judges, InputStream in, Writer out) {
        this.judges = judges;
        this.in = in;
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        Judge judge = new Choices<>("problem", judges, Judge::name).named(problem, command.commandLine());
        try (JudgeInput input = files.isEmpty() ? JudgeInput.of(in) : JudgeInput.ofFiles(files)) {
            judge.answer(input, out);
        } finally {
            out.flush();
        }
        return ExitCode.OK;
    }
}
