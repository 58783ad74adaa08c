package playground.puzzles.pocketcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.Walk;

/** What is mathematically true of the Pocket Cube, each figure found by programs independent of this one. */
class PocketCubeFiguresTest {
    private static final PocketCubeExhibit QUARTERS = SharedCube.EXHIBIT;
    private static final Exhibit HALVES = QUARTERS.withMetric("half-turns");

    private static Distances distances(Exhibit exhibit) {
        Distances distances = exhibit.distances(new SearchMonitor());
        System.out.printf(
                "%s, %s: built in %d ms%n",
                exhibit.goal(), exhibit.metric(), distances.buildTime().toMillis());
        return distances;
    }

    @Test
    void theHistogramsAreTheKnownOnes() {
        assertThat(distances(QUARTERS).histogram())
                .containsExactly(
                        1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276);
        assertThat(distances(HALVES).histogram())
                .containsExactly(1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/depth-counts.csv", numLinesToSkip = 1)
    void theHistogramsAreTheOracles(String puzzle, String metric, int depth, long count) {
        if (puzzle.startsWith("pocket")) {
            Exhibit exhibit = metric.contains("half") ? HALVES : QUARTERS;
            assertThat(exhibit.distances(new SearchMonitor()).histogram()[depth])
                    .as(metric)
                    .isEqualTo(count);
        }
    }

    @Test
    void completeFacesAreOneTwoThreeOrSix() {
        int[] counts = new int[7];
        for (int rank = 0; rank < Cube.RANKING.size(); rank++) {
            counts[Cube.completeFaces(Cube.RANKING.unrank(rank))]++;
        }
        assertThat(counts).containsExactly(3_651_506, 22_020, 597, 36, 0, 0, 1);
        for (int faces : List.of(1, 2, 3, 6)) {
            assertThat(CubeGoal.faces(faces).states())
                    .hasSize(Arrays.stream(counts).skip(faces).sum());
        }
    }

    /** By the tables of one, two, three and six faces: the most faces within a budget are those whose table says no more. */
    @Test
    void theMostFacesWithinEveryBudgetAreTheOracles() {
        int[] faces = {6, 3, 2, 1};
        Distances[] tables = IntStream.of(faces)
                .mapToObj(count -> distances(QUARTERS.withFaces(count)))
                .toArray(Distances[]::new);
        int[][] counts = new int[8][7];
        for (int rank = 0; rank < Cube.RANKING.size(); rank++) {
            long state = Cube.RANKING.unrank(rank);
            int budget = counts.length;
            for (int table = 0; table < tables.length && budget > 0; table++) {
                int from = tables[table].estimate(state);
                for (; budget > from; budget--) {
                    counts[budget - 1][faces[table]]++;
                }
            }
            for (; budget > 0; budget--) {
                counts[budget - 1][0]++;
            }
        }
        assertThat(rows(counts)).isEqualTo(Oracles.lines("cube-faces-distribution.csv"));
    }

    private static List<String> rows(int[][] counts) {
        List<String> rows = new ArrayList<>();
        for (int moves = 0; moves < counts.length; moves++) {
            for (int faces = 0; faces <= 6; faces++) {
                if (counts[moves][faces] > 0) {
                    rows.add(moves + "," + faces + "," + counts[moves][faces]);
                }
            }
        }
        return rows;
    }

    @Test
    void everyRowOfTheOracleIsFound() {
        List<String> rows = Oracles.lines("cube-oracle.csv");
        assertThat(rows).hasSize(320);
        for (String line : rows) {
            String[] row = line.split(",", -1);
            long state = QUARTERS.puzzle().parse(row[0]);
            for (int moves = 0; moves <= 7; moves++) {
                PocketCubeExhibit budget = startingFrom(QUARTERS.withMostFaces(moves), state);
                assertThat(budget.goal()).as(line).endsWith((moves == 1 ? " turn: " : " turns: ") + row[2 + moves]);
                assertReached(budget, state);
            }
            assertThat(solve(QUARTERS, state)).as(line).hasSize(Integer.parseInt(row[10]));
            assertThat(solve(HALVES, state)).as(line).hasSize(Integer.parseInt(row[11]));
        }
    }

    private static PocketCubeExhibit startingFrom(PocketCubeExhibit budget, long state) {
        return (PocketCubeExhibit) budget.startingFrom(state, new SearchMonitor());
    }

    private static void assertReached(PocketCubeExhibit budget, long state) {
        int[] moves = budget.faces() == 0 ? new int[0] : solve(budget, state);
        assertThat(moves).hasSizeLessThanOrEqualTo(budget.turns());
        assertThat(Cube.completeFaces(Walk.end(budget.puzzle(), state, moves))).isEqualTo(budget.faces());
    }

    private static int[] solve(Exhibit exhibit, long state) {
        Puzzle puzzle = exhibit.puzzle();
        int[] moves = exhibit.algorithms()
                .get(0)
                .builder()
                .build(new SearchMonitor())
                .solve(state, new SearchMonitor())
                .moves();
        assertThat(puzzle.isGoal(Walk.end(puzzle, state, moves))).isTrue();
        return moves;
    }
}
