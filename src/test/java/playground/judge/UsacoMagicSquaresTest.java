package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsacoMagicSquaresTest {
    private final Judge judge = new UsacoMagicSquares();

    @ParameterizedTest
    @CsvSource({
        "2 6 8 4 5 7 3 1, 7, BCABCCB",
        "1 2 3 4 5 6 7 8, 0, ''",
        "6 7 4 1 8 5 2 3, 5, CCBBB",
        "5 1 2 4 3 7 8 6, 8, ABBBCABB",
        "6 1 5 4 3 2 7 8, 14, ABBBCABBBCBBBC",
        "4 1 2 3 5 8 7 6, 15, CCBCBCBBCBCBCCB",
        "3 4 2 1 5 6 7 8, 18, ABCABBBCBBBCBCABCB",
        "4 3 1 2 5 6 7 8, 22, ABBBCABBBCBBBCBCABCBBB",
    })
    void answersTheSamples(String target, int length, String moves) {
        assertEquals(length + "\n" + moves + "\n", Answers.to(judge, target + "\n"));
    }

    @Test
    void answersTheOracleFromTheBasicBoard() {
        int answered = 0;
        for (String[] row : Answers.magicBoardOracle()) {
            if (row[0].equals("12345678")) {
                String target = String.join(" ", row[1].split(""));
                assertEquals(row[4] + "\n" + row[5] + "\n", Answers.to(judge, target + "\n"));
                answered++;
            }
        }
        assertEquals(160, answered);
    }

    @Test
    void breaksLinesAfterSixtyLetters() {
        assertEquals("\n", UsacoMagicSquares.lines(""));
        assertEquals("A".repeat(60) + "\n", UsacoMagicSquares.lines("A".repeat(60)));
        assertEquals("A".repeat(60) + "\nA\n", UsacoMagicSquares.lines("A".repeat(61)));
    }

    @Test
    void takesAnyLineEndAndBlankLines() {
        assertEquals("7\nBCABCCB\n", Answers.to(judge, "\r\n 2 6 8 4  5 7 3 1 \r\n\r\n"));
        assertEquals("7\nBCABCCB\n", Answers.to(judge, "2 6 8 4 5 7 3 1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 6 8 4 5 7 3    | line 1: A Magic Board has eight tiles, but there are 7 here.",
                "2 6 8 4 5 7 3 11 | line 1: A Magic Board has eight tiles, but there are 9 here.",
                "2 6 8 4 5 7 3 9  | line 1: \"9\" is not a tile: the tiles are 1 to 8.",
                "2 6 8 4 5 7 3 3  | line 1: There are two 3s, and the 1 is missing.",
                "''               | line 1: The input ends where the target should be.",
            })
    void refusesWhatIsNoBoard(String target, String message) {
        Answers.assertRefused(judge, target + "\n", "", message);
    }

    @Test
    void refusesASecondTarget() {
        Answers.assertRefused(
                judge,
                "1 2 3 4 5 6 7 8\n2 6 8 4 5 7 3 1\n",
                "0\n\n",
                "line 2: Here should be the end of the input, which is a single target, "
                        + "but there is \"2 6 8 4 5 7 3 1\".");
    }
}
