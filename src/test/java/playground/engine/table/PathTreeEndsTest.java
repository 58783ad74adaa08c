package playground.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import playground.engine.SearchMonitor;

/** Where the tree ends: at what cannot be reached, and at what is too far. */
class PathTreeEndsTest {
    @Test
    void whatCannotBeReachedHasNoPath() {
        Road road = new Road(10, 0);
        PathTree tree = new PathTree(road, road.ranking(), 5, new SearchMonitor());
        assertThat(tree.pathTo(2)).hasSize(3);
        assertThat(tree.pathTo(6)).isNull();
    }

    @Test
    void aWayOf127MovesFits() {
        Road road = new Road(128, 0);
        assertThat(new PathTree(road, road.ranking(), 127, new SearchMonitor()).pathTo(0))
                .hasSize(127);
    }

    @Test
    void aWayThatDoesNotFitIsRefused() {
        Road road = new Road(200, 0);
        assertThatThrownBy(() -> new PathTree(road, road.ranking(), 199, new SearchMonitor()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
