package playground.puzzles.rotation;

/**
 * The four lines of the board and the eight moves, each of which turns one line by one cell; the block that leaves at
 * one end comes in at the other. The cells are numbered row by row:
 *
 * <pre>
 *             A     B
 *             0     1           A  left column up       F  left column down
 *             2     3           B  right column up      E  right column down
 *   H   4  5  6  7  8  9 10  C  C  upper row right      H  upper row left
 *            11    12           D  lower row right      G  lower row left
 *   G  13 14 15 16 17 18 19  D
 *            20    21
 *            22    23
 *             F     E
 * </pre>
 *
 * <p>Contents are held in bit planes: bit <i>i</i> belongs to cell <i>i</i>, and bit 24 + <i>i</i>, in a board of two
 * planes, does too. A move carries both at once, all bits that go equally far in one shift.
 *
 * <p>Source: "The Rotation Game", ACM ICPC Shanghai 2004 (UVA 1343, POJ 2286, HDU 1667).
 */
public final class Lines {
    /** How many cells there are. */
    public static final int CELLS = 24;

    /** How many cells a line has. */
    public static final int LENGTH = 7;

    /** How many moves there are; A is 0, H is 7. */
    public static final int MOVES = 8;

    /** One of the cells of the centre. */
    static final int CENTRE_CELL = 6;

    /** The cells of the centre, as bits. */
    static final int CENTRE = 1 << 6 | 1 << 7 | 1 << 8 | 1 << 11 | 1 << 12 | 1 << 15 | 1 << 16 | 1 << 17;

    /** [line][place]: its cells from top to bottom or from left to right. */
    private static final int[][] CELLS_OF_LINE = {
        {0, 2, 6, 11, 15, 20, 22},
        {1, 3, 8, 12, 17, 21, 23},
        {4, 5, 6, 7, 8, 9, 10},
        {13, 14, 15, 16, 17, 18, 19},
    };

    /** [move]: the line that it turns: left column, right column, upper row, lower row. */
    private static final int[] LINE = {0, 1, 2, 3, 1, 0, 3, 2};

    /** [move]: 1 where it turns its line down or to the right, else -1. */
    private static final int[] WAY = {-1, -1, 1, 1, 1, 1, -1, -1};

    /** [move]: the move that takes it back. */
    private static final int[] INVERSE = {5, 4, 7, 6, 1, 0, 3, 2};

    /** [move][cell]: the cell where a cell's new content comes from. */
    private static final int[][] FROM = new int[MOVES][CELLS];

    /** [move]: the bits, in both planes, that stay where they are. */
    private static final long[] STAYING = new long[MOVES];

    /** [move][group]: bits, in both planes, that go equally far; and how far, to the left where positive. */
    private static final long[][] GOING = new long[MOVES][];

    private static final int[][] DISTANCE = new int[MOVES][];

    static {
        for (int move = 0; move < MOVES; move++) {
            fillFrom(move);
            group(move);
        }
    }

    private Lines() {}

    private static void fillFrom(int move) {
        int[] line = CELLS_OF_LINE[LINE[move]];
        for (int cell = 0; cell < CELLS; cell++) {
            FROM[move][cell] = cell;
        }
        for (int place = 0; place < LENGTH; place++) {
            FROM[move][line[place]] = line[Math.floorMod(place - WAY[move], LENGTH)];
        }
    }

    private static void group(int move) {
        long[] byDistance = new long[2 * CELLS];
        int groups = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            int from = FROM[move][cell];
            int distance = cell - from;
            groups += distance != 0 && byDistance[CELLS + distance] == 0 ? 1 : 0;
            byDistance[CELLS + distance] |= 1L << from | 1L << (CELLS + from);
        }
        STAYING[move] = byDistance[CELLS];
        byDistance[CELLS] = 0;
        GOING[move] = new long[groups];
        DISTANCE[move] = new int[groups];
        for (int index = 0; index < byDistance.length; index++) {
            if (byDistance[index] != 0) {
                groups--;
                GOING[move][groups] = byDistance[index];
                DISTANCE[move][groups] = index - CELLS;
            }
        }
    }

    /** The planes after a move. */
    static long turn(long planes, int move) {
        long result = planes & STAYING[move];
        long[] going = GOING[move];
        int[] distance = DISTANCE[move];
        for (int group = 0; group < going.length; group++) {
            result |= Long.rotateLeft(planes & going[group], distance[group]);
        }
        return result;
    }

    /** The move that takes a move back. */
    public static int inverse(int move) {
        return INVERSE[move];
    }

    /** The line that a move turns: 0 left column, 1 right column, 2 upper row, 3 lower row. */
    public static int line(int move) {
        return LINE[move];
    }

    /** Whether a move turns its line down or to the right, towards its later cells. */
    public static boolean isForward(int move) {
        return WAY[move] > 0;
    }

    /** The cell at a place of a line, from 0 at its top or left to {@link #LENGTH} - 1. */
    public static int cell(int line, int place) {
        return CELLS_OF_LINE[line][place];
    }

    /** The place of a cell in a line, or -1 where it is not in it. */
    public static int place(int line, int cell) {
        for (int place = 0; place < LENGTH; place++) {
            if (CELLS_OF_LINE[line][place] == cell) {
                return place;
            }
        }
        return -1;
    }

    /** Whether two moves turn lines that do not cross, so that their order does not matter. */
    static boolean areParallel(int move, int other) {
        return LINE[move] >> 1 == LINE[other] >> 1 && LINE[move] != LINE[other];
    }

    /** Where a cell's new content comes from in a move. */
    static int from(int move, int cell) {
        return FROM[move][cell];
    }

    /** Whether a cell belongs to the centre. */
    public static boolean isCentre(int cell) {
        return (CENTRE >>> cell & 1) != 0;
    }
}
