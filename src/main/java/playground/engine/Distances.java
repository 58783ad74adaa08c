package playground.engine;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * The exact distance of every state to its nearest goal: a heuristic that is never wrong. An answer takes less than a
 * microsecond, so the screen may ask for it at any time.
 */
public interface Distances extends Heuristic {
    /** How many states there are at each distance, from 0 to the greatest; a fresh array. */
    long[] histogram();

    /** A state drawn uniformly from those at exactly this distance, which must be one of the histogram's. */
    long randomState(int distance, RandomGenerator random);

    /** How many different shortest solutions a state has; 1 for a goal, 0 where no goal can be reached. */
    long solutions(long state);

    /** How long it took to make these distances ready. */
    Duration buildTime();
}
