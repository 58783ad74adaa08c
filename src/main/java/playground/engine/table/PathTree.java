package playground.engine.table;

import java.util.Arrays;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;

/**
 * The canonical way from one state to <em>every</em> other: shortest, and of those the first in move order. Where a
 * distance table answers for one goal and any start, this answers for one start and any goal, which on a one-way puzzle
 * is another question. One forward breadth-first search, two bytes a state.
 */
public final class PathTree {
    private static final byte UNREACHED = -1;

    private final Puzzle puzzle;
    private final Ranking ranking;
    private final byte[] depths;
    private final byte[] lastMoves;

    /**
     * Builds the tree.
     *
     * @param puzzle whose goal does not matter
     * @param ranking numbers at least every state that can be reached
     * @param monitor counts the work and may stop it, by a {@link playground.engine.SearchStoppedException}
     */
    public PathTree(Puzzle puzzle, Ranking ranking, long start, SearchMonitor monitor) {
        this.puzzle = puzzle;
        this.ranking = ranking;
        depths = new byte[ranking.size()];
        lastMoves = new byte[ranking.size()];
        Arrays.fill(depths, UNREACHED);
        depths[ranking.rank(start)] = 0;
        int[] queue = new int[ranking.size()];
        queue[0] = ranking.rank(start);
        int end = 1;
        // In the order of the queue and of the moves, so that the first way found is the canonical one (BreadthFirst).
        for (int next = 0; next < end; next++) {
            monitor.expand();
            end = addSuccessors(queue, next, end);
        }
    }

    private int addSuccessors(int[] queue, int next, int queueEnd) {
        long state = ranking.unrank(queue[next]);
        int end = queueEnd;
        for (int move = 0; move < puzzle.moveCount(); move++) {
            long child = puzzle.apply(state, move);
            if (child == Puzzle.NO_STATE || depths[ranking.rank(child)] != UNREACHED) {
                continue;
            }
            int rank = ranking.rank(child);
            if (depths[queue[next]] == Byte.MAX_VALUE) {
                throw new IllegalArgumentException("a way is longer than " + Byte.MAX_VALUE);
            }
            depths[rank] = (byte) (depths[queue[next]] + 1);
            lastMoves[rank] = (byte) move;
            queue[end++] = rank;
        }
        return end;
    }

    /** The moves of the canonical way to a state, or null where it cannot be reached. */
    public int[] pathTo(long target) {
        int rank = ranking.rank(target);
        if (depths[rank] == UNREACHED) {
            return null;
        }
        int[] path = new int[depths[rank]];
        long state = target;
        for (int i = path.length - 1; i >= 0; i--) {
            path[i] = lastMoves[ranking.rank(state)];
            state = puzzle.undo(state, path[i]);
        }
        return path;
    }
}
