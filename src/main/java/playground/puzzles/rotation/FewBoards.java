package playground.puzzles.rotation;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/** All boards at a distance, without their colours, where they are few among very many pairs of patterns. */
final class FewBoards {
    private final int[] first;
    private final int[] second;

    private FewBoards(int[] first, int[] second) {
        this.first = first;
        this.second = second;
    }

    /**
     * Lists them. Of a board's three patterns, that of the least place in the layers is at the distance; so every board
     * is met once, with its patterns in the order of their places.
     *
     * @param atMost how many there may be, at least as many as there are
     */
    static FewBoards list(
            int distance, int atMost, PatternLayers layers, ColourPatterns distances, SearchMonitor monitor) {
        int[] first = new int[atMost];
        int[] second = new int[atMost];
        int count = 0;
        int[] patterns = layers.from(distance);
        int atDistance = layers.start(distance + 1) - layers.start(distance);
        for (int place = 0; place < atDistance; place++) {
            monitor.check();
            int pattern = patterns[place];
            for (int other = place + 1; other < patterns.length; other++) {
                if ((patterns[other] & pattern) == 0 && isLast(pattern, patterns[other], distances)) {
                    first[count] = pattern;
                    second[count] = patterns[other];
                    count++;
                }
            }
        }
        return new FewBoards(Arrays.copyOf(first, count), Arrays.copyOf(second, count));
    }

    /** Whether the pattern that two leave over comes after the second of them in the layers. */
    private static boolean isLast(int first, int second, ColourPatterns distances) {
        int third = PatternLayers.third(first, second);
        int change = distances.ofPattern(third) - distances.ofPattern(second);
        return change > 0 || (change == 0 && third > second);
    }

    int size() {
        return first.length;
    }

    int first(int index) {
        return first[index];
    }

    int second(int index) {
        return second[index];
    }
}
