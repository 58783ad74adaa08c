package playground.puzzles.sliding;

import java.util.Arrays;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;

/**
 * IDA* with {@link DisjointPatterns} in two {@link PatternView}s, searched in place: the hot loop of the 15-puzzle. Its
 * tricks, each explained where it stands, save memory accesses and branches that a processor cannot foresee, for these are
 * what a state costs: rows of steps, what is known of a pattern in one int, {@link #reordered}, {@link #upper}, and two slacks in one int.
 */
final class PatternSearch extends InPlaceSearch {
    private static final int CELLS = 16;
    private static final int VIEWS = 2;
    private static final int SLOTS = VIEWS * DisjointPatterns.COUNT;
    private static final int HALF = 8;
    private static final int HALVES = 1 << HALF;
    private static final int MOST_TILES = 6;

    // What is known of a pattern's tiles, in one int: the cells that they take, the column of their order, their moves.
    private static final int CELLS_SHIFT = 16;
    private static final int COLUMN_SHIFT = 6;
    private static final int COLUMN_MASK = 1023;
    private static final int MOVES_MASK = 63;

    /** Columns of all patterns side by side: those of six tiles, and then those of three. */
    private static final int ALL_COLUMNS = 726;

    private static final int COLUMNS_OF_SIX = 720;

    // A key names a row of steps: four times the gap's cell in the bits of a shift, and below it the move before.
    private static final int KEYS_OF_CELL = 8;
    private static final int NO_MOVE_BEFORE = SquareBoard.MOVES;
    private static final int KEY_MASK = CELLS * KEYS_OF_CELL - 1;
    private static final int CELL_SHIFT_MASK = 60;

    // The second long of a step: the key after it; 16 where the tile passes others in the turned view; the move.
    private static final int PASSING_SHIFT = 4;
    private static final int PASSING_MASK = CELLS;
    private static final int MOVE_SHIFT = 16;
    private static final int MOVE_MASK = 3;

    // The first long of a step, 16 bits each: the cells before the tile's and before the gap's, in the view where the
    // tile passes others; the two cells themselves in that view, and in the other.
    private static final int BEFORE_GAP_SHIFT = 16;
    private static final int PASSING_FLIP_SHIFT = 32;
    private static final int ASIDE_FLIP_SHIFT = 48;
    private static final int ALL_CELLS = 0xFFFF;

    /** The slack of the straight view in the lower half, of the turned one in the upper. */
    private static final int SLACK_SHIFT = 16;

    private static final int BOTH = 1 << SLACK_SHIFT | 1;
    private static final int EITHER_IS_NEGATIVE = 0x8000_8000;

    private final long goal;
    private final PatternView[] views;

    /**
     * [key]: the steps that may be made, two longs each, with all that a step needs in the order in which it is needed. The
     * edges of the board and the move straight back have no step, so nothing has to be asked about them.
     */
    private final long[][] steps = new long[CELLS * KEYS_OF_CELL][];

    /**
     * [16 where a tile passes others in the turned view, + tile]: the slot of the tile's pattern in the view where it passes
     * others, times {@link #HALVES}, and, 16 bits further, that in the other view. A slot is a pattern in a view.
     */
    private final int[] slotsOf = new int[VIEWS * CELLS];

    /**
     * [(number before, number after), column]: the column after a tile passed others. In one of the views two neighbours
     * in a column are neighbours in a row, and nothing can stand between them; so each step looks here once, never twice.
     * It does so also where nothing was passed: a look-up costs less than a branch that goes either way.
     */
    private final char[] reordered = new char[MOST_TILES * MOST_TILES * ALL_COLUMNS];

    /**
     * [slot, upper half of the cells]: together with {@link #lower} and the column the index into {@link #moves}. Two
     * tables of a few kilobytes stay in the nearest cache; one for all 65,536 sets of cells would not.
     */
    private final int[] upper = new int[SLOTS * HALVES];

    private final int[] lower = new int[SLOTS * HALVES];
    private final byte[] moves;

    /**
     * A search.
     *
     * @param straight the view in which rows are rows
     * @param turned the view in which they are columns
     */
    PatternSearch(SquareBoard board, long goal, PatternView straight, PatternView turned) {
        super(board, goal, estimate(straight, turned));
        this.goal = goal;
        views = new PatternView[] {straight, turned};
        boolean shared = straight.patterns() == turned.patterns();
        moves = shared
                ? straight.patterns().moves()
                : joined(straight.patterns().moves(), turned.patterns().moves());
        for (int slot = 0; slot < SLOTS; slot++) {
            int start = shared || slot < DisjointPatterns.COUNT
                    ? 0
                    : straight.patterns().moves().length;
            prepareSlot(slot, start);
        }
        prepareReordered(straight.patterns());
        for (int tile = 1; tile < CELLS; tile++) {
            int one = HALVES * straight.patternOf(tile);
            int other = HALVES * (DisjointPatterns.COUNT + turned.patternOf(tile));
            slotsOf[tile] = one | other << CELLS_SHIFT;
            slotsOf[CELLS + tile] = other | one << CELLS_SHIFT;
        }
        for (int key = 0; key < steps.length; key++) {
            steps[key] = steps(board, key / KEYS_OF_CELL, key % KEYS_OF_CELL);
        }
    }

    /** The greater of the two views' estimates. Admissible, but not consistent. */
    static Heuristic estimate(PatternView straight, PatternView turned) {
        return state -> Math.max(straight.estimate(state), turned.estimate(state));
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private void prepareSlot(int slot, int start) {
        DisjointPatterns patterns = views[slot / DisjointPatterns.COUNT].patterns();
        int pattern = slot % DisjointPatterns.COUNT;
        Placements placements = patterns.placements(pattern);
        int first = start + patterns.start(pattern) - firstColumn(placements);
        for (int half = 0; half < HALVES; half++) {
            upper[slot * HALVES + half] = first + placements.upperStart(half);
            lower[slot * HALVES + half] = placements.lowerStart(half);
        }
    }

    private static int firstColumn(Placements placements) {
        return placements.tiles() == MOST_TILES ? 0 : COLUMNS_OF_SIX;
    }

    private void prepareReordered(DisjointPatterns patterns) {
        for (int pattern = 0; pattern < DisjointPatterns.COUNT; pattern++) {
            Placements placements = patterns.placements(pattern);
            int first = firstColumn(placements);
            for (int pair = 0; pair < placements.tiles() * placements.tiles(); pair++) {
                int before = pair / placements.tiles();
                int after = pair % placements.tiles();
                char[] columns = placements.reordered(before, after);
                int start = (before * MOST_TILES + after) * ALL_COLUMNS + first;
                for (int column = 0; column < columns.length; column++) {
                    reordered[start + column] = (char) (first + columns[column]);
                }
            }
        }
    }

    private long[] steps(SquareBoard board, int gap, int moveBefore) {
        long[] row = new long[2 * SquareBoard.MOVES];
        int length = 0;
        for (int move = 0; move < SquareBoard.MOVES; move++) {
            int cell = board.gapAfter(gap, move);
            boolean back = moveBefore < SquareBoard.MOVES && move == SquareBoard.opposite(moveBefore);
            if (cell != SquareBoard.NO_CELL && !back) {
                boolean sideways = board.row(cell) == board.row(gap);
                row[length++] = masks(views[sideways ? 1 : 0], views[sideways ? 0 : 1], cell, gap);
                row[length++] = (long) move << MOVE_SHIFT
                        | (sideways ? (long) PASSING_MASK << PASSING_SHIFT : 0)
                        | cell * KEYS_OF_CELL + move;
            }
        }
        return Arrays.copyOf(row, length);
    }

    private static long masks(PatternView passing, PatternView aside, int tile, int gap) {
        long tileBit = 1L << passing.cell(tile);
        long gapBit = 1L << passing.cell(gap);
        long asideFlip = 1L << aside.cell(tile) | 1L << aside.cell(gap);
        return (tileBit - 1)
                | (gapBit - 1) << BEFORE_GAP_SHIFT
                | (tileBit | gapBit) << PASSING_FLIP_SHIFT
                | asideFlip << ASIDE_FLIP_SHIFT;
    }

    @Override
    Run newRun(long start, SearchMonitor monitor) {
        return new PatternRun(start, monitor);
    }

    /** The state of one run: the board as a long that is handed down, and what is known, changed and changed back. */
    private final class PatternRun extends Run {
        private final long start;
        private final SearchMonitor monitor;

        /** [slot]: cells, column and moves of the pattern's tiles. One cache line holds all six, and a slide changes two. */
        private final int[] known = new int[SLOTS];

        PatternRun(long start, SearchMonitor monitor) {
            this.start = start;
            this.monitor = monitor;
            for (int slot = 0; slot < SLOTS; slot++) {
                PatternView view = views[slot / DisjointPatterns.COUNT];
                int pattern = slot % DisjointPatterns.COUNT;
                int column = firstColumn(view.patterns().placements(pattern)) + view.column(pattern, start);
                known[slot] =
                        view.cells(pattern, start) << CELLS_SHIFT | column << COLUMN_SHIFT | view.moves(pattern, start);
            }
        }

        @Override
        boolean searchWithin(int bound) {
            int slacks = (bound - views[0].estimate(start)) | (bound - views[1].estimate(start)) << SLACK_SHIFT;
            return visit(start, SquareBoard.gap(start) * KEYS_OF_CELL + NO_MOVE_BEFORE, slacks);
        }

        /**
         * Searches below a state.
         *
         * @param slacks how many moves each view's estimate leaves to waste: both, for one addition then changes both and
         *     one test asks whether either is used up. Where the lower is, it borrows from the upper, which no longer matters.
         */
        private boolean visit(long state, int key, int slacks) {
            long[] row = steps[key];
            monitor.expand();
            monitor.generate(row.length / 2);
            int gapShift = key >> 1 & CELL_SHIFT_MASK;
            for (int i = 0; i < row.length; i += 2) {
                long masks = row[i];
                int step = (int) row[i + 1];
                int tileShift = step >> 1 & CELL_SHIFT_MASK;
                long tile = state >>> tileShift & 15;
                int slots = slotsOf[(step >> PASSING_SHIFT & PASSING_MASK) + (int) tile];
                int passingSlot = slots & ALL_CELLS;
                int asideSlot = slots >>> CELLS_SHIFT;
                int passing = known[passingSlot / HALVES];
                int aside = known[asideSlot / HALVES];
                // Neither of the two look-ups in the databases waits for the other, and the next child's wait for
                // neither.
                int passingAfter = passed(passing, passingSlot, masks);
                int asideAfter = movedAside(aside, asideSlot, masks);
                int passingCost = (passingAfter & MOVES_MASK) - (passing & MOVES_MASK);
                int asideCost = (asideAfter & MOVES_MASK) - (aside & MOVES_MASK);
                int turned = step >> PASSING_SHIFT & PASSING_MASK;
                int slacksAfter = slacks - BOTH - (passingCost << turned) - (asideCost << (turned ^ SLACK_SHIFT));
                if ((slacksAfter & EITHER_IS_NEGATIVE) != 0) {
                    continue;
                }
                long next = state - (tile << tileShift) + (tile << gapShift);
                known[passingSlot / HALVES] = passingAfter;
                known[asideSlot / HALVES] = asideAfter;
                if (next == goal || visit(next, step & KEY_MASK, slacksAfter)) {
                    note(step >> MOVE_SHIFT & MOVE_MASK);
                    return true;
                }
                known[passingSlot / HALVES] = passing;
                known[asideSlot / HALVES] = aside;
            }
            return false;
        }

        private int passed(int before, int slot, long masks) {
            int cells = before >>> CELLS_SHIFT;
            int cellsAfter = cells ^ ((int) (masks >>> PASSING_FLIP_SHIFT) & ALL_CELLS);
            int number = Integer.bitCount(cells & (int) masks & ALL_CELLS);
            int numberAfter = Integer.bitCount(cellsAfter & (int) masks >>> BEFORE_GAP_SHIFT);
            int column = before >>> COLUMN_SHIFT & COLUMN_MASK;
            return known(cellsAfter, reordered[(number * MOST_TILES + numberAfter) * ALL_COLUMNS + column], slot);
        }

        private int movedAside(int before, int slot, long masks) {
            return known(
                    before >>> CELLS_SHIFT ^ (int) (masks >>> ASIDE_FLIP_SHIFT),
                    before >>> COLUMN_SHIFT & COLUMN_MASK,
                    slot);
        }

        private int known(int cells, int column, int slot) {
            int index = upper[slot + (cells >>> HALF)] + lower[slot + (cells & HALVES - 1)] + column;
            return cells << CELLS_SHIFT | column << COLUMN_SHIFT | moves[index];
        }
    }
}
