package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import playground.puzzles.magicboard.MagicBoardExhibit;

/**
 * A command that was run, as one sees it who typed it.
 *
 * @param code the exit code
 * @param out standard output, byte for byte
 * @param err standard error
 */
record Terminal(int code, String out, String err) {
    /** Runs a command without input. */
    static Terminal run(String... arguments) {
        return runWithInput("", arguments);
    }

    /** Runs a command. */
    static Terminal runWithInput(String input, String... arguments) {
        return run(commandLine(), input, arguments);
    }

    /** Runs a command of a command line. */
    static Terminal run(CommandLineInterface commandLine, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        int code = commandLine.run(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, new PrintWriter(err), arguments);
        return new Terminal(code, out.toString(StandardCharsets.UTF_8), err.toString());
    }

    /** A command line with a real puzzle and the tests' own. */
    static CommandLineInterface commandLine() {
        return new CommandLineInterface(List.of(new MagicBoardExhibit(), new Track()));
    }

    /** Checks that all went well; returns the lines of the output, ended by {@code '\n'}. */
    String done() {
        assertEquals("", err);
        assertEquals(ExitCode.OK, code);
        return lines(out);
    }

    /** Checks the exit code, and that nobody is shown a stack trace; returns the lines of standard error. */
    String failed(int expectedCode) {
        assertEquals(expectedCode, code, err);
        assertFalse(err.contains("\tat "), err);
        return lines(err);
    }

    private static String lines(String text) {
        return text.replace(System.lineSeparator(), "\n");
    }
}
