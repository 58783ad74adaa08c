package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;

/** Makes moves, and insists that each of them is possible. */
public final class Walk {
    private Walk() {}

    /** The state after moves. */
    public static long end(Puzzle puzzle, long start, int... moves) {
        long state = start;
        for (int move : moves) {
            state = puzzle.apply(state, move);
            assertThat(state).as("state after move %s", puzzle.moveName(move)).isNotEqualTo(Puzzle.NO_STATE);
        }
        return state;
    }
}
