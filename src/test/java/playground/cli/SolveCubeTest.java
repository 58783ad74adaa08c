package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.SharedCube;

/** The Pocket Cube on the command line: positions as every judge writes them, both metrics, budgets and faults. */
class SolveCubeTest {
    private static final CommandLineInterface COMMAND_LINE = new CommandLineInterface(List.of(SharedCube.EXHIBIT));
    private static final String OF_FIVE = "441025043025243012331155";

    private static Terminal solve(String... arguments) {
        String[] all = Stream.concat(Stream.of("solve", "pocket-cube"), Stream.of(arguments))
                .toArray(String[]::new);
        return Terminal.run(COMMAND_LINE, "", all);
    }

    private static List<String[]> oracle() throws IOException {
        try (InputStream rows = SolveCubeTest.class.getResourceAsStream("/oracles/cube-oracle.csv")) {
            return new String(rows.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(row -> row.split(",", -1))
                    .toList();
        }
    }

    @Tag("slow")
    @Test
    void everyRowOfTheOracleIsSolvedInBothMetrics() throws IOException {
        assertRowsSolved(1);
    }

    @Test
    void everyEighthRowOfTheOracleIsSolvedInBothMetrics() throws IOException {
        assertRowsSolved(8);
    }

    /** The length to the byte; and the moves, made, lead to the goal. */
    private static void assertRowsSolved(int every) throws IOException {
        List<String[]> rows = oracle();
        for (int number = 0; number < rows.size(); number += every) {
            String[] row = rows.get(number);
            assertSolved(row[10], row[0], solve(row[0]).done(), SharedCube.EXHIBIT.puzzle());
            Puzzle halves = SharedCube.EXHIBIT.withMetric("half-turns").puzzle();
            assertSolved(row[11], row[0], solve(row[0], "--half-turns").done(), halves);
        }
    }

    private static void assertSolved(String length, String position, String out, Puzzle puzzle) {
        String[] lines = out.split("\n", -1);
        assertEquals(length, lines[0]);
        String[] names = lines[1].isEmpty() ? new String[0] : lines[1].split(" ");
        assertEquals(Integer.parseInt(length), names.length);
        long state = puzzle.parse(position);
        for (String name : names) {
            state = puzzle.apply(state, move(puzzle, name));
        }
        assertTrue(puzzle.isGoal(state), position);
    }

    private static int move(Puzzle puzzle, String name) {
        int move = 0;
        while (!puzzle.moveName(move).equals(name)) {
            move++;
        }
        return move;
    }

    /** One turn of R away: as numbers in a line and with spaces, as letters, and as nets with spaces or dots. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "040411253311253340405252",
                "0 4 0 4 1 1 2 5 3 3 1 1 2 5 3 3 4 0 4 0 5 2 5 2",
                "0,4,0,4,1,1,2,5,3,3,1,1,2,5,3,3,4,0,4,0,5,2,5,2",
                "WYWYOOGBRROOGBRRYWYWBGBG",
                "wywyoogbrroogbrrywywbgbg",
                "  WY|  WY|OOGBRR|OOGBRR|  YW|  YW|  BG|  BG",
                "..WY....|..WY....|OOGBRRGB|OOGBRRGB|..YW....|..YW....",
                "  WY|  WY|OOGBRRGB|OOGBRRGB|  YW|  YW",
                "    W Y|    W Y|O O G B R R G B|O O G B R R G B|    Y W|    Y W",
            })
    void everyJudgesWayOfWritingIsRead(String position) {
        String lines = position.replace('|', '\n');
        assertEquals("2\nR R\n", solve(lines).done());
        assertEquals("1\nR2\n", solve(lines, "--half-turns").done());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WWWWOOGGRROOGGRRYYYYBBB | A cube has 24 stickers, but there are 23 here.",
                "WWWWOOGGRROOGGRRYYYYBBB? | \"?\" is no colour: colours are letters or digits.",
                "WWWWOOGGRROOGGRRYYYYBBBW | There are 3 stickers of the colour \"B\", but of every colour there are four.",
                "WWWGOOGGRROOWGRRYYYYBBBB | The corner up-right-front cannot exist: green is on it twice.",
                "WWWWOOGYRROOGGRRYYYGBBBB | The corner up-right-front cannot exist: yellow is opposite white.",
                "000044231144221133325555 | The corner up-right-front cannot exist: \"3\" is opposite \"0\".",
                "WWWYOOGGRROOGGRRWYYYBBBB | The corners up-right-front and down-right-front are the same.",
                "WWWROOGGWROOGGRRYYYYBBBB | The corner up-right-front is a mirror image: its colours go round the other way.",
                "WWWGOOGRWROOGGRRYYYYBBBB | The corners are twisted as no turns can twist them: one of them must be turned in"
                        + " its place.",
            })
    void everyFaultIsASentence(String position, String sentence) {
        Terminal terminal = solve(position);
        assertEquals("POSITION: " + sentence + "\n", terminal.failed(ExitCode.USAGE));
        assertEquals("", terminal.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"4 faces", "most faces in 8 turns", "most faces", "most faces in -1"})
    void whatIsNoGoalIsASentence(String goal) {
        assertEquals(
                "--goal: \"" + goal + "\" is no goal: goals are \"solved\", \"1 face\", \"2 faces\", \"3 faces\","
                        + " \"most faces in 5 turns\" (0 to 7), or a position of 24 colours.\n",
                solve(OF_FIVE, "--goal", goal).failed(ExitCode.USAGE));
    }

    /** The number of faces is with the goal; the oracle has no sequences, but the table has the first shortest. */
    @Test
    void everyRowOfTheOracleHasItsMostFacesWithinSixTurns() throws IOException {
        for (String[] row : oracle().subList(0, 60)) {
            String out = solve(row[0], "--goal", "most faces in 6", "--with", "breadth-first", "--stats")
                    .done();
            assertTrue(out.contains("\ngoal                most faces in 6 turns: " + row[8] + "\n"), out);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "all-faces,      22621, 271452",
        "three-faces,     1555,   9330",
        "never-undoing,    937,   4686",
    })
    void theLadderFindsTheSameAndSaysWhatItCounted(String rung, int expanded, int generated) {
        String goal = rung.equals("all-faces") ? "most faces in 5 turns" : "most faces in 5";
        String table = solve(OF_FIVE, "--goal", goal).done();
        String out = solve(OF_FIVE, "--goal", goal, "--with", rung, "--stats").done();
        assertTrue(out.startsWith(table), out);
        assertTrue(out.contains("\npromise             shortest, first in move order\n"), out);
        assertTrue(out.contains("\nexpanded            " + expanded + "\n"), out);
        assertTrue(out.contains("\ngenerated           " + generated + "\n"), out);
    }

    @Test
    void theLadderEndsAtItsLimits() {
        String err = solve(OF_FIVE, "--goal", "most faces in 7", "--with", "all-faces", "--nodes", "1000")
                .failed(ExitCode.LIMIT_REACHED);
        assertTrue(err.startsWith("The limit on expanded states was reached: expanded 1,000, generated "), err);
        assertTrue(err.endsWith(", stored at most 8, got to bound 7.\n"), err);
    }

    @Test
    void theLadderIsForBudgetsOnly() {
        String err = solve(OF_FIVE, "--with", "all-faces").failed(ExitCode.USAGE);
        assertTrue(err.startsWith("There is no algorithm \"all-faces\""), err);
    }

    @Test
    void aBudgetCountsInTheMetricAskedFor() {
        assertEquals(
                "2\nR R\n",
                solve("040411253311253340405252", "--goal", "most faces in 2").done());
        assertEquals(
                "1\nR2\n",
                solve("040411253311253340405252", "--goal", "most faces in 1", "--half-turns")
                        .done());
        assertEquals(
                "0\n\n",
                solve("040411253311253340405252", "--goal", "most faces in 0").done());
    }
}
