package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Hdu1430Test {
    private final Judge judge = new Hdu1430();

    @Test
    void answersTheSamples() {
        assertEquals("C\nAC\n", Answers.to(judge, "12345678\n17245368\n12345678\n82754631\n"));
    }

    @Test
    void writesAnEmptyLineWhereNothingIsToBeDone() {
        assertEquals("\nA\n", Answers.to(judge, "43125678\n43125678\n12345678\n87654321\n"));
    }

    @Test
    void answersTheWholeOracle() {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (String[] row : Answers.magicBoardOracle()) {
            input.append(row[0]).append('\n').append(row[1]).append('\n');
            expected.append(row[5]).append('\n');
        }
        assertEquals(expected.toString(), Answers.to(judge, input.toString()));
    }

    @Test
    void takesAnyLineEndsAndBlankLines() {
        assertEquals("C\nAC\n", Answers.to(judge, "\uFEFF12345678\r\n17245368 \r\n\r\n\t12345678\n  \n82754631"));
    }

    @Test
    void answersNothingToNothing() {
        assertEquals("", Answers.to(judge, ""));
        assertEquals("", Answers.to(judge, "\n \r\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12345578 | line 4: There are two 5s, and the 6 is missing.",
                "1234567  | line 4: A Magic Board has eight tiles, but there are 7 here.",
                "123456781 | line 4: A Magic Board has eight tiles, but there are 9 here.",
                "1234x678 | line 4: \"x\" is not a tile: the tiles are 1 to 8.",
                "12345670 | line 4: \"0\" is not a tile: the tiles are 1 to 8.",
                "-1       | line 4: \"-\" is not a tile: the tiles are 1 to 8.",
                "😀       | line 4: \"😀\" is not a tile: the tiles are 1 to 8.",
            })
    void refusesWhatIsNoBoard(String target, String message) {
        Answers.assertRefused(judge, "12345678\n17245368\n12345678\n" + target + "\n12345678\n", "C\n", message);
    }

    @Test
    void refusesAStartWithoutATarget() {
        Answers.assertRefused(
                judge,
                "12345678\n17245368\n\n12345678\n\n",
                "C\n",
                "line 4: The input ends where the target should be.");
    }

    @Test
    void refusesAVeryLongLine() {
        Answers.assertRefused(
                judge,
                "1".repeat(2_000_000),
                "",
                "line 1: A Magic Board has eight tiles, but there are 2,000,000 here.");
    }
}
