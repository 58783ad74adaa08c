package playground.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.ReferenceSpace;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchResult.Status;
import playground.engine.Solver;
import playground.engine.Walk;

/** What every algorithm does where there is no solution, where moves are not possible and where there are two goals. */
class TwoIslandsTest {
    private final TwoIslands puzzle = new TwoIslands();

    static List<Algorithm> algorithms() {
        return TwoIslands.algorithms();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyAlgorithmEndsWhereThereIsNoSolution(Algorithm algorithm) {
        Solver solver = algorithm.builder().build(new SearchMonitor());
        for (long start = TwoIslands.ISLAND; start < 2 * TwoIslands.ISLAND; start++) {
            SearchResult result = solver.solve(start, new SearchMonitor());
            assertThat(result.status()).isEqualTo(Status.NO_SOLUTION);
            assertThat(result.moves()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyAlgorithmFindsTheNearerOfTwoGoals(Algorithm algorithm) {
        ReferenceSpace space = ReferenceSpace.of(puzzle);
        Solver solver = algorithm.builder().build(new SearchMonitor());
        for (long start = 0; start < TwoIslands.ISLAND; start++) {
            SearchResult result = solver.solve(start, new SearchMonitor());
            assertThat(result.isSolved()).isTrue();
            assertThat(puzzle.isGoal(Walk.end(puzzle, start, result.moves()))).isTrue();
            if (algorithm.promise() != Promise.ANY) {
                assertThat(result.moves()).hasSize(space.distance(start));
            }
            if (algorithm.promise() == Promise.CANONICAL) {
                assertThat(result.moves()).isEqualTo(space.canonicalSolution(start));
            }
        }
    }
}
