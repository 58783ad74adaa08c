package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;
import playground.engine.SearchTrace.Event;
import playground.engine.SearchTrace.Outcome;

/** What is recorded of a search is what it did. */
class SearchTraceTest {
    private static final String ALGORITHMS = "playground.engine.ContractFixtures#algorithms";
    private static final int PLENTY = 200_000;

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void theSearchBeginsAtTheStartAndEndsAtAGoal(Fixture fixture, Algorithm algorithm) {
        long start = fixture.space().layer(4).get(0);
        List<Event> events = events(algorithm, start);
        Event first = events.get(0);
        assertThat(first.state()).isEqualTo(start);
        assertThat(first.parent()).isEqualTo(Puzzle.NO_STATE);
        assertThat(first.move()).isEqualTo(Puzzle.NO_MOVE);
        assertThat(first.g()).isZero();
        Event last = events.get(events.size() - 1);
        assertThat(last.outcome()).isEqualTo(Outcome.GOAL);
        assertThat(fixture.puzzle().isGoal(last.state())).isTrue();
        assertThat(events).filteredOn(event -> event.outcome() == Outcome.GOAL).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void aStartThatIsAGoalIsAllThereIsToSee(Fixture fixture, Algorithm algorithm) {
        long goal = fixture.puzzle().goals()[0];
        assertThat(events(algorithm, goal))
                .extracting(Event::state, Event::outcome)
                .containsExactly(tuple(goal, Outcome.GOAL));
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void everyExpansionIsRecorded(Fixture fixture, Algorithm algorithm) {
        SearchTrace trace = new SearchTrace(PLENTY);
        long start = fixture.space().layer(4).get(1);
        SearchResult result = ContractFixtures.solverOf(algorithm).solve(start, new SearchMonitor(Limits.NONE, trace));
        assertThat(trace.isCutShort()).isFalse();
        assertThat(eventsOf(trace))
                .filteredOn(event -> event.outcome() == Outcome.EXPANDED)
                .hasSize((int) result.effort().expanded());
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void everyStateButTheStartsComesFromItsParentByItsMove(Fixture fixture, Algorithm algorithm) {
        Puzzle puzzle = fixture.puzzle();
        for (Event event : events(algorithm, fixture.space().layer(4).get(2))) {
            if (event.parent() == Puzzle.NO_STATE) {
                continue;
            }
            long forward = puzzle.apply(event.parent(), event.move());
            long backward = puzzle.undo(event.parent(), event.move());
            assertThat(event.state()).isIn(forward, backward);
            assertThat(event.f()).isEqualTo(event.g() + event.h());
        }
    }

    @ParameterizedTest
    @MethodSource(ALGORITHMS)
    void watchingChangesNothing(Fixture fixture, Algorithm algorithm) {
        Solver solver = ContractFixtures.solverOf(algorithm);
        long start = fixture.space().layer(5).get(0);
        SearchResult watched = solver.solve(start, new SearchMonitor(Limits.NONE, new SearchTrace(10)));
        SearchResult alone = solver.solve(start, new SearchMonitor());
        assertThat(watched.moves()).isEqualTo(alone.moves());
        assertThat(watched.effort()).isEqualTo(alone.effort());
    }

    @Test
    void onlyTheFirstEventsAreKept() {
        SearchTrace trace = new SearchTrace(2);
        trace.record(10, Puzzle.NO_STATE, Puzzle.NO_MOVE, 0, 3, Outcome.EXPANDED);
        trace.record(11, 10, 1, 1, 2, Outcome.CUT);
        assertThat(trace.isCutShort()).isFalse();
        trace.record(12, 10, 2, 1, 4, Outcome.DUPLICATE);
        assertThat(trace.isCutShort()).isTrue();
        assertThat(trace.size()).isEqualTo(2);
        assertThat(trace.event(1)).isEqualTo(new Event(11, 10, 1, 1, 2, Outcome.CUT));
        assertThatThrownBy(() -> trace.event(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static List<Event> events(Algorithm algorithm, long start) {
        SearchTrace trace = new SearchTrace(PLENTY);
        ContractFixtures.solverOf(algorithm).solve(start, new SearchMonitor(Limits.NONE, trace));
        return eventsOf(trace);
    }

    private static List<Event> eventsOf(SearchTrace trace) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            events.add(trace.event(i));
        }
        return events;
    }
}
