package playground.ui.session;

import java.util.HashMap;
import java.util.Map;
import playground.engine.Puzzle;
import playground.ui.board.MoveValues;

/**
 * What searches have told of distances where exact ones cannot be had: those of the states on every shortest solution that
 * was found. Of one goal; immutable.
 */
final class FoundDistances {
    /** Before any search. */
    static final FoundDistances NONE = new FoundDistances(Map.of());

    private final Map<Long, Integer> distances;

    private FoundDistances(Map<Long, Integer> distances) {
        this.distances = distances;
    }

    /** The same with what a shortest solution of a state tells. */
    FoundDistances with(Puzzle puzzle, long start, int[] moves) {
        Map<Long, Integer> more = new HashMap<>(distances);
        long state = start;
        more.put(state, moves.length);
        for (int made = 1; made <= moves.length; made++) {
            state = puzzle.apply(state, moves[made - 1]);
            more.put(state, moves.length - made);
        }
        return new FoundDistances(more);
    }

    /** What is known of the moves from a state; null where its own distance is not known. */
    MoveValues values(Puzzle puzzle, long state) {
        return distanceOf(state) == MoveValues.UNKNOWN ? null : MoveValues.of(puzzle, this::distanceOf, state);
    }

    private int distanceOf(long state) {
        return distances.getOrDefault(state, MoveValues.UNKNOWN);
    }
}
