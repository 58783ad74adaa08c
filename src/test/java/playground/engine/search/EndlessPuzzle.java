package playground.engine.search;

import java.util.random.RandomGenerator;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;

/**
 * More states than any search can hold and no solution: a search in it ends only when it is stopped. A move is an affine
 * map of the numbers below 2^62, so that it can be taken back, and different ways hardly ever meet.
 */
final class EndlessPuzzle implements Puzzle {
    private static final long MASK = (1L << 62) - 1;
    private static final long[] FACTORS = {0x9E3779B97F4A7C15L, 0xD1342543DE82EF95L, 0xDA942042E4DD58B5L};
    private static final long[] INVERSES = {inverse(FACTORS[0]), inverse(FACTORS[1]), inverse(FACTORS[2])};

    /** The inverse of an odd number modulo 2^64, by Newton's iteration, which doubles the right bits each time. */
    private static long inverse(long factor) {
        long inverse = factor;
        for (int rightBits = 3; rightBits < Long.SIZE; rightBits *= 2) {
            inverse *= 2 - factor * inverse;
        }
        return inverse;
    }

    @Override
    public int moveCount() {
        return FACTORS.length;
    }

    @Override
    public String moveName(int move) {
        return Integer.toString(move);
    }

    @Override
    public long apply(long state, int move) {
        return state * FACTORS[move] + move + 1 & MASK;
    }

    @Override
    public long undo(long state, int move) {
        return (state - move - 1) * INVERSES[move] & MASK;
    }

    /** Never, though the backward search has to begin somewhere. */
    @Override
    public boolean isGoal(long state) {
        return false;
    }

    @Override
    public long[] goals() {
        return new long[] {0x123456789ABCDEFL};
    }

    @Override
    public long randomState(RandomGenerator random) {
        return random.nextLong() & MASK;
    }

    @Override
    public String format(long state) {
        return Long.toHexString(state);
    }

    @Override
    public long parse(String text) {
        throw new InvalidStateException("endless-puzzle", "nobody types it");
    }
}
