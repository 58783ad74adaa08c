package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.puzzles.rotation.RotationOracle;

class RotationGameJudgeTest {
    private static final String FIRST = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";

    private final Judge judge = new RotationGameJudge();

    @Test
    void answersTheSamples() {
        String second = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n";
        String third = "2 2 2 2 2 2 1 1 1 2 2 1 1 3 3 1 1 1 3 3 3 3 3 3\n";
        String fourth = "1 3 2 1 3 1 3 2 1 1 2 3 2 3 1 2 1 2 3 2 2 3 1 3\n";
        String fifth = "1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3\n";
        assertEquals(
                "AC\n2\nDDHH\n2\nNo moves needed\n1\nBCGGABBCG\n3\nACBDDBFHF\n3\n",
                Answers.to(judge, FIRST + second + third + fourth + fifth + "0\n"));
    }

    @Test
    void answersTheWholeOracles() {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (RotationOracle row : RotationOracle.boards()) {
            input.append(String.join(" ", row.board().split(""))).append('\n');
            expected.append(row.answer());
        }
        for (RotationOracle row : RotationOracle.hardest()) {
            input.append(row.board()).append('\n');
            expected.append(row.answer());
        }
        assertEquals(expected.toString(), Answers.to(judge, input + "0\n"));
    }

    @Test
    void takesAnyLineEndsAndBlankLines() {
        assertEquals("AC\n2\nAC\n2\n", Answers.to(judge, "\uFEFF" + FIRST + "\r\n\t\r\n  " + FIRST.strip() + " \r\n0"));
    }

    @Test
    void takesTheEndOfTheInputForTheEnd() {
        assertEquals("AC\n2\n", Answers.to(judge, FIRST));
        assertEquals("", Answers.to(judge, ""));
        assertEquals("", Answers.to(judge, "0"));
    }

    @Test
    void readsNothingAfterTheEnd() {
        assertEquals("AC\n2\n", Answers.to(judge, FIRST + "0\nthe end\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 1 1 | line 2: A Rotation Game has 24 blocks, but there are 3 here.",
                "-1    | line 2: \"-\" is not a colour: the colours are 1, 2 and 3.",
                "00    | line 2: \"0\" is not a colour: the colours are 1, 2 and 3.",
                "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 2 "
                        + "| line 2: There are nine 2s and seven 3s, but each colour must be there eight times.",
            })
    void refusesWhatIsNoBoard(String line, String message) {
        Answers.assertRefused(judge, FIRST + line + "\n" + FIRST + "0\n", "AC\n2\n", message);
    }
}
