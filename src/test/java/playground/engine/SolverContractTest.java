package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;

/**
 * What the algorithms promise of their solutions, compared with brute force. Each algorithm has the same budget of work:
 * the cheap ones come through every state near the goal with it, the dear ones through a sample, always the same.
 */
class SolverContractTest {
    private static final String ALGORITHMS = "playground.engine.ContractFixtures#algorithms";

    /** What a solve costs at least, in expansions. */
    private static final long BASE_COST = 400;

    /** Setting up a store takes about as long as an expansion for so many bytes. */
    private static final long BYTES_PER_EXPANSION = 400;

    private static final long BUDGET = 1_300_000;
    private static final long SLOW_BUDGET = 60_000_000;

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void solutionsAreWhatThePromiseSays(Fixture fixture, Algorithm algorithm) {
        assertThat(solveWithin(BUDGET, fixture, algorithm)).isGreaterThanOrEqualTo(100);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void solutionsOfManyMoreStatesAreWhatThePromiseSays(Fixture fixture, Algorithm algorithm) {
        assertThat(solveWithin(SLOW_BUDGET, fixture, algorithm)).isGreaterThanOrEqualTo(200);
    }

    /** Solves states until all are solved or the budget is spent; returns how many were solved and found right. */
    private static int solveWithin(long budget, Fixture fixture, Algorithm algorithm) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        // Without a heuristic the far states are too dear: they are given up before they use up everything.
        Limits limits = Limits.NONE.withNodes(budget / 200);
        long rest = budget;
        int solved = 0;
        for (long state : fixture.space().statesOfAllDistancesInTurn()) {
            SearchResult result = solver.solve(state, new SearchMonitor(limits));
            if (result.isSolved()) {
                assertKept(algorithm.promise(), fixture, state, result.moves());
                solved++;
            } else {
                assertThat(result.status()).isEqualTo(SearchResult.Status.NODE_LIMIT);
            }
            Progress effort = result.effort();
            rest -= BASE_COST + effort.expanded() + effort.memory() / BYTES_PER_EXPANSION;
            if (rest < 0) {
                break;
            }
        }
        System.out.printf("%s %s: right on %d states%n", fixture, algorithm.code(), solved);
        return solved;
    }

    private static void assertKept(Algorithm.Promise promise, Fixture fixture, long state, int[] moves) {
        switch (promise) {
            case CANONICAL -> assertThat(moves).isEqualTo(fixture.space().canonicalSolution(state));
            case SHORTEST -> {
                assertThat(moves).hasSize(fixture.space().distance(state));
                assertLeadsToGoal(fixture.puzzle(), state, moves);
            }
            case ANY -> assertLeadsToGoal(fixture.puzzle(), state, moves);
        }
    }

    private static void assertLeadsToGoal(Puzzle puzzle, long state, int[] moves) {
        assertThat(puzzle.isGoal(Walk.end(puzzle, state, moves))).isTrue();
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void aStartThatIsAGoalNeedsNoMoves(Fixture fixture, Algorithm algorithm) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        for (long goal : fixture.space().layer(0)) {
            SearchResult result = solver.solve(goal, new SearchMonitor());
            assertThat(result.isSolved()).isTrue();
            assertThat(result.moves()).isEmpty();
            assertThat(result.effort().expanded()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void countsAgreeWithEachOther(Fixture fixture, Algorithm algorithm) {
        assertCountsAgree(fixture, algorithm, 100);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void countsOfManyMoreStatesAgreeWithEachOther(Fixture fixture, Algorithm algorithm) {
        assertCountsAgree(fixture, algorithm, Integer.MAX_VALUE);
    }

    private static void assertCountsAgree(Fixture fixture, Algorithm algorithm, int count) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        List<Long> layer = fixture.space().layer(5);
        for (long state : layer.subList(0, Math.min(count, layer.size()))) {
            SearchMonitor monitor = new SearchMonitor();
            SearchResult result = solver.solve(state, monitor);
            Progress effort = result.effort();
            assertThat(effort).isEqualTo(monitor.progress());
            assertThat(effort.expanded()).isGreaterThanOrEqualTo(5);
            assertThat(effort.generated()).isBetween(5L, fixture.puzzle().moveCount() * effort.expanded());
            assertThat(effort.duplicates()).isBetween(0L, effort.generated());
            assertThat(effort.stored()).isBetween(1L, effort.peakStored());
            // Greedy search has no bound; every other search begins at least one.
            assertThat(effort.iterations() > 0).isEqualTo(algorithm.promise() != Algorithm.Promise.ANY);
            assertThat(result.elapsed()).isPositive();
        }
    }
}
