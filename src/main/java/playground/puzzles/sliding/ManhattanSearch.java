package playground.puzzles.sliding;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * IDA* with {@link ManhattanDistance} on 4 by 4, searched in place. A slide brings its tile one nearer to its place or takes
 * it one further away, so nothing is added up: of the moves that the bound leaves to waste, the second costs two, and the
 * first none. Which of the two it is, is a bit of the step.
 */
final class ManhattanSearch extends InPlaceSearch {
    private static final int CELLS = 16;

    // A key names a row of steps: four times the gap's cell in the bits of a shift, and below it the move that led
    // there.
    private static final int KEYS_OF_CELL = 8;
    private static final int NO_MOVE_BEFORE = SquareBoard.MOVES;
    private static final int KEY_MASK = CELLS * KEYS_OF_CELL - 1;
    private static final int CELL_SHIFT_MASK = 60;

    // A step: the key after it, the move, and a bit for each tile that it would take further from its place.
    private static final int MOVE_SHIFT = 8;
    private static final int MOVE_MASK = 3;
    private static final int FURTHER_SHIFT = 16;

    private final long goal;
    private final ManhattanDistance manhattan;

    /**
     * [key]: the steps that may be made. The edges of the board and the move straight back have no step, so nothing has to
     * be asked about them.
     */
    private final int[][] steps = new int[CELLS * KEYS_OF_CELL][];

    ManhattanSearch(SquareBoard board, long goal) {
        this(board, goal, new ManhattanDistance(board, goal));
    }

    private ManhattanSearch(SquareBoard board, long goal, ManhattanDistance manhattan) {
        super(board, goal, manhattan);
        this.goal = goal;
        this.manhattan = manhattan;
        for (int key = 0; key < steps.length; key++) {
            steps[key] = steps(board, key / KEYS_OF_CELL, key % KEYS_OF_CELL);
        }
    }

    private int[] steps(SquareBoard board, int gap, int moveBefore) {
        int[] row = new int[SquareBoard.MOVES];
        int length = 0;
        for (int move = 0; move < SquareBoard.MOVES; move++) {
            int cell = board.gapAfter(gap, move);
            boolean back = moveBefore < SquareBoard.MOVES && move == SquareBoard.opposite(moveBefore);
            if (cell != SquareBoard.NO_CELL && !back) {
                row[length++] =
                        tilesFurther(cell, gap) << FURTHER_SHIFT | move << MOVE_SHIFT | cell * KEYS_OF_CELL + move;
            }
        }
        return Arrays.copyOf(row, length);
    }

    /** A bit for each tile that is further from its place in one cell than in another. */
    private int tilesFurther(int from, int to) {
        int tiles = 0;
        for (int tile = 1; tile < CELLS; tile++) {
            tiles |= manhattan.distance(tile, to) > manhattan.distance(tile, from) ? 1 << tile : 0;
        }
        return tiles;
    }

    @Override
    Run newRun(long start, SearchMonitor monitor) {
        return new ManhattanRun(start, monitor);
    }

    /** A run: it has no state of its own but the board, a long that is handed down. */
    private final class ManhattanRun extends Run {
        private final long start;
        private final SearchMonitor monitor;

        ManhattanRun(long start, SearchMonitor monitor) {
            this.start = start;
            this.monitor = monitor;
        }

        @Override
        boolean searchWithin(int bound) {
            int key = SquareBoard.gap(start) * KEYS_OF_CELL + NO_MOVE_BEFORE;
            return visit(start, key, bound - manhattan.estimate(start));
        }

        /** Searches below a state; {@code slack} is how many moves the estimate leaves to waste. */
        private boolean visit(long state, int key, int slack) {
            int[] row = steps[key];
            monitor.expand();
            monitor.generate(row.length);
            int gapShift = key >> 1 & CELL_SHIFT_MASK;
            for (int step : row) {
                int tileShift = step >> 1 & CELL_SHIFT_MASK;
                long tile = state >>> tileShift & 15;
                int slackAfter = slack - 2 * ((step >>> (FURTHER_SHIFT + (int) tile)) & 1);
                if (slackAfter < 0) {
                    continue;
                }
                long next = state - (tile << tileShift) + (tile << gapShift);
                if (next == goal || visit(next, step & KEY_MASK, slackAfter)) {
                    note(step >> MOVE_SHIFT & MOVE_MASK);
                    return true;
                }
            }
            return false;
        }
    }
}
