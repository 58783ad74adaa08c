package playground.puzzles.magicboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;

class MagicBoardTest {
    private final MagicBoardExhibit exhibit = new MagicBoardExhibit();
    private final Puzzle puzzle = exhibit.puzzle();
    private final long basic = puzzle.parse("12345678");

    @ParameterizedTest
    @CsvSource({"0, A, 87654321", "1, B, 41236785", "2, C, 17245368"})
    void aMoveDoesWhatTheJudgesSay(int move, String name, String board) {
        assertThat(puzzle.moveName(move)).isEqualTo(name);
        assertThat(puzzle.format(puzzle.apply(basic, move))).isEqualTo(board);
    }

    @Test
    void aHasOrderTwoAndBAndCHaveOrderFour() {
        assertThat(new int[] {order(0), order(1), order(2)}).containsExactly(2, 4, 4);
    }

    private int order(int move) {
        int order = 1;
        for (long state = puzzle.apply(basic, move); state != basic; state = puzzle.apply(state, move)) {
            order++;
        }
        return order;
    }

    @Test
    void noSingleMoveTakesBackBOrC() {
        for (int move = 1; move <= 2; move++) {
            for (int back = 0; back < puzzle.moveCount(); back++) {
                assertThat(puzzle.apply(puzzle.apply(basic, move), back)).isNotEqualTo(basic);
            }
        }
    }

    @Test
    void pruningKnowsThatATwiceIsNothingAndThatAAndBCommute() {
        assertThat(puzzle.apply(puzzle.apply(basic, 0), 0)).isEqualTo(basic);
        assertThat(puzzle.apply(puzzle.apply(basic, 0), 1)).isEqualTo(puzzle.apply(puzzle.apply(basic, 1), 0));
        boolean[][] may = new boolean[3][3];
        for (int previous = 0; previous < 3; previous++) {
            for (int move = 0; move < 3; move++) {
                may[previous][move] = puzzle.mayFollow(previous, move);
            }
        }
        assertThat(may).isDeepEqualTo(new boolean[][] {{false, true, true}, {false, true, true}, {true, true, true}});
    }

    @Test
    void otherReadingsShareTheTables() {
        Exhibit rows = exhibit.withReading("rows");
        assertThat(rows.distances(new SearchMonitor())).isSameAs(exhibit.distances(new SearchMonitor()));
        assertThat(rows.puzzle().goals()).isEqualTo(puzzle.goals());
    }

    @Test
    void aGoalIsReadInTheExhibitsReading() {
        Exhibit rows = exhibit.withReading("rows").withGoal("26845137");
        assertThat(rows.puzzle().format(rows.puzzle().goals()[0])).isEqualTo("26845137");
    }

    @Test
    void anUnknownReadingIsAProgrammersMistake() {
        assertThatThrownBy(() -> exhibit.withReading("columns")).isInstanceOf(IllegalArgumentException.class);
    }
}
