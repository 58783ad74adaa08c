package playground.puzzles.sliding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Algorithm;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchResult.Status;

/** The rules: what slides where, what can be reached, and how it is mended where it cannot. */
class SlidingTilesTest {
    private final Puzzle three = new SlidingExhibit(3).puzzle();
    private final Puzzle four = new SlidingExhibit(4).puzzle();

    /** The order of the moves is that of the gap: down, left, right, up; the names say where the tile goes. */
    @ParameterizedTest
    @CsvSource({"0, U, 123458706", "1, R, 123048756", "2, L, 123480756", "3, D, 103428756"})
    void aTileSlidesIntoTheGap(int move, String name, String after) {
        long state = three.parse("123408756");
        assertThat(three.moveName(move)).isEqualTo(name);
        assertThat(three.format(three.apply(state, move))).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({"012345678, UL", "102345678, URL", "120345678, UR", "123405678, URLD", "123456780, RD", "123456708, RLD"
    })
    void nothingSlidesInFromBeyondTheEdge(String position, String possible) {
        StringBuilder names = new StringBuilder();
        for (int move = 0; move < three.moveCount(); move++) {
            if (three.apply(three.parse(position), move) != Puzzle.NO_STATE) {
                names.append(three.moveName(move));
            }
        }
        assertThat(names).hasToString(possible);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "120453786",
                "12X453786",
                "12x453786",
                "1 2 x 4 5 3 7 8 6",
                "1 2 0\n4 5 3\n7 8 6\n",
                "120\r\n453\r\n786",
                "1,2,0,4,5,3,7,8,6",
                "120/453/786",
            })
    void everyJudgesWayOfWritingIsRead(String text) {
        assertThat(three.format(three.parse(text))).isEqualTo("120453786");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "14.13.15.7.11.12.9.5.6.0.2.1.4.8.10.3",
                "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3",
                "14,13,15,7,11,12,9,5,6,x,2,1,4,8,10,3",
                " 14 13 15  7\n11 12  9  5\n 6  0  2  1\n 4  8 10  3\n",
            })
    void sixteenNumbersAreReadWithWhateverIsBetween(String text) {
        assertThat(four.format(four.parse(text))).isEqualTo("14.13.15.7.11.12.9.5.6.0.2.1.4.8.10.3");
    }

    /** Sam Loyd's: the last two changed over. */
    @Test
    void parityTellsWhatCanBeReached() {
        assertThat(four.isSolvable(four.parse("1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0")))
                .isFalse();
        assertThat(four.isSolvable(four.parse("1 2 3 4 5 6 7 8 9 10 11 0 13 14 15 12")))
                .isTrue();
        assertThat(four.isSolvable(four.parse("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")))
                .isFalse();
        assertThat(three.isSolvable(three.parse("123456870"))).isFalse();
        assertThat(three.isSolvable(three.parse("123456708"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "3, 123456870, 123456780",
        "3, 213456780, 123456780",
        "3, 123456708, 123456708",
        "3, 876543120, 786543120",
        "4, 1.2.3.4.5.6.7.8.9.10.11.12.13.15.14.0, 1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.0",
        "4, 1.2.3.4.5.6.7.12.9.10.11.8.13.14.15.0, 1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.0",
    })
    void theRepairIsTheSwapThatBringsTheTilesNearest(int side, String position, String repaired) {
        Puzzle puzzle = new SlidingExhibit(side).puzzle();
        assertThat(puzzle.format(puzzle.repair(puzzle.parse(position)))).isEqualTo(repaired);
    }

    @Test
    void everyRepairCanBeSolvedAndDiffersInTwoNeighbours() {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 2_000; i++) {
            long unsolvable = SquareBoard.swap(four.randomState(random), 0, 1);
            if (four.isSolvable(unsolvable)) {
                continue;
            }
            long repaired = four.repair(unsolvable);
            assertThat(four.isSolvable(repaired)).isTrue();
            long difference = repaired ^ unsolvable;
            int first = Long.numberOfTrailingZeros(difference) / 4;
            int last = (Long.SIZE - 1 - Long.numberOfLeadingZeros(difference)) / 4;
            assertThat(new SquareBoard(4).distance(first, last)).isEqualTo(1);
            assertThat(SquareBoard.gap(repaired)).isEqualTo(SquareBoard.gap(unsolvable));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void noAlgorithmSearchesFromWhatCannotBeSolved(int side) {
        SlidingExhibit exhibit = new SlidingExhibit(side);
        long goal = exhibit.puzzle().goals()[0];
        long unsolvable = SquareBoard.swap(goal, 0, 1);
        for (Algorithm algorithm : exhibit.algorithms()) {
            SearchResult result = algorithm.builder().build(new SearchMonitor()).solve(unsolvable, new SearchMonitor());
            assertThat(result.status()).isEqualTo(Status.NO_SOLUTION);
            assertThat(result.effort().expanded()).isZero();
        }
    }

    /** On 2 by 2 there are twelve states, few enough to count. */
    @Test
    void randomStatesAreUniformOverWhatCanBeSolved() {
        Puzzle two = new SlidingExhibit(2).puzzle();
        SplittableRandom random = new SplittableRandom(9);
        Map<Long, Integer> counts = new HashMap<>();
        for (int i = 0; i < 12_000; i++) {
            counts.merge(two.randomState(random), 1, Integer::sum);
        }
        assertThat(counts).hasSize(12);
        assertThat(counts.keySet()).allMatch(two::isSolvable);
        assertThat(counts.values()).allMatch(count -> Math.abs(count - 1_000) < 150);
    }
}
