package playground.engine.table;

/**
 * Boards of up to 16 cells in one {@code long}, four bits a cell, cell 0 lowest: the packing of puzzles whose cells hold
 * a number from 0 to 15.
 */
public final class Nibbles {
    private static final int BITS = 4;
    private static final long MASK = 15;

    private Nibbles() {}

    /** What a cell holds. */
    public static int get(long board, int cell) {
        return (int) ((board >>> (BITS * cell)) & MASK);
    }

    /** A board that is zero everywhere but in one cell. Boards are put together from such with {@code |}. */
    public static long at(int cell, int value) {
        return (long) value << (BITS * cell);
    }

    /**
     * The board after a move that carries contents from cell to cell.
     *
     * @param from for each cell, the cell where its new content comes <em>from</em>
     */
    public static long permute(long board, int[] from) {
        long result = 0;
        for (int cell = 0; cell < from.length; cell++) {
            result |= ((board >>> (BITS * from[cell])) & MASK) << (BITS * cell);
        }
        return result;
    }
}
