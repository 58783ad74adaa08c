package playground.engine.search;

import java.util.Arrays;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;

/**
 * The path of a depth-first search: the states from the start to the one in hand, the moves between them, and a row of
 * successors for each. All the memory that such a search needs; it grows with the depth.
 */
final class DepthFirstPath {
    private final Successors successors;
    private final SearchMonitor monitor;
    private final int moveCount;

    private long[] states = new long[64];
    private int[] moves = new int[64];
    private long[][] children = new long[64][];

    DepthFirstPath(Puzzle puzzle, long start, SearchMonitor monitor) {
        this.successors = new Successors(puzzle, monitor);
        this.monitor = monitor;
        moveCount = puzzle.moveCount();
        states[0] = start;
    }

    long state(int depth) {
        return states[depth];
    }

    /** Goes one deeper, to the child that a move leads to. */
    void descend(int depth, int move, long child) {
        moves[depth] = move;
        states[depth + 1] = child;
    }

    /** The moves of the first so many steps. */
    int[] moves(int length) {
        return Arrays.copyOf(moves, length);
    }

    /** Expands the state at a depth; the row stays valid until the next expansion at that depth. */
    long[] expand(int depth) {
        if (depth + 1 >= states.length) {
            states = Arrays.copyOf(states, 2 * states.length);
            moves = Arrays.copyOf(moves, 2 * moves.length);
            children = Arrays.copyOf(children, 2 * children.length);
        }
        if (children[depth] == null) {
            children[depth] = new long[moveCount];
        }
        successors.pruned(states[depth], depth == 0 ? Puzzle.NO_MOVE : moves[depth - 1], children[depth]);
        monitor.store(depth + 1L);
        return children[depth];
    }

    /**
     * Whether a state lies on the path. Cutting such states costs a shortest solution nothing, and lets the search end
     * in a finite space where there is no solution.
     */
    boolean contains(long state, int depth) {
        for (int i = depth; i >= 0; i--) {
            if (states[i] == state) {
                return true;
            }
        }
        return false;
    }
}
