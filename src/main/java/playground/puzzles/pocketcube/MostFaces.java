package playground.puzzles.pocketcube;

import java.util.List;
import playground.engine.Distances;

/**
 * The most complete faces that a few moves can make of any cube (HDU 4801): for each number of faces the table of the
 * distances to the nearest cube that has as many.
 */
public final class MostFaces {
    /** How many faces can be complete, but for none: whoever has four has all. */
    static final List<Integer> COUNTS = List.of(1, 2, 3, 6);

    private final List<Distances> tables;

    MostFaces(List<Distances> tables) {
        this.tables = tables;
    }

    /** The most faces of a cube that are complete after at most so many moves. */
    public int within(long state, int moves) {
        for (int index = COUNTS.size() - 1; index >= 0; index--) {
            if (tables.get(index).estimate(state) <= moves) {
                return COUNTS.get(index);
            }
        }
        return 0;
    }
}
