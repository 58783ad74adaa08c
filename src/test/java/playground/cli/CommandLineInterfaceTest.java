package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import playground.judge.Judge;
import playground.judge.Judges;

class CommandLineInterfaceTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "solve ", "judge ", "puzzles ", "judges ", "demo "})
    void helpsAndNamesItsVersionEverywhere(String command) {
        CommandLineInterface commandLine = Terminal.commandLine().with(new Demo());
        String help =
                Terminal.run(commandLine, "", (command + "--help").split(" ")).done();
        assertTrue(help.startsWith("Usage: puzzle-playground " + command), help);
        assertTrue(help.contains("Exit codes:"), help);
        String version = Terminal.run(commandLine, "", (command + "--version").split(" "))
                .done();
        assertTrue(version.startsWith("puzzle-playground "), version);
    }

    @Test
    void helpListsTheReadingsOfAllPuzzles() {
        String help = Terminal.run("solve", "--help").done();
        assertTrue(help.contains("--rows "), help);
        assertTrue(help.contains("--binary "), help);
    }

    @Test
    void listsPuzzles() {
        String out = Terminal.run("puzzles").done();
        assertTrue(out.endsWith("""

                        track
                          readings         decimal, --binary
                          goal             9
                          moves            +1 +2
                          algorithms
                            breadth-first  shortest, first in move order
                            table          shortest, first in move order
                            stopped        not shortest
                            faulty         not shortest
                            endless        not shortest
                        """), out);
        assertTrue(out.startsWith("magic-board\n  readings               clockwise, --rows\n"), out);
    }

    @Test
    void listsJudges() {
        String out = Terminal.run("judges").done();
        for (Judge judge : Judges.all()) {
            assertTrue(out.contains(judge.name() + " "), out);
            assertTrue(out.contains(judge.description()), out);
        }
    }

    @Test
    void refusesWhatIsNoCommand() {
        assertTrue(Terminal.run().failed(ExitCode.USAGE).endsWith("Try \"puzzle-playground --help\".\n"));
        String err = Terminal.run("slove").failed(ExitCode.USAGE);
        assertTrue(err.contains("Did you mean: puzzle-playground solve"), err);
    }

    @Test
    void runsACommandThatWasAdded() {
        CommandLineInterface commandLine = Terminal.commandLine().with(new Demo());
        assertEquals(new Terminal(5, "demo é", ""), Terminal.run(commandLine, "", "demo"));
        assertEquals(ExitCode.USAGE, Terminal.run("demo").code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"faulty", "endless"})
    void admitsItsOwnFaults(String algorithm) {
        Terminal terminal = Terminal.run("solve", "track", "1", "--with", algorithm);
        assertEquals(ExitCode.BUG, terminal.code());
        assertTrue(terminal.err().startsWith("This is a fault of the program"), terminal.err());
        assertTrue(terminal.err().contains("\tat playground.cli.Track"), terminal.err());
        assertEquals("", terminal.out());
    }

    @Command(name = "demo")
    private static final class Demo implements Callable<Integer> {
        @Spec
        private CommandSpec command;

        @Override
        public Integer call() {
            command.commandLine().getOut().print("demo é");
            return 5;
        }
    }
}
