package playground.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import playground.engine.Heuristic;
import playground.engine.Limits;
import playground.engine.Progress;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult.Status;
import playground.engine.SearchStoppedException;

/** What the contract tests cannot show on puzzles for people: unreachable states, long ways, stopped builds. */
class DistanceTableTest {
    @Test
    void aStateWithoutASolutionIsUnreachable() {
        Road road = new Road(10, 4);
        DistanceTable table = new DistanceTable(road, road.ranking(), new SearchMonitor());
        assertThat(table.estimate(4)).isZero();
        assertThat(table.estimate(9)).isEqualTo(5);
        assertThat(table.estimate(3)).isEqualTo(Heuristic.UNREACHABLE);
        assertThat(table.solutions(3)).isZero();
        assertThat(table.solutions(9)).isEqualTo(1);
        assertThat(table.histogram()).containsExactly(1, 1, 1, 1, 1, 1);
    }

    @Test
    void distancesUpTo127Fit() {
        Road road = new Road(128, 0);
        DistanceTable table = new DistanceTable(road, road.ranking(), new SearchMonitor());
        assertThat(table.estimate(127)).isEqualTo(127);
        assertThat(table.histogram()).hasSize(128);
    }

    @Test
    void aDistanceThatDoesNotFitIsRefused() {
        Road road = new Road(129, 0);
        assertThatThrownBy(() -> new DistanceTable(road, road.ranking(), new SearchMonitor()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** From the last state nothing is left to be found, so it is not expanded. */
    @Test
    void theBuildIsCounted() {
        Road road = new Road(100, 0);
        SearchMonitor monitor = new SearchMonitor();
        new DistanceTable(road, road.ranking(), monitor);
        monitor.check();
        assertThat(monitor.progress()).isEqualTo(new Progress(99, 99, 0, 100, 100, 100, 99, 100));
    }

    @Test
    void theBuildKeepsToItsLimits() {
        Road road = new Road(100, 0);
        assertThat(endOfBuild(road, Limits.NONE.withMemory(499))).isEqualTo(Status.MEMORY_LIMIT);
        assertThat(endOfBuild(road, Limits.NONE.withNodes(98))).isEqualTo(Status.NODE_LIMIT);
    }

    private static Status endOfBuild(Road road, Limits limits) {
        try {
            new DistanceTable(road, road.ranking(), new SearchMonitor(limits));
            return Status.SOLVED;
        } catch (SearchStoppedException stopped) {
            return stopped.status();
        }
    }
}
