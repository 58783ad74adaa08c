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

    /** More is not kept, so that taking note of one more solution never takes long: it begins anew. */
    private static final int MOST = 20_000;

    private final Map<Long, Integer> distances;

    private FoundDistances(Map<Long, Integer> distances) {
        this.distances = distances;
    }

    /** The same with what a shortest solution of a state tells. */
    FoundDistances with(Puzzle puzzle, long start, int[] moves) {
        Map<Long, Integer> more = distances.size() < MOST ? new HashMap<>(distances) : new HashMap<>();
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

    /** Whether a state's distance is known. */
    boolean isKnown(long state) {
        return distances.containsKey(state);
    }

    /** The distance of a state, or {@link MoveValues#UNKNOWN}. */
    int distanceOf(long state) {
        return distances.getOrDefault(state, MoveValues.UNKNOWN);
    }
}
