package playground.ui.session;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Seeds for new positions. The one place where chance comes in: everything after it follows from the seed, so that a
 * seed makes the same position again.
 */
public final class Seeds {
    private static final int LARGEST = 1_000_000;

    private Seeds() {}

    /** A fresh seed, short enough to be read out to a class: 0 to 999,999. */
    public static long fresh() {
        return new SplittableRandom().nextLong(LARGEST);
    }

    /** The random numbers that follow from a seed. */
    public static RandomGenerator generator(long seed) {
        return new SplittableRandom(seed);
    }
}
