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
     * Lists them. Of a board's three patterns one holds cell 0, and one of the others the first cell that it leaves free:
     * so every board is met once, and a ninth of the pairs is looked at.
     *
     * @param atMost how many there may be, at least as many as there are
     */
    static FewBoards list(
            int distance, int atMost, PatternLayers layers, ColourPatterns distances, SearchMonitor monitor) {
        int[] first = new int[atMost];
        int[] second = new int[atMost];
        int count = 0;
        int[][] withCell = withCell(layers.from(distance));
        for (int pattern : withCell[0]) {
            monitor.check();
            int[] others = withCell[Integer.numberOfTrailingZeros(~pattern)];
            for (int other : others) {
                if ((other & pattern) == 0 && isBoard(pattern, other, distance, distances)) {
                    first[count] = pattern;
                    second[count] = other;
                    count++;
                }
            }
        }
        return new FewBoards(Arrays.copyOf(first, count), Arrays.copyOf(second, count));
    }

    /** [cell]: those of the patterns that hold it. */
    private static int[][] withCell(int[] patterns) {
        int[][] withCell = new int[Lines.CELLS][];
        for (int cell = 0; cell < Lines.CELLS; cell++) {
            int bit = 1 << cell;
            int[] found = new int[patterns.length];
            int count = 0;
            for (int pattern : patterns) {
                found[count] = pattern;
                count += (pattern & bit) == 0 ? 0 : 1;
            }
            withCell[cell] = Arrays.copyOf(found, count);
        }
        return withCell;
    }

    /** Whether two patterns, neither of them nearer than the distance, make a board that is just there. */
    private static boolean isBoard(int first, int second, int distance, ColourPatterns distances) {
        int third = distances.ofPattern(PatternLayers.third(first, second));
        int nearest = Math.min(third, Math.min(distances.ofPattern(first), distances.ofPattern(second)));
        return nearest == distance;
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
