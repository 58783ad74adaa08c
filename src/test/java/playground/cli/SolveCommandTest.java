package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
    private static final String MAGIC = "magic-board";

    @Test
    void writesTheLengthAndTheMoves() {
        assertEquals(
                "7\nBCABCCB\n",
                Terminal.run("solve", MAGIC, "12345678", "--goal", "26845731").done());
    }

    @Test
    void writesAnEmptyLineWhereNothingIsToBeDone() {
        assertEquals("0\n\n", Terminal.run("solve", MAGIC, "12345678").done());
    }

    @Test
    void writesSpacesBetweenMovesThatAreLongerThanALetter() {
        assertEquals("5\n+1 +2 +2 +2 +2\n", Terminal.run("solve", "track", "0").done());
    }

    @Test
    void readsPositionAndGoalInTheReadingAskedFor() {
        assertEquals(
                "7\nBCABCCB\n",
                Terminal.run("solve", MAGIC, "12348765", "--goal", "2684/1375", "--rows")
                        .done());
        assertEquals(
                "1\n+2\n",
                Terminal.run("solve", "--binary", "track", "10", "--goal=100").done());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"table", "breadth-first", "bidirectional", "ida-star:pattern", "ida-star", "iterative-deepening"
            })
    void solvesWithTheAlgorithmAskedFor(String algorithm) {
        assertEquals(
                "7\nBCABCCB\n",
                Terminal.run("solve", MAGIC, "12345678", "--goal", "26845731", "--with", algorithm)
                        .done());
    }

    @Test
    void writesFiguresAfterTheMoves() {
        String out = Terminal.run("solve", MAGIC, "12348765", "--goal", "26841375", "--rows", "--stats")
                .done();
        assertEquals("""
                7
                BCABCCB
                position            12348765
                goal                26841375
                algorithm           table
                promise             shortest, first in move order
                status              solved
                expanded            7
                generated           16
                duplicates          0
                peak-stored         1
                bound               7
                iterations          1
                memory-bytes        40320
                search-ms           *
                build-ms            *
                nodes-per-second    *
                shortest-length     7
                shortest-solutions  4
                """, out.replaceAll("(?m)^(.*(?:-ms|-second) +)[0-9.]+$", "$1*"));
    }

    @Test
    void saysWhatAnAlgorithmPromisesAndWhatIsTrue() {
        String out = Terminal.run("solve", MAGIC, "12345678", "--goal", "26845731", "--with=greedy:pattern", "--stats")
                .done();
        assertTrue(out.contains("\npromise             not shortest\n"), out);
        assertTrue(out.contains("\nshortest-length     7\n"), out);
    }

    @Test
    void saysThatThereIsNoSolution() {
        Terminal terminal = Terminal.run("solve", "track", "5", "--goal", "3", "--stats");
        assertEquals(
                "There is no solution: expanded 5, generated 7, stored at most 5, got to bound 2.\n",
                terminal.failed(ExitCode.NO_SOLUTION));
        assertTrue(terminal.out().contains("status            no-solution"), terminal.out());
        assertFalse(terminal.out().contains("shortest-"), terminal.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nodes=100 | The limit on expanded states was reached: expanded 100,",
                "--nodes=0   | The limit on expanded states was reached: expanded 0,",
                "--time=0    | The limit on time was reached while tables were built: expanded 0,",
                "--memory=0  | The limit on memory was reached: expanded 0,",
            })
    void saysWhichLimitWasReached(String limit, String sentence) {
        Terminal terminal = Terminal.run("solve", MAGIC, "43125678", "--with", "breadth-first", limit);
        String err = terminal.failed(ExitCode.LIMIT_REACHED);
        assertTrue(err.startsWith(sentence), err);
        assertEquals("", terminal.out());
    }

    @Test
    void countsTheMemoryOfTables() {
        String err = Terminal.run("solve", MAGIC, "43125678", "--memory", "0.1").failed(ExitCode.LIMIT_REACHED);
        assertTrue(err.startsWith("The limit on memory was reached while tables were built"), err);
    }

    @Test
    void limitsNoNodesWhileTablesAreBuilt() {
        assertTrue(Terminal.run("solve", MAGIC, "43125678", "--nodes", "100")
                .done()
                .startsWith("18\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--time=1e300", "--time=3600", "--nodes=1e30", "--memory=1e300", "--memory=64"})
    void solvesWithinLimits(String limit) {
        assertTrue(Terminal.run("solve", MAGIC, "43125678", limit).done().startsWith("18\n"));
    }

    @Test
    void saysThatTheSearchWasStopped() {
        String err = Terminal.run("solve", "track", "0", "--with", "stopped").failed(ExitCode.LIMIT_REACHED);
        assertTrue(err.startsWith("The search was stopped: expanded 0,"), err);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "magic-board 11345678 | POSITION: There are two 1s, and the 2 is missing.",
                "magic-board 1234567 | POSITION: A Magic Board has eight tiles, but there are 7 here.",
                "magic-board 12345678 --goal 1234x | --goal: \"x\" is not a tile: the tiles are 1 to 8.",
                "magic-bord 12345678 | There is no puzzle \"magic-bord\": "
                        + "choose from magic-board, track. Did you mean \"magic-board\"?",
                "chess 1 | There is no puzzle \"chess\": choose from magic-board, track.",
                "track 1 --with a-star | There is no algorithm \"a-star\": "
                        + "choose from breadth-first, table, stopped, faulty, endless.",
                "track 1 --with breadth | There is no algorithm \"breadth\": "
                        + "choose from breadth-first, table, stopped, faulty, endless. Did you mean \"breadth-first\"?",
                "track 1 --rows | --rows means nothing for track: leave it out.",
                "track 1 --rows --binary | --rows and --binary cannot both be meant.",
                "track 1 --time soon | --time takes a number from 0 up, not \"soon\".",
                "track 1 --time -1 | --time takes a number from 0 up, not \"-1\".",
                "track 1 --nodes NaN | --nodes takes a number from 0 up, not \"NaN\".",
                "track 1 --memory x | --memory takes a number from 0 up, not \"x\".",
            })
    void refusesInASentence(String arguments, String sentence) {
        Terminal terminal = Terminal.run(("solve " + arguments).split(" "));
        assertEquals(sentence + "\n", terminal.failed(ExitCode.USAGE));
        assertEquals("", terminal.out());
    }

    @ParameterizedTest
    @CsvSource({"solve", "solve track", "solve track 1 2", "solve track 1 --row", "solve track 1 --goal"})
    void refusesACommandThatIsNotWhole(String arguments) {
        Terminal terminal = Terminal.run(arguments.split(" "));
        String err = terminal.failed(ExitCode.USAGE);
        assertTrue(err.endsWith("Try \"puzzle-playground solve --help\".\n"), err);
        assertEquals("", terminal.out());
    }
}
