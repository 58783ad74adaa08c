package playground.puzzles.sliding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * Builds one pattern database of the 15-puzzle: for each placement of the pattern's tiles the fewest moves <em>of these
 * tiles</em> that bring them home, moves of the others costing nothing.
 *
 * <p>It searches backward from the goal, cost by cost. Where the gap is matters, but not to the cell: without cost it goes
 * wherever no tile of the pattern bars its way, so a state is a placement and one of the <em>regions</em> that the pattern's
 * tiles leave of the board, usually one or two. A byte holds a bit for each region of a placement, and regions need not be
 * searched: they depend on the row only, and are found once for each of the 8,008.
 *
 * <p>There is no queue. A cost's states stand in an array in the order of rows, as bits to be looked at; what they lead to
 * goes into another such array, that of the next cost. All slides from a row lead to a few other rows, so the work goes
 * through memory row by row, 720 bytes each, which the nearest cache holds.
 */
final class PatternBuild {
    private static final byte UNKNOWN = Byte.MAX_VALUE;
    private static final int CELLS = 16;
    private static final int MOST_REGIONS = 8;
    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final SquareBoard board;
    private final Placements placements;
    private final SearchMonitor monitor;
    private final int columns;
    /** [placement]: the answer. */
    private final byte[] moves;
    /** [placement]: the regions of the gap that were reached, a bit each. */
    private final byte[] known;
    /** [placement]: the regions that are to be looked at with the cost in hand, and with the next. */
    private byte[] now;

    private byte[] next;
    /** [row]: whether anything in it is to be looked at. */
    private boolean[] rowsNow;

    private boolean[] rowsNext;
    /** [row]: the region of each free cell, a nibble each. */
    private final long[] regions;
    /** [region][so many]: the columns of the row in hand to which the gap's region is new. */
    private final char[][] found;

    private final int[] foundCount = new int[MOST_REGIONS];

    private PatternBuild(SquareBoard board, Placements placements, SearchMonitor monitor) {
        this.board = board;
        this.placements = placements;
        this.monitor = monitor;
        columns = placements.columns();
        monitor.reserve(memory());
        moves = new byte[placements.size()];
        Arrays.fill(moves, UNKNOWN);
        known = new byte[moves.length];
        now = new byte[moves.length];
        next = new byte[moves.length];
        rowsNow = new boolean[placements.rows()];
        rowsNext = new boolean[placements.rows()];
        found = new char[MOST_REGIONS][columns];
        regions = new long[placements.rows()];
        Arrays.setAll(regions, row -> regions(placements.cells(row)));
    }

    private long memory() {
        return 4L * placements.size() + (2L + Long.BYTES) * placements.rows();
    }

    /**
     * The moves of every placement, by its number.
     *
     * @param home the cells of the pattern's tiles in the goal; the tiles are numbered in their order
     * @param gap the gap's cell in the goal
     */
    static byte[] build(SquareBoard board, Placements placements, int home, int gap, SearchMonitor monitor) {
        PatternBuild build = new PatternBuild(board, placements, monitor);
        build.search(placements.row(home), gap);
        monitor.reserve(build.moves.length - build.memory());
        return build.moves;
    }

    /** The regions of the cells that are not in a set. */
    private long regions(int taken) {
        long result = 0;
        int rest = ~taken & 0xFFFF;
        for (int region = 0; rest != 0; region++) {
            int cells = regionOf(Integer.lowestOneBit(rest), rest);
            for (int cell = 0; cell < CELLS; cell++) {
                result |= (cells >> cell & 1) != 0 ? (long) region << (4 * cell) : 0;
            }
            rest &= ~cells;
        }
        return result;
    }

    /** All cells that can be reached from some within the free ones. */
    private int regionOf(int start, int free) {
        int cells = start;
        int before = 0;
        while (cells != before) {
            before = cells;
            for (int cell = 0; cell < CELLS; cell++) {
                for (int move = 0; move < SquareBoard.MOVES && (before >> cell & 1) != 0; move++) {
                    int neighbour = board.gapAfter(cell, move);
                    cells |= neighbour == SquareBoard.NO_CELL ? 0 : (1 << neighbour) & free;
                }
            }
        }
        return cells;
    }

    private static int region(long regionsOfRow, int cell) {
        return (int) (regionsOfRow >>> (4 * cell)) & 15;
    }

    private void search(int goalRow, int gap) {
        now[goalRow * columns] = (byte) (1 << region(regions[goalRow], gap));
        rowsNow[goalRow] = true;
        boolean more = true;
        for (int cost = 0; more; cost++) {
            monitor.bound(cost);
            more = false;
            for (int row = 0; row < rowsNow.length; row++) {
                if (rowsNow[row]) {
                    rowsNow[row] = false;
                    more |= settle(row, cost);
                }
            }
            byte[] empty = now;
            now = next;
            next = empty;
            boolean[] emptyRows = rowsNow;
            rowsNow = rowsNext;
            rowsNext = emptyRows;
        }
    }

    /** Takes note of all that is new in a row and goes on from there; false where nothing is. */
    private boolean settle(int row, int cost) {
        Arrays.fill(foundCount, 0);
        int start = row * columns;
        int column = 0;
        // Most of a row is empty at most costs: eight columns are passed over at once.
        for (; column + Long.BYTES <= columns; column += Long.BYTES) {
            if ((long) EIGHT_BYTES.get(now, start + column) != 0) {
                note(start, column, column + Long.BYTES, cost);
            }
        }
        note(start, column, columns, cost);
        int states = 0;
        for (int count : foundCount) {
            states += count;
        }
        if (states > 0) {
            monitor.expand(states);
            slide(row);
        }
        return states > 0;
    }

    private void note(int start, int first, int end, int cost) {
        for (int column = first; column < end; column++) {
            int place = start + column;
            int fresh = now[place] & ~known[place] & 0xFF;
            now[place] = 0;
            if (fresh == 0) {
                continue;
            }
            known[place] |= (byte) fresh;
            moves[place] = (byte) Math.min(moves[place], cost);
            for (int rest = fresh; rest != 0; rest &= rest - 1) {
                int region = Integer.numberOfTrailingZeros(rest);
                found[region][foundCount[region]++] = (char) column;
            }
        }
    }

    /** Makes every slide of a tile of the pattern from the states that were found new in a row. */
    private void slide(int row) {
        int taken = placements.cells(row);
        for (int gap = 0; gap < CELLS; gap++) {
            int region = region(regions[row], gap);
            if ((taken >> gap & 1) != 0 || foundCount[region] == 0) {
                continue;
            }
            for (int move = 0; move < SquareBoard.MOVES; move++) {
                int from = board.gapAfter(gap, move);
                if (from != SquareBoard.NO_CELL && (taken >> from & 1) != 0) {
                    slide(region, taken, from, gap);
                }
            }
        }
    }

    private void slide(int region, int taken, int from, int to) {
        int takenAfter = taken ^ 1 << from ^ 1 << to;
        int row = placements.row(takenAfter);
        rowsNext[row] = true;
        int start = row * columns;
        int bit = 1 << region(regions[row], from);
        int number = Integer.bitCount(taken & ((1 << from) - 1));
        int numberAfter = Integer.bitCount(takenAfter & ((1 << to) - 1));
        mark(found[region], foundCount[region], placements.reordered(number, numberAfter), start, bit);
        monitor.generate(foundCount[region]);
    }

    private void mark(char[] columnsFound, int count, char[] reordered, int start, int bit) {
        byte[] marks = next;
        for (int i = 0; i < count; i++) {
            marks[start + reordered[columnsFound[i]]] |= (byte) bit;
        }
    }
}
