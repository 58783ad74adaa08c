package playground.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Metric;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.puzzles.rotation.OneColour;
import playground.puzzles.rotation.PatternMoves;

/** Moves by number are the moves of the rules, and images are as far from the goal as what they are images of. */
class RankedMovesTest {
    private static final int SAMPLE = 20_000;

    record Fixture(Puzzle puzzle, Ranking ranking, RankedMoves moves) {
        IntStream sample() {
            return new Random(20250104).ints(SAMPLE, 0, ranking.size());
        }
    }

    static List<Fixture> fixtures() {
        return List.of(
                new Fixture(new OneColour(), OneColour.RANKING, new PatternMoves(OneColour.RANKING)),
                ofCube(Metric.QUARTER_TURNS),
                ofCube(Metric.HALF_TURNS));
    }

    private static Fixture ofCube(Metric metric) {
        Puzzle puzzle = new PocketCubeExhibit().withMetric(metric.code()).puzzle();
        return new Fixture(puzzle, Cube.RANKING, Cube.moves(metric));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theyAreTheMovesOfTheRules(Fixture fixture) {
        RankedMoves expected = RankedMoves.of(fixture.puzzle(), fixture.ranking());
        RankedMoves moves = fixture.moves();
        assertThat(moves.size()).isEqualTo(expected.size());
        int[] ranks = new int[moves.moveCount()];
        int[] wanted = new int[expected.moveCount()];
        fixture.sample().forEach(rank -> {
            assertThat(sorted(ranks, moves.before(rank, ranks)))
                    .isEqualTo(sorted(wanted, expected.before(rank, wanted)));
            assertThat(sorted(ranks, moves.after(rank, ranks))).isEqualTo(sorted(wanted, expected.after(rank, wanted)));
        });
    }

    private static int[] sorted(int[] ranks, int count) {
        int[] sorted = Arrays.copyOf(ranks, count);
        Arrays.sort(sorted);
        return sorted;
    }

    static List<Fixture> symmetric() {
        return fixtures().stream()
                .filter(fixture -> fixture.moves().symmetries() > 0)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("symmetric")
    void imagesAreAsFarFromTheGoal(Fixture fixture) {
        assertAsFar(fixture);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("fixtures")
    void tablesAreThoseOfTheRules(Fixture fixture) {
        assertAsFar(fixture);
    }

    private static void assertAsFar(Fixture fixture) {
        DistanceTable plain = new DistanceTable(fixture.puzzle(), fixture.ranking(), new SearchMonitor());
        DistanceTable table =
                new DistanceTable(fixture.puzzle(), fixture.ranking(), fixture.moves(), new SearchMonitor());
        assertThat(table.histogram()).isEqualTo(plain.histogram());
        int[] images = new int[Math.max(1, fixture.moves().symmetries())];
        fixture.sample().forEach(rank -> {
            int distance = plain.estimate(fixture.ranking().unrank(rank));
            assertThat(table.estimate(fixture.ranking().unrank(rank))).isEqualTo(distance);
            int count = fixture.moves().images(rank, images);
            assertThat(Arrays.stream(images, 0, count)).contains(rank);
            for (int image = 0; image < count; image++) {
                assertThat(plain.estimate(fixture.ranking().unrank(images[image])))
                        .isEqualTo(distance);
            }
        });
    }
}
