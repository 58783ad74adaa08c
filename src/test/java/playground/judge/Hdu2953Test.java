package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import playground.puzzles.pocketcube.SharedCube;

/** The problem's sample is a picture that could not be had; the nets here are of the form that its text describes. */
class Hdu2953Test {
    private final Judge judge = new Hdu2953(SharedCube.EXHIBIT);

    /** Lines of a cross; {@code |} ends a line. */
    private static String net(String lines) {
        return lines.replace('|', '\n') + "\n\n";
    }

    @Test
    void answersTheSolvedCubeAndOneTurn() {
        String solved = net("  WW|  WW|OOGGRRBB|OOGGRRBB|  YY|  YY");
        String turned = net("  WG|  WG|OOGYRRWB|OOGYRRWB|  YB|  YB");
        String halfTurned = net("  WY|  WY|OOGBRRGB|OOGBRRGB|  YW|  YW");
        assertEquals("0\n1\n2\n", Answers.to(judge, "3\n" + solved + turned + halfTurned));
    }

    @Test
    void takesEveryNetAsItIsDrawn() {
        List<String> turned = List.of(
                "  WG|  WG|OOGYRRWB|OOGYRRWB|  YB|  YB",
                "..WG....|..WG....|OOGYRRWB|OOGYRRWB|..YB....|..YB....",
                "    W G|    W G|O O G Y R R W B|O O G Y R R W B|    Y B|    Y B",
                "    BY|    BY|BWRRYGOO|BWRRYGOO|    GW|    GW");
        StringBuilder nets = new StringBuilder();
        turned.forEach(lines -> nets.append(net(lines)));
        for (int upper = 0; upper < 8; upper += 2) {
            for (int lower = 0; lower < 8; lower += 2) {
                String up = " ".repeat(upper) + "WW|";
                String down = " ".repeat(lower) + "YY|";
                nets.append(net(up + up + "OOGGRRBB|OOGGRRBB|" + down + down));
            }
        }
        assertEquals("1\n".repeat(4) + "0\n".repeat(16), Answers.to(judge, "20\n" + nets));
    }

    @Test
    void answersTheWholeOracle() {
        List<String[]> rows = Answers.rows("cube-oracle.csv");
        StringBuilder input = new StringBuilder(rows.size() + "\n");
        StringBuilder expected = new StringBuilder();
        for (String[] row : rows) {
            input.append(cross(row[0])).append('\n');
            expected.append(row[10]).append('\n');
        }
        assertEquals(expected.toString(), Answers.to(judge, input.toString()));
    }

    /** The colours in HDU 4801's order as a cross, whose back face is turned halfway round beside the right one. */
    private static String cross(String colours) {
        int[][] cells = {
            {-1, -1, 0, 1},
            {-1, -1, 2, 3},
            {4, 5, 6, 7, 8, 9, 23, 22},
            {10, 11, 12, 13, 14, 15, 21, 20},
            {-1, -1, 16, 17},
            {-1, -1, 18, 19},
        };
        StringBuilder lines = new StringBuilder();
        for (int[] row : cells) {
            for (int cell : row) {
                lines.append(cell < 0 ? ' ' : "GROBYW".charAt(colours.charAt(cell) - '0'));
            }
            lines.append('\n');
        }
        return lines.toString();
    }

    @Test
    void refusesWhatIsNoCube() {
        Answers.assertRefused(
                judge,
                "1\n" + net("  WW|  WW|OOGGRRBB|OOGGRRBB|  YY|  YW"),
                "",
                "line 7: There are 5 stickers of the colour \"W\", but of every colour there are four.");
        Answers.assertRefused(
                judge,
                "2\n" + net("  WW|  WW|OOGGRRBB|OOGGRRBB|  YY|  YY"),
                "0\n",
                "line 7: The input ends where line 1 of a net should be.");
        Answers.assertRefused(judge, "x\n", "", "line 1: Here should be T, the number of cases, but there is \"x\".");
    }
}
