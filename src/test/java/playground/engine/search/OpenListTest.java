package playground.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;
import playground.engine.Limits;
import playground.engine.SearchMonitor;
import playground.engine.SearchStoppedException;

class OpenListTest {
    /** An entry; a negative number stands for taking one off. */
    private record Entry(int priority, int estimate, int number) {}

    private static final Entry POP = new Entry(0, 0, -1);

    private static final Comparator<Entry> ORDER = Comparator.comparingInt(Entry::priority)
            .thenComparing(Entry::estimate)
            .thenComparing(Entry::number);

    @Property(tries = 300, seed = "1")
    void entriesComeOffInTheOrderOfAPriorityQueue(@ForAll("steps") List<Entry> steps) {
        OpenList open = new OpenList(new SearchMonitor());
        PriorityQueue<Entry> reference = new PriorityQueue<>(ORDER);
        for (Entry step : steps) {
            if (step.number() >= 0) {
                open.push(step.priority(), step.estimate(), step.number());
                reference.add(step);
            } else if (!reference.isEmpty()) {
                assertThat(unpacked(open.pop())).isEqualTo(reference.remove());
            }
            assertThat(open.isEmpty()).isEqualTo(reference.isEmpty());
        }
        while (!reference.isEmpty()) {
            assertThat(unpacked(open.pop())).isEqualTo(reference.remove());
        }
        assertThat(open.isEmpty()).isTrue();
    }

    /** Long enough to grow; narrow ranges, so that ties are frequent, and the whole range, for the packing. */
    @Provide
    Arbitrary<List<Entry>> steps() {
        Arbitrary<Entry> tied = entries(3, 3, 5_000);
        Arbitrary<Entry> wide = entries(Short.MAX_VALUE, (1 << 16) - 1, Integer.MAX_VALUE);
        return Arbitraries.frequencyOf(Tuple.of(3, tied), Tuple.of(3, wide), Tuple.of(1, Arbitraries.just(POP)))
                .list()
                .ofMaxSize(3_000);
    }

    private static Arbitrary<Entry> entries(int priority, int estimate, int number) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, priority),
                        Arbitraries.integers().between(0, estimate),
                        Arbitraries.integers().between(0, number))
                .as(Entry::new);
    }

    private static Entry unpacked(long entry) {
        return new Entry(OpenList.priority(entry), OpenList.estimate(entry), OpenList.number(entry));
    }

    @Test
    void growthAsksForMemoryFirst() {
        SearchMonitor monitor = new SearchMonitor(Limits.NONE.withMemory(OpenList.CHUNK * Long.BYTES));
        OpenList open = new OpenList(monitor);
        for (int number = 0; number < OpenList.CHUNK; number++) {
            open.push(0, 0, number);
        }
        assertThatThrownBy(() -> open.push(0, 0, OpenList.CHUNK)).isInstanceOf(SearchStoppedException.class);
    }
}
