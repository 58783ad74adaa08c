package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** HDU 3567, Luogu P1379 and Baidu Star 2005. */
class SlidingJudgesTest {
    @TempDir
    private Path folder;

    @Test
    void hdu3567AnswersTheSamples() {
        assertEquals(
                "Case 1: 2\ndd\nCase 2: 8\nurrulldr\n",
                Answers.to(new Hdu3567(), "2\n12X453786\n12345678X\n564178X23\n7568X4123\n"));
    }

    @Test
    void hdu3567WritesAnEmptyLineWhereNothingIsToBeDone() {
        assertEquals("Case 1: 0\n\n", Answers.to(new Hdu3567(), "1\n12X453786\n12X453786\n"));
    }

    @Test
    void hdu3567AnswersTheWholeOracle() {
        List<String[]> solvable = Answers.slidingOracle().stream()
                .filter(row -> !row[2].equals("-1"))
                .toList();
        StringBuilder input = new StringBuilder(solvable.size() + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < solvable.size(); i++) {
            String[] row = solvable.get(i);
            input.append(row[0].replace('0', 'X')).append('\n');
            input.append(row[1].replace('0', 'X')).append('\n');
            expected.append("Case ").append(i + 1).append(": ").append(row[2]).append('\n');
            expected.append(row[3]).append('\n');
        }
        assertEquals(233, solvable.size());
        assertEquals(expected.toString(), Answers.to(new Hdu3567(), input.toString()));
    }

    /** A table for each cell of the goal's gap, built once: after that a case takes microseconds. */
    @Test
    void hdu3567AnswersManyCasesFast() {
        StringBuilder input = new StringBuilder("20000\n");
        for (int i = 0; i < 20_000; i++) {
            input.append(i % 2 == 0 ? "64785X321\n12345678X\n" : "8672543X1\n1234X5678\n");
        }
        String text = input.toString();
        assertTimeout(Duration.ofSeconds(20), () -> Answers.to(new Hdu3567(), text));
    }

    @Test
    void hdu3567RefusesWhatIsNoCase() {
        Answers.assertRefused(
                new Hdu3567(),
                "2\n12X453786\n12345678X\n12345687X\n12345678X\n",
                "Case 1: 2\ndd\n",
                "line 5: No moves lead from the start of case 2 to its goal.");
        Answers.assertRefused(
                new Hdu3567(), "1\n12X453786\n", "", "line 2: The input ends where the goal of case 1 of 1 should be.");
        Answers.assertRefused(
                new Hdu3567(),
                "1\n12X45378\n",
                "",
                "line 2: There are 8 cells here, but it takes one for each of the 8 tiles and one for the gap.");
    }

    @Test
    void luoguAnswersTheSample() {
        assertEquals("4\n", Answers.to(new LuoguP1379(), "283104765\n"));
        assertEquals("0\n", Answers.to(new LuoguP1379(), "123804765"));
    }

    @Test
    void luoguRefusesWhatHasNoAnswer() {
        Answers.assertRefused(
                new LuoguP1379(), "213804765\n", "", "line 1: No moves lead from this board to 123804765.");
        Answers.assertRefused(new LuoguP1379(), "283104764\n", "", "line 1: There are two 4s, and the 5 is missing.");
    }

    @Test
    void baiduAnswersTheSamples() {
        assertEquals("5\n", Answers.to(new Baidu2005(), "8 0 3\n2 1 4\n7 6 5\n1 2 3\n8 0 4\n7 6 5\n"));
        assertEquals("21\n", Answers.to(new Baidu2005(), "784\n356\n102\n123\n804\n765\n"));
    }

    @Test
    void baiduAnswersEveryRowOfTheOracleThatHasNoWay() {
        int rows = 0;
        for (String[] row : Answers.slidingOracle()) {
            if (row[2].equals("-1")) {
                assertEquals("-1\n", Answers.to(new Baidu2005(), rows(row[0]) + rows(row[1])));
                rows++;
            }
        }
        assertEquals(107, rows);
    }

    private static String rows(String board) {
        return board.replaceAll("(...)", "$1\n");
    }

    @Test
    void baiduReadsTwoFiles() throws IOException {
        Path start = Files.writeString(folder.resolve("start.txt"), "8 0 3\r\n2 1 4\r\n7 6 5\r\n");
        Path goal = Files.writeString(folder.resolve("goal.txt"), "1 2 3\n8 0 4\n7 6 5");
        StringWriter out = new StringWriter();
        try (JudgeInput input = JudgeInput.ofFiles(List.of(start, goal))) {
            new Baidu2005().answer(input, out);
        }
        assertEquals("5\n", out.toString());
    }

    @Test
    void baiduSaysInWhichRowAFaultIs() {
        String start = "803\n214\n765\n";
        Answers.assertRefused(
                new Baidu2005(),
                start + "123\n84\n765\n",
                "",
                "line 5: Here should be the middle row of the goal, three numbers from 0 to 8, but there is \"84\".");
        Answers.assertRefused(
                new Baidu2005(),
                start + "123\n804\n",
                "",
                "line 5: The input ends where the lower row of the goal should be.");
        Answers.assertRefused(
                new Baidu2005(), "803\n214\n766\n", "", "line 3: There are two 6s, and the 5 is missing.");
    }
}
