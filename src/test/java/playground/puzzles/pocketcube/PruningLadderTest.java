package playground.puzzles.pocketcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import playground.engine.Algorithm;
import playground.engine.Exhibit;
import playground.engine.Limits;
import playground.engine.Progress;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchResult.Status;
import playground.puzzles.pocketcube.PruningLadder.Rung;

/** Leaving out what changes nothing costs a fraction and finds the same. */
class PruningLadderTest {
    private static final List<String> ROWS = Oracles.lines("cube-oracle.csv");
    private static final PocketCubeExhibit QUARTERS = SharedCube.EXHIBIT;
    private static final Exhibit HALVES = QUARTERS.withMetric("half-turns");

    private static Exhibit from(Exhibit cube, String row, int turns) {
        long start = start(row);
        return cube.withGoal("most faces in " + turns).startingFrom(start, new SearchMonitor());
    }

    private static long start(String row) {
        return QUARTERS.puzzle().parse(row.substring(0, Sticker.COUNT));
    }

    private static SearchResult solve(Exhibit exhibit, String code, String row) {
        Algorithm algorithm = exhibit.algorithms().stream()
                .filter(any -> any.code().equals(code))
                .findFirst()
                .orElseThrow();
        return algorithm.builder().build(new SearchMonitor()).solve(start(row), new SearchMonitor());
    }

    /** Every successor of every turn is counted; the last turn's, times the stickers moved, are the published figures. */
    private static void assertCounts(Rung rung, long sequences, long operations) {
        Exhibit exhibit = from(QUARTERS, ROWS.get(40), 7);
        Progress counted = solve(exhibit, rung.code(), ROWS.get(40)).effort();
        assertThat(sequences * Sticker.COUNT).isEqualTo(operations);
        assertThat(PruningLadder.stickerOperations(rung, 6, 7)).isEqualTo(operations);
        long generated = 0;
        for (int turns = 1; turns <= 7; turns++) {
            generated += PruningLadder.stickerOperations(rung, 6, turns) / Sticker.COUNT;
        }
        assertThat(counted.generated()).isEqualTo(generated);
        assertThat(counted.generated() - counted.expanded()).isEqualTo(sequences - 1);
        assertThat(counted.bound()).isEqualTo(7);
    }

    @Test
    void whatIsCountedAreTheSequences() {
        assertCounts(Rung.THREE_FACES, 279_936, 6_718_464);
        assertCounts(Rung.NEVER_UNDOING, 93_750, 2_250_000);
    }

    @Tag("slow")
    @Test
    void allFacesCostTwelveToTheSeventhSequences() {
        assertCounts(Rung.ALL_FACES, 35_831_808, 859_963_392);
    }

    @Test
    void everyRungFindsTheFirstShortestAndNoMoreFaces() {
        for (String row : ROWS.subList(0, 20)) {
            for (int turns = 0; turns <= 3; turns++) {
                assertAllAlike(QUARTERS, turns, row);
            }
            assertAllAlike(HALVES, 2, row);
            Exhibit five = from(QUARTERS, row, 5);
            assertThat(solve(five, "never-undoing", row).moves())
                    .containsExactly(solve(five, "breadth-first", row).moves());
        }
    }

    private static void assertAllAlike(Exhibit cube, int turns, String row) {
        PocketCubeExhibit exhibit = (PocketCubeExhibit) from(cube, row, turns);
        int[] moves = solve(exhibit, "breadth-first", row).moves();
        for (Rung rung : Rung.values()) {
            assertThat(solve(exhibit, rung.code(), row).moves())
                    .as(exhibit.goal() + " " + rung)
                    .containsExactly(moves);
        }
        if (exhibit.faces() < Face.COUNT) {
            int more = exhibit.faces() == 3 ? Face.COUNT : exhibit.faces() + 1;
            Exhibit tooMany = cube.withGoal("most faces in " + turns + ": " + more);
            assertThat(solve(tooMany, "never-undoing", row).status()).isEqualTo(Status.NO_SOLUTION);
        }
    }

    @Test
    void itEndsAtItsLimitsWithWhatItCounted() {
        SearchResult stopped = PruningLadder.algorithm(new FacesBudget(7, 1), Metric.QUARTER_TURNS, Rung.ALL_FACES)
                .builder()
                .build(new SearchMonitor())
                .solve(start(ROWS.get(40)), new SearchMonitor(Limits.NONE.withNodes(5_000)));
        assertThat(stopped.status()).isEqualTo(Status.NODE_LIMIT);
        assertThat(stopped.effort().expanded()).isEqualTo(5_000);
    }
}
