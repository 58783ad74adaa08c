package playground.engine;

import java.time.Duration;
import java.util.Arrays;

/**
 * How a search ended.
 *
 * @param status why it ended
 * @param moves the solution; empty unless solved, and also for a start that is a goal. Owned by the receiver.
 * @param effort what was counted until the end
 * @param elapsed the time from the start of the run to its end
 */
@SuppressWarnings("ArrayRecordComponent") // Made once a search; the receiver owns it.
public record SearchResult(Status status, int[] moves, Progress effort, Duration elapsed) {

    /** Why a search ended. */
    public enum Status {
        /** A solution was found. */
        SOLVED,
        /** The whole space was searched, or the start is known to reach no goal. */
        NO_SOLUTION,
        /** {@link Limits#time} ran out. */
        TIME_LIMIT,
        /** {@link Limits#nodes} were expanded. */
        NODE_LIMIT,
        /** More than {@link Limits#memory} would have been held. */
        MEMORY_LIMIT,
        /** Somebody pressed Stop. */
        CANCELLED;

        /** Whether one of the limits ended the search. */
        public boolean isLimit() {
            return this == TIME_LIMIT || this == NODE_LIMIT || this == MEMORY_LIMIT;
        }
    }

    /** Whether a solution was found. */
    public boolean isSolved() {
        return status == Status.SOLVED;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchResult that
                && status == that.status
                && Arrays.equals(moves, that.moves)
                && effort.equals(that.effort)
                && elapsed.equals(that.elapsed);
    }

    @Override
    public int hashCode() {
        return 31 * status.hashCode() + Arrays.hashCode(moves);
    }

    @Override
    public String toString() {
        return status + " " + Arrays.toString(moves) + " " + effort + " in " + elapsed;
    }
}
