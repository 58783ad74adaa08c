package playground.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import playground.engine.Progress;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;

class KnownStatesTest {
    private final SearchMonitor monitor = new SearchMonitor();
    private final KnownStates known = new KnownStates(monitor);

    @Property(tries = 300, seed = "1")
    void statesAreFoundAgainAsInAHashMap(@ForAll("states") List<Long> states) {
        assertKnows(states);
    }

    /** Small numbers, so that repetitions are frequent; whatever fits 63 bits; and numbers that differ high up only. */
    @Provide
    Arbitrary<List<Long>> states() {
        return Arbitraries.oneOf(
                        Arbitraries.longs().between(0, 200),
                        Arbitraries.longs().between(0, Long.MAX_VALUE),
                        Arbitraries.longs().between(0, 500).map(state -> state << 50))
                .list()
                .ofMaxSize(2_000);
    }

    @Test
    void manyStatesAreFoundAgainAsInAHashMap() {
        SplittableRandom random = new SplittableRandom(1);
        List<Long> states = new ArrayList<>();
        for (int i = 0; i < 300_000; i++) {
            states.add(random.nextLong(250_000));
        }
        assertKnows(states);
    }

    private static void assertKnows(List<Long> states) {
        KnownStates known = new KnownStates(new SearchMonitor());
        Map<Long, Integer> reference = new HashMap<>();
        for (long state : states) {
            assertThat(known.find(state)).isEqualTo(reference.getOrDefault(state, KnownStates.NONE));
            int size = reference.size();
            Integer number = reference.putIfAbsent(state, size);
            assertThat(known.add(state, size - 1, size % 128, size % 1000))
                    .isEqualTo(number == null ? size : -1 - number);
            assertThat(known.size()).isEqualTo(reference.size());
        }
        reference.forEach((state, number) -> {
            assertThat(known.find(state)).isEqualTo(number);
            assertThat(known.state(number)).isEqualTo(state);
            assertThat(known.parent(number)).isEqualTo(number - 1);
            assertThat(known.move(number)).isEqualTo(number % 128);
            assertThat(known.depth(number)).isEqualTo(number % 1000);
        });
    }

    @Test
    void aPathIsTheMovesFromTheStart() {
        known.add(10, KnownStates.NONE, Puzzle.NO_MOVE, 0);
        known.add(11, 0, 5, 1);
        known.add(12, 1, 6, 2);
        known.add(13, 0, 7, 1);
        assertThat(known.path(0)).isEmpty();
        assertThat(known.path(2)).containsExactly(5, 6);
        assertThat(known.path(3)).containsExactly(7);
        assertThat(known.parentState(0)).isEqualTo(Puzzle.NO_STATE);
        assertThat(known.parentState(2)).isEqualTo(11);
    }

    @Test
    void aBetterWayReplacesTheOldOne() {
        known.add(10, KnownStates.NONE, Puzzle.NO_MOVE, 0);
        known.add(11, 0, 0, 1);
        known.add(12, 1, 1, 2);
        known.relink(2, 0, 3, 1);
        assertThat(known.path(2)).containsExactly(3);
        assertThat(known.depth(2)).isEqualTo(1);
        assertThat(known.parentState(2)).isEqualTo(10);
    }

    @Test
    void theMonitorIsToldHowManyStatesAndBytesAreHeld() {
        for (long state = 0; state < 100_000; state++) {
            known.add(state, KnownStates.NONE, Puzzle.NO_MOVE, 0);
        }
        monitor.check();
        Progress progress = monitor.progress();
        assertThat(progress.stored()).isEqualTo(100_000);
        assertThat(progress.memory() / 100_000).isBetween(20L, 32L);
    }
}
