package playground.puzzles.sliding;

/**
 * Numbers the placements of some tiles on the sixteen cells of a 4 by 4 board. A placement is a <em>row</em>, which cells
 * are taken, and a <em>column</em>, in which order the tiles stand in them, read cell by cell; its number is
 * {@code row * columns() + column}.
 *
 * <p>So taken apart, a slide is cheap to follow. It flips two bits of the set of cells, and the set's number is the sum of
 * two look-ups, one a half. The order changes only where the tile passes others between its two cells, at most three of
 * them and never in a slide to the side; then a table says which column comes out.
 */
final class Placements {
    private static final int CELLS = 16;
    private static final int HALF = 8;
    private static final int HALVES = 1 << HALF;
    private static final int HALF_MASK = HALVES - 1;

    private final int tiles;
    private final int columns;
    /** [cells 8 to 15]: the rows of all sets whose upper half is smaller. */
    private final int[] upper = new int[HALVES];
    /** [cells 0 to 7]: how many sets of as many cells are smaller. */
    private final int[] lower = new int[HALVES];
    /** [row]: the cells taken, a bit each. */
    private final char[] cells;
    /** [from * tiles + to][column]: the column after the tile that is number <i>from</i> in order becomes number <i>to</i>. */
    private final char[][] reordered;

    Placements(int tiles) {
        this.tiles = tiles;
        columns = factorial(tiles);
        cells = new char[numberRows()];
        for (int set = 0; set < 1 << CELLS; set++) {
            if (Integer.bitCount(set) == tiles) {
                cells[row(set)] = (char) set;
            }
        }
        reordered = new char[tiles * tiles][columns];
        for (int column = 0; column < columns; column++) {
            int[] order = order(column);
            for (int from = 0; from < tiles; from++) {
                for (int to = 0; to < tiles; to++) {
                    reordered[from * tiles + to][column] = (char) column(moved(order, from, to));
                }
            }
        }
    }

    private static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    /** Fills in {@link #upper} and {@link #lower}; returns how many rows there are. */
    private int numberRows() {
        int[] sizes = new int[HALF + 1];
        for (int half = 0; half < HALVES; half++) {
            lower[half] = sizes[Integer.bitCount(half)]++;
        }
        int rows = 0;
        for (int half = 0; half < HALVES; half++) {
            int rest = tiles - Integer.bitCount(half);
            upper[half] = rows;
            rows += rest >= 0 && rest <= HALF ? sizes[rest] : 0;
        }
        return rows;
    }

    /** The order of a column: [number in the order of cells] = tile. The columns stand in the order of dictionaries. */
    private int[] order(int column) {
        int[] order = new int[tiles];
        int used = 0;
        int rest = column;
        for (int i = 0; i < tiles; i++) {
            int weight = factorial(tiles - 1 - i);
            int smaller = rest / weight;
            rest %= weight;
            int tile = 0;
            while ((used >> tile & 1) != 0 || smaller-- > 0) {
                tile++;
            }
            order[i] = tile;
            used |= 1 << tile;
        }
        return order;
    }

    /** The column of an order. */
    int column(int[] order) {
        int column = 0;
        int used = 0;
        for (int i = 0; i < tiles; i++) {
            int smaller = order[i] - Integer.bitCount(used & ((1 << order[i]) - 1));
            column = column * (tiles - i) + smaller;
            used |= 1 << order[i];
        }
        return column;
    }

    private static int[] moved(int[] order, int from, int to) {
        int[] result = order.clone();
        int step = from < to ? 1 : -1;
        for (int i = from; i != to; i += step) {
            result[i] = order[i + step];
        }
        result[to] = order[from];
        return result;
    }

    int tiles() {
        return tiles;
    }

    int rows() {
        return cells.length;
    }

    int columns() {
        return columns;
    }

    /** All placements. */
    int size() {
        return rows() * columns;
    }

    /** The row of a set of cells. */
    int row(int set) {
        return upper[set >>> HALF] + lower[set & HALF_MASK];
    }

    /** The cells that are taken in a row. */
    int cells(int row) {
        return cells[row];
    }

    /** [column]: the column after a tile has changed its number in the order of cells. Not a copy. */
    char[] reordered(int from, int to) {
        return reordered[from * tiles + to];
    }

    /** The addends of a row for the halves of the set, each times the number of columns: [upper half], [lower half]. */
    int upperStart(int half) {
        return upper[half] * columns;
    }

    /** See {@link #upperStart}. */
    int lowerStart(int half) {
        return lower[half] * columns;
    }
}
