package playground.ui.board;

import java.util.Arrays;
import playground.engine.Heuristic;
import playground.engine.Puzzle;

/**
 * What every move from a state is worth.
 *
 * @param distance moves from the state to the goal
 * @param after [move]: moves from the state after it to the goal; {@link #IMPOSSIBLE} where the move is not possible,
 *     {@link #UNKNOWN} where that is not known
 */
@SuppressWarnings("ArrayRecordComponent") // Made once a position, and never changed.
public record MoveValues(int distance, int[] after) {
    /** Stands for a move that is not possible. */
    public static final int IMPOSSIBLE = -1;

    /** Stands for a distance that is not known, where none but those that searches found are. */
    public static final int UNKNOWN = -2;

    /** The values of a state where distances are exact, or {@link #UNKNOWN}; that of the state itself is exact. */
    public static MoveValues of(Puzzle puzzle, Heuristic distances, long state) {
        int[] after = new int[puzzle.moveCount()];
        for (int move = 0; move < after.length; move++) {
            long next = puzzle.apply(state, move);
            after[move] = next == Puzzle.NO_STATE ? IMPOSSIBLE : distances.estimate(next);
        }
        return new MoveValues(distances.estimate(state), after);
    }

    /** Whether a move can be made. */
    public boolean isPossible(int move) {
        return after[move] != IMPOSSIBLE;
    }

    /** Whether a move can be made and what it is worth is known. */
    public boolean isKnown(int move) {
        return isPossible(move) && after[move] != UNKNOWN;
    }

    /** Whether what every possible move is worth is known. */
    public boolean areAllKnown() {
        return Arrays.stream(after).noneMatch(distance -> distance == UNKNOWN);
    }

    /** How much further a known move leads: -1 is one nearer, 0 the same; on a one-way puzzle it may be over 1. */
    public int change(int move) {
        return after[move] - distance;
    }

    /** A change as a person reads it, with its sign also where it is none: "−1", "±0", "+3"; the minus is U+2212. */
    public static String sign(int change) {
        return change == 0 ? "±0" : change < 0 ? "−" + -change : "+" + change;
    }

    /** The first move that leads nearer, or {@link Puzzle#NO_MOVE} at a goal. */
    public int firstNearer() {
        for (int move = 0; move < after.length; move++) {
            if (isKnown(move) && change(move) < 0) {
                return move;
            }
        }
        return Puzzle.NO_MOVE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MoveValues that && distance == that.distance && Arrays.equals(after, that.after);
    }

    @Override
    public int hashCode() {
        return 31 * distance + Arrays.hashCode(after);
    }

    @Override
    public String toString() {
        return distance + " -> " + Arrays.toString(after);
    }
}
