package playground.puzzles.pancake;

import playground.engine.Heuristic;
import playground.engine.table.Nibbles;

/**
 * Counts the gaps: neighbours in the stack, the plate being the lowest, that are no neighbours in the goal. A turn parts
 * and joins pancakes at one place only, so it closes one gap at the most: the count is admissible and consistent.
 *
 * <p>Source: M. Helmert, "Landmark heuristics for the pancake problem", 2010.
 */
final class GapHeuristic implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "gap";

    /** [size]: the pancake's place in the goal. */
    private final int[] goalPlace = new int[Pancakes.COUNT + 1];

    /** The gaps to a goal. */
    GapHeuristic(long goal) {
        for (int place = 0; place < Pancakes.COUNT; place++) {
            goalPlace[Nibbles.get(goal, place)] = place;
        }
    }

    @Override
    public int estimate(long state) {
        int gaps = 0;
        int below = Pancakes.COUNT;
        for (int place = Pancakes.COUNT - 1; place >= 0; place--) {
            int here = goalPlace[Nibbles.get(state, place)];
            gaps += Math.abs(here - below) == 1 ? 0 : 1;
            below = here;
        }
        return gaps;
    }
}
