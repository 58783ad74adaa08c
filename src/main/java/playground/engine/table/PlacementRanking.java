package playground.engine.table;

import playground.engine.Ranking;

/**
 * Numbers the ways to place different tiles on the cells of a {@link Nibbles} board, the other cells empty (0): all
 * <i>n!/(n-k)!</i> placements of <i>k</i> tiles on <i>n</i> cells, and so, with <i>k = n</i>, all permutations.
 *
 * <p>The number is written in a mixed radix: the place of each tile, counted among the cells that earlier tiles left
 * free (D. H. Lehmer, "Teaching combinatorial tricks to a computer", 1960).
 */
public final class PlacementRanking implements Ranking {
    private final int cells;
    private final int[] tiles;
    private final int size;

    /**
     * A ranking.
     *
     * @param cells of the board, at most 16
     * @param tiles the numbers on the tiles, different ones from 1 to 15, at most as many as there are cells
     */
    public PlacementRanking(int cells, int... tiles) {
        this.cells = cells;
        this.tiles = tiles.clone();
        int product = 1;
        for (int i = 0; i < tiles.length; i++) {
            product = Math.multiplyExact(product, cells - i);
        }
        size = product;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int rank(long board) {
        long cellOfTile = 0;
        for (int cell = 0; cell < cells; cell++) {
            cellOfTile |= Nibbles.at(Nibbles.get(board, cell), cell);
        }
        int rank = 0;
        int taken = 0;
        for (int i = 0; i < tiles.length; i++) {
            int cell = Nibbles.get(cellOfTile, tiles[i]);
            int takenBelow = Integer.bitCount(taken & (1 << cell) - 1);
            rank = rank * (cells - i) + cell - takenBelow;
            taken |= 1 << cell;
        }
        return rank;
    }

    @Override
    public long unrank(int index) {
        int[] places = new int[tiles.length];
        int rest = index;
        for (int i = tiles.length - 1; i >= 0; i--) {
            places[i] = rest % (cells - i);
            rest /= cells - i;
        }
        long board = 0;
        int taken = 0;
        for (int i = 0; i < tiles.length; i++) {
            int cell = freeCell(taken, places[i]);
            taken |= 1 << cell;
            board |= Nibbles.at(cell, tiles[i]);
        }
        return board;
    }

    /** The cell that has so many free cells before it. */
    private static int freeCell(int taken, int freeBefore) {
        int free = ~taken;
        for (int i = 0; i < freeBefore; i++) {
            free &= free - 1;
        }
        return Integer.numberOfTrailingZeros(free);
    }
}
