package playground.puzzles.rotation;

import java.util.random.RandomGenerator;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;

/**
 * The rules of the Rotation Game; {@link Lines} has the numbering of the cells and the moves. A goal is any of the
 * 38,610 boards whose eight centre cells hold the same colour.
 *
 * <p>A state holds the colours 1 to 3 in two bit planes: bit <i>i</i> is the lower bit of the colour of cell <i>i</i>,
 * bit 24 + <i>i</i> the higher. So the pattern of one colour is a few bit operations away, and a move a few shifts.
 */
public final class RotationGame implements Puzzle {
    /** How many colours there are: 1, 2 and 3. */
    public static final int COLOURS = 3;

    /** How many blocks there are of each colour, and cells in the centre. */
    public static final int BLOCKS = 8;

    private static final int PLANE = (1 << Lines.CELLS) - 1;
    private static final String NAMES = "ABCDEFGH";

    /** The colour of a cell, from 1 to 3. */
    public static int colourAt(long state, int cell) {
        return (int) (state >>> cell & 1) | (int) (state >>> (Lines.CELLS + cell) & 1) << 1;
    }

    /** How many of the eight centre cells hold a colour. */
    public static int inCentre(long state, int colour) {
        return Integer.bitCount(pattern(state, colour) & Lines.CENTRE);
    }

    /** The cells of a colour, as bits. */
    static int pattern(long state, int colour) {
        int lower = (int) state & PLANE;
        int higher = (int) (state >>> Lines.CELLS);
        return switch (colour) {
            case 1 -> lower & ~higher;
            case 2 -> higher & ~lower;
            default -> lower & higher;
        };
    }

    /** The state whose patterns of the three colours are these. */
    static long ofPatterns(int first, int second, int third) {
        return (long) (second | third) << Lines.CELLS | first | third;
    }

    @Override
    public int moveCount() {
        return Lines.MOVES;
    }

    @Override
    public String moveName(int move) {
        return NAMES.substring(move, move + 1);
    }

    @Override
    public long apply(long state, int move) {
        return Lines.turn(state, move);
    }

    @Override
    public long undo(long state, int move) {
        return Lines.turn(state, Lines.inverse(move));
    }

    /** A move straight back is no move at all; lines that do not cross can be turned in either order. */
    @Override
    public boolean mayFollow(int previous, int move) {
        return mayFollowInLines(previous, move);
    }

    /** {@link #mayFollow}, which the pattern of one colour shares. */
    static boolean mayFollowInLines(int previous, int move) {
        return move != Lines.inverse(previous) && (move > previous || !Lines.areParallel(previous, move));
    }

    @Override
    public boolean isGoal(long state) {
        int lower = (int) state & Lines.CENTRE;
        int higher = (int) (state >>> Lines.CELLS) & Lines.CENTRE;
        return (lower == 0 || lower == Lines.CENTRE) && (higher == 0 || higher == Lines.CENTRE);
    }

    /** For each colour in the centre, every way to share the other cells between the other two. */
    @Override
    public long[] goals() {
        int around = PLANE & ~Lines.CENTRE;
        long[] goals = new long[COLOURS * waysToShare(around)];
        int count = 0;
        for (int one = around; one != 0; one = (one - 1) & around) {
            if (Integer.bitCount(one) == BLOCKS) {
                int other = around & ~one;
                goals[count++] = ofPatterns(Lines.CENTRE, one, other);
                goals[count++] = ofPatterns(one, Lines.CENTRE, other);
                goals[count++] = ofPatterns(one, other, Lines.CENTRE);
            }
        }
        return goals;
    }

    private static int waysToShare(int cells) {
        int ways = 0;
        for (int one = cells; one != 0; one = (one - 1) & cells) {
            ways += Integer.bitCount(one) == BLOCKS ? 1 : 0;
        }
        return ways;
    }

    /** Every board can be solved, so any will do: R. Durstenfeld's shuffle, "Algorithm 235", 1964. */
    @Override
    public long randomState(RandomGenerator random) {
        int[] colours = new int[Lines.CELLS];
        long state = 0;
        for (int cell = 0; cell < Lines.CELLS; cell++) {
            colours[cell] = 1 + cell / BLOCKS;
        }
        for (int cell = Lines.CELLS - 1; cell >= 0; cell--) {
            int drawn = random.nextInt(cell + 1);
            state |= at(cell, colours[drawn]);
            colours[drawn] = colours[cell];
        }
        return state;
    }

    private static long at(int cell, int colour) {
        return (long) (colour & 1) << cell | (long) (colour >> 1) << (Lines.CELLS + cell);
    }

    @Override
    public String format(long state) {
        StringBuilder text = new StringBuilder(Lines.CELLS);
        for (int cell = 0; cell < Lines.CELLS; cell++) {
            text.append(colourAt(state, cell));
        }
        return text.toString();
    }

    /** Reads 24 digits from 1 to 3, each eight times; white space and commas between them do not matter. */
    @Override
    public long parse(String text) {
        long state = 0;
        int count = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int symbol = text.codePointAt(at);
            if (Character.isWhitespace(symbol) || symbol == ',') {
                continue;
            }
            if (symbol < '1' || symbol > '3') {
                throw new InvalidStateException(RotationExhibit.ID, "fault.symbol", Character.toString(symbol));
            }
            if (count < Lines.CELLS) {
                state |= at(count, symbol - '0');
            }
            count++;
        }
        if (count != Lines.CELLS) {
            throw new InvalidStateException(RotationExhibit.ID, "fault.count", count);
        }
        return checked(state);
    }

    private static long checked(long state) {
        int most = 1;
        int fewest = 1;
        for (int colour = 2; colour <= COLOURS; colour++) {
            most = blocks(state, colour) > blocks(state, most) ? colour : most;
            fewest = blocks(state, colour) < blocks(state, fewest) ? colour : fewest;
        }
        if (most != fewest) {
            throw new InvalidStateException(
                    RotationExhibit.ID, "fault.colours", blocks(state, most), most, blocks(state, fewest), fewest);
        }
        return state;
    }

    private static int blocks(long state, int colour) {
        return Integer.bitCount(pattern(state, colour));
    }
}
