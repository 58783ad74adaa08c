package playground.puzzles.magicboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import playground.engine.Distances;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.search.BidirectionalBreadthFirst;
import playground.engine.table.PathTree;

/** What is mathematically true of Magic Board, each figure found by programs independent of this one. */
class MagicBoardFiguresTest {
    private static final String BASIC = "12345678";
    private static final MagicBoardExhibit EXHIBIT = new MagicBoardExhibit();
    private static final Puzzle PUZZLE = EXHIBIT.puzzle();
    private static final Distances DISTANCES = EXHIBIT.distances(new SearchMonitor());

    /** From the basic board to every other, which is the way that the judges ask for. */
    private static final PathTree WAYS =
            new PathTree(PUZZLE, MagicBoard.RANKING, PUZZLE.parse(BASIC), new SearchMonitor());

    private static int wayThere(long board) {
        return WAYS.pathTo(board).length;
    }

    private static String letters(int[] moves) {
        StringBuilder letters = new StringBuilder();
        for (int move : moves) {
            letters.append(PUZZLE.moveName(move));
        }
        return letters.toString();
    }

    /** Without a table, which would have to be built for each goal. */
    private static int[] solve(long start, long goal) {
        Puzzle puzzle = new MagicBoard(goal, Reading.CLOCKWISE);
        return new BidirectionalBreadthFirst(puzzle)
                .solve(start, new SearchMonitor())
                .moves();
    }

    @Test
    void theHistogramIsTheKnownOne() {
        assertThat(DISTANCES.histogram())
                .containsExactly(
                        1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840,
                        4492, 2120, 328, 5);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/depth-counts.csv", numLinesToSkip = 1)
    void theHistogramIsTheOracles(String puzzle, String metric, int depth, long count) {
        if (puzzle.equals(MagicBoardExhibit.ID)) {
            assertThat(metric).isEqualTo("one letter A/B/C");
            assertThat(DISTANCES.histogram()[depth]).isEqualTo(count);
        }
    }

    @Test
    void asManyBoardsAreSoFarFromTheBasicBoardAsToIt() {
        long[] counts = new long[23];
        for (int rank = 0; rank < MagicBoard.RANKING.size(); rank++) {
            counts[wayThere(MagicBoard.RANKING.unrank(rank))]++;
        }
        assertThat(counts).isEqualTo(DISTANCES.histogram());
    }

    @Test
    void fiveBoardsAreFarthestFromTheBasicBoard() {
        List<String> farthest = new ArrayList<>();
        for (int rank = 0; rank < MagicBoard.RANKING.size(); rank++) {
            long board = MagicBoard.RANKING.unrank(rank);
            if (wayThere(board) == 22) {
                farthest.add(PUZZLE.format(board));
            }
        }
        assertThat(farthest).containsExactlyInAnyOrder("43125678", "45276183", "61832745", "83214765", "87214356");
    }

    /** The one-way trap: who asks for the way back gets another answer than who asks for the way there. */
    @Test
    void distancesThereAndBackDifferForExactly29694Positions() {
        int different = 0;
        int greatest = 0;
        for (int rank = 0; rank < MagicBoard.RANKING.size(); rank++) {
            long board = MagicBoard.RANKING.unrank(rank);
            int difference = Math.abs(wayThere(board) - DISTANCES.estimate(board));
            different += difference == 0 ? 0 : 1;
            greatest = Math.max(greatest, difference);
        }
        assertThat(different).isEqualTo(29_694);
        assertThat(greatest).isEqualTo(10);
    }

    /** The samples of USACO, Luogu P2730 and HDU 1430: from the basic board, read clockwise. */
    @ParameterizedTest
    @CsvSource({
        "26845731, BCABCCB",
        "12345678, ''",
        "67418523, CCBBB",
        "51243786, ABBBCABB",
        "61543278, ABBBCABBBCBBBC",
        "41235876, CCBCBCBBCBCBCCB",
        "34215678, ABCABBBCBBBCBCABCB",
        "43125678, ABBBCABBBCBBBCBCABCBBB",
        "17245368, C",
        "82754631, AC"
    })
    void samplesOfTheJudgesAreFound(String target, String moves) {
        assertThat(letters(WAYS.pathTo(PUZZLE.parse(target)))).isEqualTo(moves);
    }

    /** Sicily's samples, read by rows; any sequence is accepted there, so only the length is a fact. */
    @ParameterizedTest
    @CsvSource({"58764123, 2", "87651234, 1", "58234167, 20", "37216584, 8", "46581372, 10", "45273816, 22"})
    void samplesReadByRowsAreFound(String target, int length) {
        assertThat(wayThere(Reading.ROWS.parse(target))).isEqualTo(length);
    }

    @Test
    void theSameTextReadByRowsIsAnotherBoard() {
        assertThat(wayThere(Reading.CLOCKWISE.parse("26845731"))).isEqualTo(7);
        assertThat(wayThere(Reading.ROWS.parse("26845731"))).isEqualTo(14);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/magic-oracle.csv", numLinesToSkip = 1)
    void everyRowOfTheOracleIsFound(
            String start, String target, String startRows, String targetRows, int optimal, String first, int back) {
        String moves = first == null ? "" : first;
        long from = Reading.CLOCKWISE.parse(start);
        long to = Reading.CLOCKWISE.parse(target);
        assertThat(Reading.ROWS.parse(startRows)).isEqualTo(from);
        assertThat(Reading.ROWS.parse(targetRows)).isEqualTo(to);
        assertThat(letters(solve(from, to))).isEqualTo(moves).hasSize(optimal);
        assertThat(solve(to, from)).hasSize(back);
        assertThat(!start.equals(BASIC) || letters(WAYS.pathTo(to)).equals(moves))
                .isTrue();
        assertThat(!start.equals(BASIC) || DISTANCES.estimate(to) == back).isTrue();
    }
}
