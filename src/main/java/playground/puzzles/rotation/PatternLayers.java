package playground.puzzles.rotation;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * Every pattern of one colour, the nearest to the centre first and equally near ones in the order of their bits. What is wanted of all boards at a distance is found
 * among these: a board at distance <i>d</i> is three patterns that share no cell, one of them at <i>d</i> and none
 * nearer.
 */
final class PatternLayers {
    private final int[] patterns;
    /** [distance]: where its patterns begin; and one more, where the last end. */
    private final int[] starts;

    PatternLayers(ColourPatterns distances, SearchMonitor monitor) {
        long[] counts = distances.histogram();
        starts = new int[counts.length + 1];
        for (int distance = 0; distance < counts.length; distance++) {
            starts[distance + 1] = starts[distance] + (int) counts[distance];
        }
        monitor.reserve((long) size() * Integer.BYTES);
        patterns = new int[size()];
        int[] next = starts.clone();
        int pattern = (1 << RotationGame.BLOCKS) - 1;
        for (int count = 0; count < patterns.length; count++) {
            if (count % SearchMonitor.CHECK_INTERVAL == 0) {
                monitor.check();
            }
            patterns[next[distances.ofPattern(pattern)]++] = pattern;
            pattern = following(pattern);
        }
    }

    /** The next greater number with as many bits (R. W. Gosper, HAKMEM, item 175, 1972). */
    private static int following(int bits) {
        int lowest = bits & -bits;
        int carried = bits + lowest;
        return carried | (carried ^ bits) >>> (2 + Integer.numberOfTrailingZeros(lowest));
    }

    /** The pattern of the cells that two leave over. */
    static int third(int first, int second) {
        return (1 << Lines.CELLS) - 1 & ~(first | second);
    }

    /** The patterns at a distance and further; a fresh array. */
    int[] from(int distance) {
        return Arrays.copyOfRange(patterns, starts[distance], patterns.length);
    }

    /** How many patterns there are. */
    int size() {
        return starts[starts.length - 1];
    }

    int greatestDistance() {
        return starts.length - 2;
    }

    /** Where the patterns at a distance begin; they end where those of the next begin. */
    int start(int distance) {
        return starts[distance];
    }

    /** A pattern by its place. */
    int pattern(int place) {
        return patterns[place];
    }
}
