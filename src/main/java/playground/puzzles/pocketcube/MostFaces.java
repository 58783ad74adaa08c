package playground.puzzles.pocketcube;

import java.util.Arrays;
import java.util.BitSet;
import playground.engine.SearchMonitor;

/**
 * The most complete faces that a few moves can make of a cube: breadth-first from it, until all faces are complete or the
 * moves are used up. Within seven quarter turns there are 44,971 cubes, so it takes a few milliseconds, and no table.
 */
final class MostFaces {
    private final PocketCube puzzle;
    private final SearchMonitor monitor;
    private final BitSet known = new BitSet(Cube.RANKING.size());
    private int[] queue = new int[1 << 14];
    private int end;
    private int most;

    private MostFaces(PocketCube puzzle, SearchMonitor monitor) {
        this.puzzle = puzzle;
        this.monitor = monitor;
    }

    /** The most faces that are complete after at most so many moves. */
    static int within(PocketCube puzzle, long start, int moves, SearchMonitor monitor) {
        MostFaces search = new MostFaces(puzzle, monitor);
        search.most = Cube.completeFaces(start);
        search.add(start);
        int begin = 0;
        for (int left = moves; left > 0 && search.most < Face.COUNT; left--) {
            begin = search.expandLayer(begin, left == 1);
        }
        return search.most;
    }

    /** Returns where the next layer begins; of the last one only the faces count. */
    private int expandLayer(int begin, boolean isLast) {
        int layerEnd = end;
        for (int next = begin; next < layerEnd; next++) {
            long state = Cube.RANKING.unrank(queue[next]);
            monitor.expand();
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long after = puzzle.apply(state, move);
                monitor.generate();
                most = Math.max(most, Cube.completeFaces(after));
                if (!isLast) {
                    add(after);
                }
            }
        }
        return layerEnd;
    }

    private void add(long state) {
        int rank = Cube.RANKING.rank(state);
        if (known.get(rank)) {
            return;
        }
        known.set(rank);
        if (end == queue.length) {
            queue = Arrays.copyOf(queue, 2 * end);
        }
        queue[end++] = rank;
    }
}
