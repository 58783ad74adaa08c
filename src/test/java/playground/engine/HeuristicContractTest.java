package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;

/**
 * What {@link Heuristic} promises, on the states near the goal and those one move from them. An exhibit does not show its heuristics, but the trace
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
        assertKept(fixture, algorithm, 500);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("heuristics")
    void estimatesOfEveryStateAreAdmissibleAndConsistent(Fixture fixture, Algorithm algorithm) {
        assertKept(fixture, algorithm, Integer.MAX_VALUE);
    }

    private static void assertKept(Fixture fixture, Algorithm algorithm, int count) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        Puzzle puzzle = fixture.puzzle();
        Map<Long, Integer> estimates = new HashMap<>();
        List<Long> states = fixture.space().shuffledStates();
        for (long state : states.subList(0, Math.min(count, states.size()))) {
            int estimate = estimates.computeIfAbsent(state, asked -> estimate(solver, asked));
            assertThat(estimate).isBetween(0, fixture.space().distance(state));
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long next = puzzle.apply(state, move);
                if (next != Puzzle.NO_STATE) {
                    int after = estimates.computeIfAbsent(next, asked -> estimate(solver, asked));
                    assertThat(estimate).isLessThanOrEqualTo(after + 1);
                }
            }
        }
    }

    private static int estimate(Solver solver, long state) {
        SearchTrace trace = new SearchTrace(1);
        solver.solve(state, new SearchMonitor(Limits.NONE.withNodes(1), trace));
        assertThat(trace.event(0).state()).isEqualTo(state);
        return trace.event(0).h();
    }
}
