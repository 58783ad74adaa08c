package playground.engine.search;

import playground.engine.Puzzle;
import playground.engine.SearchMonitor;

/**
 * Produces the successors of states, counted the same way for every algorithm: one <em>expanded</em>, and one
 * <em>generated</em> for each successor that is not pruned.
 */
final class Successors {
    private final Puzzle puzzle;
    private final SearchMonitor monitor;

    Successors(Puzzle puzzle, SearchMonitor monitor) {
        this.puzzle = puzzle;
        this.monitor = monitor;
    }

    /**
     * Every state one move after a state, but for the moves that {@link Puzzle#mayFollow} rules out.
     *
     * @param previous the move that led to the state, or {@link Puzzle#NO_MOVE}
     * @param into [move], filled with the successors; {@link Puzzle#NO_STATE} where there is none
     */
    void pruned(long state, int previous, long[] into) {
        monitor.expand();
        for (int move = 0; move < into.length; move++) {
            boolean needed = previous == Puzzle.NO_MOVE || puzzle.mayFollow(previous, move);
            into[move] = counted(needed ? puzzle.apply(state, move) : Puzzle.NO_STATE);
        }
    }

    /**
     * Every state one move after a state. For searches that recognise duplicates and keep one of several ways to a
     * state: were the next move pruned by that way's last move, the only kept way could be one without a continuation.
     */
    void all(long state, long[] into) {
        monitor.expand();
        for (int move = 0; move < into.length; move++) {
            into[move] = counted(puzzle.apply(state, move));
        }
    }

    /** Every state from which one move leads to a state. */
    void backward(long state, long[] into) {
        monitor.expand();
        for (int move = 0; move < into.length; move++) {
            into[move] = counted(puzzle.undo(state, move));
        }
    }

    private long counted(long successor) {
        if (successor != Puzzle.NO_STATE) {
            monitor.generate();
        }
        return successor;
    }
}
