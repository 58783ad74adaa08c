package playground.engine;

import java.util.random.RandomGenerator;

/**
 * The rules of a puzzle with one goal. A state is one {@code long}; a move is a number from 0 to {@code moveCount() - 1},
 * in the puzzle's own order, which is also the order that makes one of several shortest solutions the <em>first</em>.
 *
 * <p>Implementations are immutable: another goal is another object. States handed in are legal ones unless a method says
 * otherwise.
 */
public interface Puzzle {
    /** Never a legal state: the answer where a move is not possible. */
    long NO_STATE = -1L;

    /** Never a move: stands where no move was made. */
    int NO_MOVE = -1;

    /** The number of moves, at least one and at most 127, so that a move fits a byte. */
    int moveCount();

    /** The name of a move as players and judges write it: {@code "A"}, {@code "R'"}. */
    String moveName(int move);

    /** The state after a move, or {@link #NO_STATE} where the move is not possible. */
    long apply(long state, int move);

    /**
     * The state from which {@code move} leads to {@code state}, or {@link #NO_STATE} where there is none. It is not an
     * "inverse move": a puzzle may have none, and still be searched backward.
     */
    long undo(long state, int move);

    /**
     * Whether {@code move} directly after {@code previous} can be needed. False only where every pair of the two can be
     * left out without losing the canonical solution of any state (the shortest, and of those the first in move order).
     */
    default boolean mayFollow(int previous, int move) {
        return true;
    }

    /** Whether the state is a goal. */
    boolean isGoal(long state);

    /** All goal states, at least one; a fresh array. */
    long[] goals();

    /** Whether a goal can be reached from a state, known without a search. */
    default boolean isSolvable(long state) {
        return true;
    }

    /**
     * A state from which a goal can be reached and that differs as little as can be from one from which none can; where
     * there is nothing to repair, the state itself.
     */
    default long repair(long state) {
        return state;
    }

    /** A state drawn uniformly from those from which a goal can be reached. */
    long randomState(RandomGenerator random);

    /** The state as a player writes it; {@link #parse} reads it back. */
    String format(long state);

    /**
     * Reads what a player wrote.
     *
     * @throws InvalidStateException naming the fault, where the text is not a state of this puzzle
     */
    long parse(String text);
}
