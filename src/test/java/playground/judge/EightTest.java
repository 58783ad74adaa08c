package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** HDU 1043, POJ 1077 and UVA 652, which are one problem in three frames. */
class EightTest {
    private static final String SAMPLE = " 2  3  4  1  5  x  7  6  8 \n";
    private static final String ANSWER = "dlurullddrurdllurdr\n";
    private static final String UNSOLVABLE = "1 2 3 4 5 6 8 7 x\n";

    @Test
    void answersTheSamples() {
        assertEquals(ANSWER, Answers.to(new Hdu1043(), SAMPLE));
        assertEquals(ANSWER, Answers.to(new Poj1077(), SAMPLE));
        assertEquals(ANSWER, Answers.to(new Uva652(), "1\n\n" + SAMPLE));
    }

    @Test
    void saysThatThereIsNoWay() {
        assertEquals("unsolvable\n", Answers.to(new Poj1077(), UNSOLVABLE));
    }

    @Test
    void writesAnEmptyLineWhereNothingIsToBeDone() {
        assertEquals("\n", Answers.to(new Hdu1043(), "1 2 3 4 5 6 7 8 x"));
    }

    @Test
    void hduGoesOnToTheEndOfTheInput() {
        assertEquals("", Answers.to(new Hdu1043(), "\n"));
        assertEquals(
                ANSWER + "unsolvable\nr\n",
                Answers.to(new Hdu1043(), SAMPLE + "\r\n" + UNSOLVABLE + "1 2 3 4 5 6 7 x 8"));
    }

    @Test
    void uvaHasBlankLinesBetweenCases() {
        assertEquals(
                ANSWER + "\nunsolvable\n\nr\n",
                Answers.to(new Uva652(), "3\n\n" + SAMPLE + "\n" + UNSOLVABLE + "\n1 2 3 4 5 6 7 x 8\n"));
        assertEquals("", Answers.to(new Uva652(), "0\n"));
    }

    @Test
    void answersEveryRowOfTheOracleWithThisGoal() {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        int rows = 0;
        for (String[] row : Answers.slidingOracle()) {
            if (row[1].equals("123456780")) {
                input.append(String.join(" ", row[0].replace('0', 'x').split("")))
                        .append('\n');
                expected.append(row[2].equals("-1") ? "unsolvable" : row[3]).append('\n');
                rows++;
            }
        }
        assertTrue(rows > 50, "rows: " + rows);
        assertEquals(expected.toString(), Answers.to(new Hdu1043(), input.toString()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 3 4 1 5 x 7 6     | There are 8 cells here, but it takes one for each of the 8 tiles and one for the gap.",
                "2 3 4 1 5 x 7 6 8 0 | There are 10 cells here, but it takes one for each of the 8 tiles and one for the gap.",
                "2 3 4 1 5 x 7 6 9   | \"9\" is not a tile: the tiles are 1 to 8, and 0 or x is the gap.",
                "2 3 4 1 5 x 7 6 😀  | \"😀\" is not a tile: the tiles are 1 to 8, and 0 or x is the gap.",
                "2 3 4 1 5 x 7 6 6   | There are two 6s, and the 8 is missing.",
                "2 3 4 1 5 8 7 6 6   | There are two 6s, and the gap is missing.",
                "2 3 4 1 5 x 7 6 x   | There are two gaps, and the 8 is missing.",
            })
    void refusesWhatIsNoBoard(String line, String sentence) {
        // A first case without a way, since no table is built for it.
        Answers.assertRefused(new Hdu1043(), UNSOLVABLE + line + "\n", "unsolvable\n", "line 2: " + sentence);
        Answers.assertRefused(new Poj1077(), line + "\n", "", "line 1: " + sentence);
        Answers.assertRefused(
                new Uva652(), "2\n\n" + UNSOLVABLE + "\n" + line, "unsolvable\n\n", "line 5: " + sentence);
    }

    @Test
    void refusesAnotherNumberOfCases() {
        Answers.assertRefused(new Poj1077(), "\n", "", "line 1: The input ends where the board should be.");
        Answers.assertRefused(
                new Poj1077(),
                UNSOLVABLE + UNSOLVABLE,
                "unsolvable\n",
                "line 2: Here should be the end of the input, which is a single board, but there is \"1 2 3 4 5 6 8 7 x\".");
        Answers.assertRefused(
                new Uva652(),
                "2\n\n" + UNSOLVABLE,
                "unsolvable\n",
                "line 3: The input ends where case 2 of 2 should be.");
        Answers.assertRefused(
                new Uva652(),
                "1\n\n" + UNSOLVABLE + "\n7\n",
                "unsolvable\n",
                "line 5: Here should be the end of the input, which is as many cases as announced, but there is \"7\".");
        Answers.assertRefused(
                new Uva652(),
                "many\n",
                "",
                "line 1: Here should be the number of cases, from 0 to 2147483647, but there is \"many\".");
    }
}
