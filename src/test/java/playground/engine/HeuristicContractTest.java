package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;

/**
 * What {@link Heuristic} promises, on every state near the goal. An exhibit does not show its heuristics, but the trace
 * of a search does: the first state that A* looks at is the start, with its estimate.
 */
class HeuristicContractTest {
    static List<Arguments> heuristics() {
        return ContractFixtures.algorithms().stream()
                .filter(arguments -> ((Algorithm) arguments.get()[1]).name().equals("a-star"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("heuristics")
    void estimatesAreAdmissibleAndConsistent(Fixture fixture, Algorithm algorithm) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        Map<Long, Integer> estimates = new HashMap<>();
        for (long state : fixture.space().shuffledStates()) {
            int estimate = estimate(solver, state);
            assertThat(estimate).isBetween(0, fixture.space().distance(state));
            estimates.put(state, estimate);
        }
        assertConsistent(fixture.puzzle(), estimates);
    }

    private static int estimate(Solver solver, long state) {
        SearchTrace trace = new SearchTrace(1);
        solver.solve(state, new SearchMonitor(Limits.NONE.withNodes(1), trace));
        assertThat(trace.event(0).state()).isEqualTo(state);
        return trace.event(0).h();
    }

    private static void assertConsistent(Puzzle puzzle, Map<Long, Integer> estimates) {
        estimates.forEach((state, estimate) -> {
            for (int move = 0; move < puzzle.moveCount(); move++) {
                int after = estimates.getOrDefault(puzzle.apply(state, move), Integer.MAX_VALUE / 2);
                assertThat(estimate).isLessThanOrEqualTo(after + 1);
            }
        });
    }
}
