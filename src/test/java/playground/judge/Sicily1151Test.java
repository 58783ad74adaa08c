package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Sicily1151Test {
    private static final String FIRST_CASE = "4\n5 8 7 6\n4 1 2 3\n";

    private final Judge judge = new Sicily1151();

    @ParameterizedTest
    @CsvSource({
        "4, 5 8 7 6, 4 1 2 3, 2 AB",
        "3, 8 7 6 5, 1 2 3 4, 1 A",
        "15, 5 8 2 3, 4 1 6 7, -1",
        "25, 5 8 2 3, 4 1 6 7, 20 BBCBBCABCBCBBBCBCBCB",
        "20, 3 7 2 1, 6 5 8 4, 8 CCBBCABC",
        "20, 4 6 5 8, 1 3 7 2, 10 CCBBCABCAB",
        "30, 4 5 2 7, 3 8 1 6, 22 ACBBBCBCBCBCBCABCABCBC",
        "0, 1 2 3 4, 8 7 6 5, 0",
        "0, 8 7 6 5, 1 2 3 4, -1",
        "1, 8 7 6 5, 1 2 3 4, 1 A",
    })
    void answersTheSamples(int mostMoves, String upper, String lower, String answer) {
        assertEquals(answer + "\n", Answers.to(judge, mostMoves + "\n" + upper + "\n" + lower + "\n-1\n"));
    }

    @Test
    void answersTheWholeOracleThatStartsFromTheBasicBoard() {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (String[] row : Answers.magicBoardOracle()) {
            if (row[0].equals("12345678")) {
                int length = Integer.parseInt(row[4]);
                input.append(oneCase(length, row[3])).append(oneCase(Math.max(0, length - 1), row[3]));
                String solution = length == 0 ? "0\n" : length + " " + row[5] + "\n";
                expected.append(solution).append(length == 0 ? "0\n" : "-1\n");
            }
        }
        assertEquals(expected.toString(), Answers.to(judge, input + "-1\n"));
    }

    private static String oneCase(int mostMoves, String rows) {
        String spaced = rows.replaceAll("(.)(.)(.)(.)", "$1 $2 $3 $4\n");
        return mostMoves + "\n" + spaced;
    }

    @Test
    void takesAnyLineEndsAndBlankLines() {
        assertEquals("2 AB\n1 A\n", Answers.to(judge, "4\r\n5 8 7 6 \r\n\r\n4 1 2 3\n3\n8765\n 1  2 3 4\n\n-1"));
    }

    @Test
    void takesTheEndOfTheInputForTheEnd() {
        assertEquals("2 AB\n", Answers.to(judge, FIRST_CASE));
        assertEquals("2 AB\n", Answers.to(judge, FIRST_CASE.strip()));
    }

    @Test
    void readsNothingAfterTheEnd() {
        assertEquals("2 AB\n", Answers.to(judge, FIRST_CASE + "-1\nthe end\n"));
    }

    @ParameterizedTest
    @CsvSource({"four", "4.5", "-2", "99999999999", "4 5 8 7 6 4 1 2 3"})
    void refusesAnNThatIsNone(String mostMoves) {
        Answers.assertRefused(
                judge,
                FIRST_CASE + mostMoves + "\n5 8 7 6\n4 1 2 3\n",
                "2 AB\n",
                "line 4: Here should be N, from 0 to 2147483647, or -1 after the last case, but there is \"" + mostMoves
                        + "\".");
    }

    @ParameterizedTest
    @CsvSource({"5 8 7", "5 8 7 6 4", "5 8 x 6", "5 8 7 9", "4"})
    void refusesARowThatIsNone(String row) {
        Answers.assertRefused(
                judge,
                FIRST_CASE + "4\n" + row + "\n4 1 2 3\n",
                "2 AB\n",
                "line 5: Here should be the upper row, four tiles from 1 to 8, but there is \"" + row + "\".");
    }

    @Test
    void refusesAMissingRow() {
        Answers.assertRefused(
                judge,
                FIRST_CASE + "4\n5 8 7 6\n3\n8 7 6 5\n1 2 3 4\n-1\n",
                "2 AB\n",
                "line 6: Here should be the lower row, four tiles from 1 to 8, but there is \"3\".");
        Answers.assertRefused(
                judge, FIRST_CASE + "4\n5 8 7 6\n", "2 AB\n", "line 5: The input ends where the lower row should be.");
        Answers.assertRefused(
                judge, FIRST_CASE + "4\n", "2 AB\n", "line 4: The input ends where the upper row should be.");
    }

    @Test
    void refusesATileThatIsThereTwice() {
        Answers.assertRefused(judge, "4\n5 8 7 6\n4 1 5 3\n", "", "line 3: There are two 5s, and the 2 is missing.");
    }

    @Test
    void quotesNoMoreThanTheBeginningOfALongLine() {
        Answers.assertRefused(
                judge,
                "4\n" + "1 ".repeat(1000) + "\n4 1 5 3\n",
                "",
                "line 2: Here should be the upper row, four tiles from 1 to 8, but there is \"" + "1 ".repeat(20)
                        + "…\".");
    }
}
