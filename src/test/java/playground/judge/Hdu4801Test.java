package playground.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.FaceTransforms;
import playground.puzzles.pocketcube.Sticker;

class Hdu4801Test {
    private static final String SOLVED = "0 0 0 0 1 1 2 2 3 3 1 1 2 2 3 3 4 4 4 4 5 5 5 5";

    private final Judge judge = new Hdu4801();

    @Test
    void answersTheSamples() {
        assertEquals(
                "6\n2\n", Answers.to(judge, "1\n" + SOLVED + "\n1\n0 4 0 4 1 1 2 5 3 3 1 1 2 5 3 3 4 0 4 0 5 2 5 2\n"));
    }

    @Test
    void answersTheWholeOracle() {
        List<String[]> rows = Answers.rows("cube-oracle.csv");
        assertThat(rows).hasSize(320);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (String[] row : rows) {
            for (int turns = 0; turns <= FaceTransforms.MOST_TURNS; turns++) {
                input.append(turns)
                        .append('\n')
                        .append(String.join(" ", row[0].split("")))
                        .append('\n');
                expected.append(row[2 + turns]).append('\n');
            }
        }
        assertEquals(expected.toString(), Answers.to(judge, input.toString()));
    }

    /** On stickers that are no cube's: compared with turning them in every way, all six faces, nothing left out. */
    @Test
    void answersWhereNoCubeHasSuchColours() {
        SplittableRandom random = new SplittableRandom(1);
        FaceTransforms.Asker asker = new FaceTransforms().new Asker();
        for (int round = 0; round < 60; round++) {
            int[] colours = random.ints(Sticker.COUNT, 0, 1 + round % 6).toArray();
            int turns = round % 4;
            assertEquals(bruteForce(colours, turns), asker.most(colours, turns));
        }
    }

    private static int bruteForce(int[] colours, int turns) {
        int most = completeFaces(colours);
        for (int number = 0; number < Face.COUNT && turns > 0; number++) {
            int[] to = Sticker.turn(Face.at(number));
            int[] turned = colours;
            for (int way = 0; way < 3; way++) {
                int[] before = turned;
                turned = new int[Sticker.COUNT];
                for (int sticker = 0; sticker < turned.length; sticker++) {
                    turned[to[sticker]] = before[sticker];
                }
                if (way != 1) {
                    most = Math.max(most, bruteForce(turned, turns - 1));
                }
            }
        }
        return most;
    }

    private static int completeFaces(int[] colours) {
        int count = 0;
        for (int number = 0; number < Face.COUNT; number++) {
            int first = -1;
            boolean complete = true;
            for (int sticker = 0; sticker < colours.length; sticker++) {
                if (Sticker.at(sticker).face() == Face.at(number)) {
                    first = first < 0 ? colours[sticker] : first;
                    complete &= colours[sticker] == first;
                }
            }
            count += complete ? 1 : 0;
        }
        return count;
    }

    @Test
    void answersSixWhereAllStickersAreAlike() {
        assertEquals("6\n", Answers.to(judge, "7\n" + "1 ".repeat(24) + "\n"));
    }

    @Tag("slow")
    @Test
    void answersManyCasesAtOnce() {
        List<String[]> rows = Answers.rows("cube-oracle.csv");
        FaceTransforms.Asker asker = new FaceTransforms().new Asker();
        int[][] cubes = rows.stream()
                .map(row -> row[0].chars().map(digit -> digit - '0').toArray())
                .toArray(int[][]::new);
        long begun = 0;
        int sum = 0;
        int count = 20_000;
        for (int number = -count; number < count; number++) {
            begun = number == 0 ? System.nanoTime() : begun;
            sum += asker.most(cubes[Math.floorMod(number, cubes.length)], FaceTransforms.MOST_TURNS);
        }
        double micros = (System.nanoTime() - begun) / 1e3 / count;
        System.out.printf("HDU 4801: %.2f µs a case, sum %d%n", micros, sum);
        assertThat(micros).isLessThan(1_000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8 | 0 | line 3: Here should be N, from 0 to 7, but there is \"8\".",
                "x | 0 | line 3: Here should be N, from 0 to 7, but there is \"x\".",
                "1 | 0 1 2 | line 4: Here should be the colours of 24 stickers, but there is \"0 1 2\".",
                "1 | 0 0 0 0 1 1 2 2 3 3 1 1 2 2 3 3 4 4 4 4 5 5 5 b | line 4: Here should be the number of a colour,"
                        + " but there is \"b\".",
            })
    void refusesWhatIsNoCase(String turns, String colours, String message) {
        Answers.assertRefused(judge, "1\n" + SOLVED + "\n" + turns + "\n" + colours + "\n", "6\n", message);
    }
}
