package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.puzzles.sliding.SlidingExhibit;

class BenchCommandTest {
    private static final String CELLS = "id,t0,t1,t2,t3,t4,t5,t6,t7,t8,optimal,remark\n";
    private static final String BOARDS = "board_goal_0_first,board_goal_0_last,optimal\n";

    @TempDir
    private Path folder;

    private Terminal bench(String content, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("positions.csv"), content);
        CommandLineInterface commandLine = new CommandLineInterface(List.of(new SlidingExhibit(3)));
        String[] arguments = new String[3 + options.length];
        arguments[0] = "bench";
        arguments[1] = "tiles3";
        arguments[2] = file.toString();
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Terminal.run(commandLine, "", arguments);
    }

    @Test
    void writesEachInstanceAndThenAll() throws IOException {
        String out = bench(CELLS + "7,1,0,2,3,4,5,6,7,8,1,x\n\n8,1,2,0,3,4,5,6,7,8,,y\n")
                .done();
        assertTrue(out.matches("(?s)instance +length +nodes +ms\n +1 +1 +1 +\\d+\\.\\d{3}\n +2 +2 +2 .*"), out);
        assertTrue(
                out.contains("\ninstances         2\nwrong-lengths     0\nunsolved          0\ntotal-nodes       3\n"),
                out);
        assertTrue(
                out.matches("(?s).*\nmedian-ms +\\d.*\nworst-ms +\\d.*\nnodes-per-second +\\d.*\nbuild-ms +\\d.*"),
                out);
    }

    @Test
    void aLengthThatDiffersIsNamedAndIsTheExitCode() throws IOException {
        Terminal terminal = bench(CELLS + "7,1,0,2,3,4,5,6,7,8,3,x\n");
        assertEquals(ExitCode.DIFFERENT, terminal.code());
        assertTrue(terminal.out().contains("not 3"), terminal.out());
        assertTrue(terminal.out().contains("wrong-lengths     1"), terminal.out());
    }

    @Test
    void theColumnIsThatOfTheGoal() throws IOException {
        String rows = BOARDS + "1 0 2 3 4 5 6 7 8,1 2 3 4 5 6 0 7 8,1\n";
        assertEquals(ExitCode.OK, bench(rows).code());
        assertEquals(ExitCode.DIFFERENT, bench(rows, "--goal", "123456780").code());
    }

    @Test
    void aLimitThatIsReachedIsTheExitCode() throws IOException {
        Terminal terminal = bench(CELLS + "7,1,2,0,3,4,5,6,7,8,2,x\n", "--nodes", "1", "--with", "breadth-first");
        assertEquals(ExitCode.LIMIT_REACHED, terminal.code());
        assertTrue(terminal.out().contains("The limit on expanded states was reached"), terminal.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|line 1: The file is empty; a header with the names of the columns is wanted.",
                "id,optimal|line 1: The header names no column with positions: t0, t1, …, or board_goal_0_first, or board.",
                "board,optimal|line 1: The file ends without a position.",
                "board,optimal/123456780|line 2: There are 1 values here, but the header names 2.",
                "board,optimal/012345678,far|line 2: \"far\" is not a length.",
                "board,optimal/012345678,0/0123,0|line 3: There are 4 cells here, but it takes one for each of the 8 tiles and one for the gap.",
                "board,optimal/0 1 2 3 4 5 6 8 7,0|line 2: No moves lead from this position to the goal.",
            })
    void aFaultInTheFileIsNamedWithItsLine(String content, String sentence) throws IOException {
        String err = bench(content.replace('/', '\n'), "--goal", "012345678").failed(ExitCode.USAGE);
        assertEquals(folder.resolve("positions.csv") + ", " + sentence + "\n", err);
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        CommandLineInterface commandLine = new CommandLineInterface(List.of(new SlidingExhibit(3)));
        String err =
                Terminal.run(commandLine, "", "bench", "tiles3", "nowhere.csv").failed(ExitCode.USAGE);
        assertEquals("There is no file nowhere.csv.\n", err);
    }
}
