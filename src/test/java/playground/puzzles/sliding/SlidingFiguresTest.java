package playground.puzzles.sliding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Limits;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;

/** What is mathematically true of sliding tiles, each figure found by programs independent of this one. */
class SlidingFiguresTest {
    private static final Map<String, Distances> TABLES = new HashMap<>();
    private static final SlidingExhibit FIFTEEN = new SlidingExhibit(4);
    private static final SlidingPaths PATHS = new SlidingPaths();

    private static Distances distancesTo(String goal) {
        return TABLES.computeIfAbsent(
                goal, text -> new SlidingExhibit(3).withGoal(text).distances(new SearchMonitor()));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/depth-counts.csv", numLinesToSkip = 1)
    void theHistogramIsTheOracles(String puzzle, String metric, int depth, long count) {
        if (puzzle.startsWith("8-puzzle")) {
            String goal = puzzle.split(" ", -1)[2];
            assertThat(metric).isEqualTo("one slide");
            assertThat(distancesTo(goal).histogram()[depth]).isEqualTo(count);
        }
    }

    @ParameterizedTest
    @CsvSource({"123456780, 31, 2", "012345678, 31, 2", "123804765, 30, 148", "123405678, 30, 148"})
    void theGreatestDistanceDependsOnTheGoalsGap(String goal, int greatest, int boards) {
        long[] histogram = distancesTo(goal).histogram();
        assertThat(histogram).hasSize(greatest + 1);
        assertThat(histogram[greatest]).isEqualTo(boards);
        assertThat(Arrays.stream(histogram).sum()).isEqualTo(181_440);
    }

    @Test
    void twoBoardsAreFarthestFromTheUsualGoal() {
        Exhibit exhibit = new SlidingExhibit(3);
        Distances distances = distancesTo("123456780");
        Ranking ranking = SlidingExhibit.ranking(9);
        List<String> farthest = new ArrayList<>();
        for (int rank = 0; rank < ranking.size(); rank++) {
            if (distances.estimate(ranking.unrank(rank)) == 31) {
                farthest.add(exhibit.puzzle().format(ranking.unrank(rank)));
            }
        }
        assertThat(farthest).containsExactlyInAnyOrder("647850321", "867254301");
    }

    /** The letters of the oracle name the way of the gap, the names of the moves that of the tile. */
    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/puzzle8-oracle.csv", numLinesToSkip = 1)
    void everyRowOfTheOracleIsFound(String start, String goal, int optimal, String first) {
        Puzzle puzzle = new SlidingExhibit(3).withGoal(goal).puzzle();
        long state = puzzle.parse(start);
        int[] moves = PATHS.canonicalPath(state, puzzle.goals()[0]);
        assertThat(puzzle.isSolvable(state)).isEqualTo(optimal >= 0).isEqualTo(moves != null);
        if (moves != null) {
            StringBuilder tiles = new StringBuilder();
            for (int move : moves) {
                tiles.append(puzzle.moveName(move));
            }
            String gaps = first == null ? "" : first;
            assertThat(tiles)
                    .hasToString(gaps.replace('d', 'U')
                            .replace('l', 'R')
                            .replace('r', 'L')
                            .replace('u', 'D'))
                    .hasSize(optimal);
        }
    }

    /** The hard ones are another matter's; up to here IDA* needs some hundred thousand states at most. */
    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/puzzle15-oracle.csv", numLinesToSkip = 1)
    void everyRowOfTheFifteenPuzzleIsBoundedAndTheEasyOnesAreSolved(String gapFirst, String gapLast, int optimal) {
        Puzzle puzzle = FIFTEEN.puzzle();
        long state = puzzle.parse(gapLast);
        assertThat(puzzle.isSolvable(state)).isTrue();
        int estimate = new LinearConflict(FIFTEEN.board(), puzzle.goals()[0]).estimate(state);
        assertThat(estimate).isLessThanOrEqualTo(optimal);
        assertThat((optimal - estimate) % 2).isZero();
        Puzzle other = FIFTEEN.withGoal("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15").puzzle();
        assertThat(other.isSolvable(other.parse(gapFirst))).isTrue();
        if (optimal <= 30) {
            assertThat(solve(state).moves()).hasSize(optimal);
        }
    }

    private static SearchResult solve(long state) {
        SearchMonitor monitor = new SearchMonitor(Limits.NONE.withNodes(2_000_000));
        Algorithm withoutPatterns = FIFTEEN.algorithms().stream()
                .filter(algorithm -> algorithm.code().equals("ida-star:linear-conflict"))
                .findFirst()
                .orElseThrow();
        return withoutPatterns.builder().build(new SearchMonitor()).solve(state, monitor);
    }
}
