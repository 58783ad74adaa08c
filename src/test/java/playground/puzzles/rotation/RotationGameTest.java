package playground.puzzles.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.Walk;

/** The rules of the Rotation Game. */
class RotationGameTest {
    private static final RotationGame PUZZLE = new RotationGame();

    /** [move]: its line's cells in the order in which a block goes through them. */
    private static final int[][] WAYS = {
        {22, 20, 15, 11, 6, 2, 0},
        {23, 21, 17, 12, 8, 3, 1},
        {4, 5, 6, 7, 8, 9, 10},
        {13, 14, 15, 16, 17, 18, 19},
        {1, 3, 8, 12, 17, 21, 23},
        {0, 2, 6, 11, 15, 20, 22},
        {19, 18, 17, 16, 15, 14, 13},
        {10, 9, 8, 7, 6, 5, 4},
    };

    @Test
    void everyMoveCarriesEachBlockOfItsLineToTheNextCell() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 200; round++) {
            long board = PUZZLE.randomState(random);
            for (int move = 0; move < Lines.MOVES; move++) {
                int[] expected = colours(board);
                for (int place = 0; place < Lines.LENGTH; place++) {
                    int cell = WAYS[move][place];
                    expected[WAYS[move][(place + 1) % Lines.LENGTH]] = RotationGame.colourAt(board, cell);
                }
                assertThat(colours(PUZZLE.apply(board, move))).isEqualTo(expected);
            }
        }
    }

    private static int[] colours(long board) {
        int[] colours = new int[Lines.CELLS];
        Arrays.setAll(colours, cell -> RotationGame.colourAt(board, cell));
        return colours;
    }

    @Test
    void aMoveIsTakenBackByItsPartnerAndBySixMore() {
        long board = PUZZLE.parse("123123123123123123123123");
        for (int[] pair : new int[][] {{0, 5}, {1, 4}, {2, 7}, {3, 6}}) {
            assertThat(Walk.end(PUZZLE, board, pair[0], pair[1])).isEqualTo(board);
            assertThat(Walk.end(PUZZLE, board, pair[1], pair[0])).isEqualTo(board);
            assertThat(PUZZLE.mayFollow(pair[0], pair[1])).isFalse();
            int[] sevenTimes = new int[Lines.LENGTH];
            Arrays.fill(sevenTimes, pair[0]);
            assertThat(Walk.end(PUZZLE, board, sevenTimes)).isEqualTo(board);
        }
    }

    /** On the puzzle of one colour the canonical solution of every pattern can be had: no pair in it may be pruned. */
    @Test
    void noCanonicalSolutionNeedsAPairThatIsPruned() {
        ColourPatterns patterns = new ColourPatterns(new SearchMonitor());
        for (int rank = 0; rank < OneColour.RANKING.size(); rank++) {
            long pattern = OneColour.RANKING.unrank(rank);
            int first = firstNearer(patterns, pattern);
            if (first != Puzzle.NO_MOVE) {
                int second = firstNearer(patterns, Lines.turn(pattern, first));
                assertThat(second == Puzzle.NO_MOVE || PUZZLE.mayFollow(first, second))
                        .isTrue();
            }
        }
    }

    private static int firstNearer(ColourPatterns patterns, long pattern) {
        int distance = patterns.ofPattern((int) pattern);
        for (int move = 0; move < Lines.MOVES && distance > 0; move++) {
            if (patterns.ofPattern((int) Lines.turn(pattern, move)) < distance) {
                return move;
            }
        }
        return Puzzle.NO_MOVE;
    }

    @Test
    void thereAre38610Goals() {
        long[] goals = PUZZLE.goals();
        assertThat(goals).hasSize(38_610).doesNotHaveDuplicates();
        for (long goal : goals) {
            assertThat(PUZZLE.isGoal(goal)).isTrue();
            assertThat(PUZZLE.parse(PUZZLE.format(goal))).isEqualTo(goal);
        }
    }

    @Test
    void randomBoardsHaveEveryColourOnEveryCellEquallyOften() {
        SplittableRandom random = new SplittableRandom(2);
        int[][] counts = new int[Lines.CELLS][RotationGame.COLOURS + 1];
        for (int draw = 0; draw < 30_000; draw++) {
            long board = PUZZLE.randomState(random);
            assertThat(PUZZLE.parse(PUZZLE.format(board))).isEqualTo(board);
            for (int cell = 0; cell < Lines.CELLS; cell++) {
                counts[cell][RotationGame.colourAt(board, cell)]++;
            }
        }
        for (int[] cell : counts) {
            assertThat(cell[0]).isZero();
            // Five standard deviations of a count with mean 10,000.
            assertThat(Arrays.stream(cell).skip(1)).allMatch(count -> Math.abs(count - 10_000) < 5 * 82);
        }
    }

    @Test
    void separatorsDoNotMatter() {
        assertThat(PUZZLE.parse(" 1 1 1 1 3 2 3 2 3 1 3 2\n2 3 1 2 2 2 3 1,2,1,3,3"))
                .isEqualTo(PUZZLE.parse("111132323132231222312133"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11113232313223122231213  | A Rotation Game has 24 blocks, but there are 23 here.",
                "''                       | A Rotation Game has 24 blocks, but there are none here.",
                "1                        | A Rotation Game has 24 blocks, but there is only one here.",
                "111132323132231222312134 | \"4\" is not a colour: the colours are 1, 2 and 3.",
                "0                        | \"0\" is not a colour: the colours are 1, 2 and 3.",
                "111132323132231222312113 | There are nine 1s and seven 3s, but each colour must be there eight times.",
                "211132323132231222312113 | There are nine 2s and seven 3s, but each colour must be there eight times.",
                "222222222222222222222221 | There are twenty-three 2s and no 3s, "
                        + "but each colour must be there eight times.",
                "222222222222222222222233 | There are twenty-two 2s and no 1s, "
                        + "but each colour must be there eight times.",
                "222222222221222222233333 | There are eighteen 2s and one 1, but each colour must be there eight times.",
            })
    void faultsAreNamed(String text, String sentence) {
        assertThatThrownBy(() -> PUZZLE.parse(text))
                .isInstanceOf(InvalidStateException.class)
                .hasMessage(sentence);
    }

    @Test
    void thereIsNoChoiceOfGoal() {
        RotationExhibit exhibit = new RotationExhibit();
        assertThat(exhibit.goal()).isEmpty();
        assertThatThrownBy(() -> exhibit.withGoal("111132323132231222312133"))
                .isInstanceOfSatisfying(InvalidStateException.class, fault -> {
                    assertThat(fault.sentence(Locale.ENGLISH)).startsWith("The Rotation Game leaves no choice of goal");
                    assertThat(fault.sentence(Locale.SIMPLIFIED_CHINESE)).startsWith("旋转游戏不能另选目标");
                });
    }
}
