package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Tells whether draws are uniform, by Pearson's chi-square test. */
final class Uniformity {
    private static final int DRAWS_PER_STATE = 10;

    private Uniformity() {}

    /**
     * Asserts that draws fall on all states, on no other, and on each as often as on any other. With a fixed seed the
     * answer is always the same; with another seed one in a million right generators would be called wrong.
     */
    static void assertUniform(LongSupplier draw, Collection<Long> states) {
        Map<Long, Integer> places = new HashMap<>();
        states.forEach(state -> places.put(state, places.size()));
        int[] counts = new int[places.size()];
        for (int i = 0; i < DRAWS_PER_STATE * counts.length; i++) {
            Integer place = places.get(draw.getAsLong());
            assertThat(place).as("a state that must not be drawn").isNotNull();
            counts[place]++;
        }
        double chiSquare = Arrays.stream(counts)
                .mapToDouble(count -> Math.pow(count - DRAWS_PER_STATE, 2) / DRAWS_PER_STATE)
                .sum();
        // Chi-square has this mean and variance; for few states its upper tail is longer than the normal one's.
        int freedom = counts.length - 1;
        assertThat(chiSquare).isLessThanOrEqualTo(freedom + 5 * Math.sqrt(2.0 * freedom) + 15);
    }
}
