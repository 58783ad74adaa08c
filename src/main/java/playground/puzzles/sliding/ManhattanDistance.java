package playground.puzzles.sliding;

import playground.engine.Heuristic;
import playground.engine.table.Nibbles;

/** How far all tiles are from their places, in rows and columns: a move brings one tile one nearer, and no other. */
final class ManhattanDistance implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "manhattan";

    private static final int MOST_CELLS = 16;

    private final int cells;
    /** [tile * MOST_CELLS + cell]; zero for the gap, which is no tile. */
    private final byte[] distances = new byte[MOST_CELLS * MOST_CELLS];

    ManhattanDistance(SquareBoard board, long goal) {
        cells = board.cells();
        for (int place = 0; place < cells; place++) {
            int tile = Nibbles.get(goal, place);
            for (int cell = 0; cell < cells && tile != 0; cell++) {
                distances[tile * MOST_CELLS + cell] = (byte) board.distance(cell, place);
            }
        }
    }

    /** How far a tile is from its place, in a cell. */
    int distance(int tile, int cell) {
        return distances[tile * MOST_CELLS + cell];
    }

    @Override
    public int estimate(long state) {
        int sum = 0;
        long rest = state;
        for (int cell = 0; cell < cells; cell++) {
            sum += distances[((int) rest & 15) * MOST_CELLS + cell];
            rest >>>= 4;
        }
        return sum;
    }
}
