package playground.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import playground.engine.Exhibit;
import playground.judge.Judges;

/** The program as a command line: {@code puzzle-playground solve|bench|judge|puzzles|judges}, and what others add to it. */
public final class CommandLineInterface {
    private final List<Exhibit> exhibits;
    private final List<Object> added;

    /** A command line for some puzzles. */
    public CommandLineInterface(List<Exhibit> exhibits) {
        this(exhibits, List.of());
    }

    private CommandLineInterface(List<Exhibit> exhibits, List<Object> added) {
        this.exhibits = List.copyOf(exhibits);
        this.added = added;
    }

    /**
     * The same with one more command.
     *
     * @param subcommand an object of a class annotated as a picocli command that has a name
     */
    public CommandLineInterface with(Object subcommand) {
        return new CommandLineInterface(
                exhibits, Stream.concat(added.stream(), Stream.of(subcommand)).toList());
    }

    /** Runs a command on the process's own streams and returns the exit code. */
    public int run(String... arguments) {
        // Not System.out: it hides that nobody reads any more, and on Windows it changes the ends of lines.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        return run(System.in, out, new PrintWriter(System.err, true, Charset.defaultCharset()), arguments);
    }

    /**
     * Runs a command and returns the exit code, which the help lists.
     *
     * @param in what {@code judge} reads, UTF-8
     * @param out gets the results, UTF-8 with {@code '\n'} in answers to judges; flushed, not closed
     * @param err gets the sentences about what went wrong; flushed, not closed
     */
    public int run(InputStream in, OutputStream out, PrintWriter err, String... arguments) {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        PrintWriter printer = new PrintWriter(writer);
        int code;
        try {
            code = commandLine(in, writer).setOut(printer).setErr(err).execute(arguments);
        } catch (Error error) {
            code = Faults.bug(error, err);
        }
        err.flush();
        return code == ExitCode.OUTPUT_FAILED ? code : finish(writer, printer, err, code);
    }

    /** Writes what is still in the buffer; an output that failed outdoes every other outcome. */
    private static int finish(Writer writer, PrintWriter printer, PrintWriter err, int code) {
        try {
            writer.flush();
        } catch (IOException failure) {
            return Faults.outputFailed(failure, err);
        }
        // A print writer keeps its troubles to itself until it is asked.
        return printer.checkError() ? ExitCode.OUTPUT_FAILED : code;
    }

    private CommandLine commandLine(InputStream in, Writer out) {
        CommandLine commandLine = new CommandLine(new TopCommand());
        CommandLine solve = new CommandLine(new SolveCommand(exhibits));
        VariantOptions.add(solve.getCommandSpec(), exhibits);
        commandLine.addSubcommand(solve);
        commandLine.addSubcommand(new BenchCommand(exhibits));
        commandLine.addSubcommand(new JudgeCommand(Judges.all(), in, out));
        commandLine.addSubcommand(new PuzzlesCommand(exhibits));
        commandLine.addSubcommand(new JudgesCommand(Judges.all()));
        added.forEach(commandLine::addSubcommand);
        return commandLine
                .setParameterExceptionHandler(Faults::ofUsage)
                .setExecutionExceptionHandler(Faults::ofExecution);
    }
}
