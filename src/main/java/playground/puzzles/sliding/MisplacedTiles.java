package playground.puzzles.sliding;

import playground.engine.Heuristic;
import playground.engine.table.Nibbles;

/** How many tiles are not in their places; each needs at least a move of its own. The gap is no tile. */
final class MisplacedTiles implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "misplaced";

    private final int cells;
    private final long goal;

    MisplacedTiles(SquareBoard board, long goal) {
        cells = board.cells();
        this.goal = goal;
    }

    @Override
    public int estimate(long state) {
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            int tile = Nibbles.get(state, cell);
            count += tile != 0 && tile != Nibbles.get(goal, cell) ? 1 : 0;
        }
        return count;
    }
}
