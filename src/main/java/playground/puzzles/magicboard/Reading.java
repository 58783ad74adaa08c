package playground.puzzles.magicboard;

import java.util.Locale;
import playground.engine.InvalidStateException;
import playground.engine.table.Nibbles;

/**
 * The order in which the tiles of a board are written down. USACO, Luogu and HDU go clockwise; Sicily writes the two rows.
 * Read in the wrong one, a board is another board.
 */
public enum Reading {
    /** The upper row from left to right, then the lower row from right to left. */
    CLOCKWISE(0, 1, 2, 3, 4, 5, 6, 7),
    /** The upper row, then the lower row, both from left to right. */
    ROWS(0, 1, 2, 3, 7, 6, 5, 4);

    /** The name of the puzzle's bundle of texts. */
    static final String TEXTS = MagicBoardExhibit.ID;

    @SuppressWarnings("ImmutableEnumChecker") // Never handed out, never changed.
    private final int[] cells;

    Reading(int... cells) {
        this.cells = cells;
    }

    /** The name on the command line: {@code "clockwise"}, {@code "rows"}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Reading of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }

    /** Eight digits. */
    String format(long state) {
        StringBuilder text = new StringBuilder(cells.length);
        for (int cell : cells) {
            text.append(Nibbles.get(state, cell));
        }
        return text.toString();
    }

    /**
     * Reads eight digits from 1 to 8, each once; white space, commas and slashes between them do not matter.
     *
     * @return the board, as {@link MagicBoardPaths} takes it
     * @throws InvalidStateException naming the fault
     */
    public long parse(String text) {
        long state = 0;
        int count = 0;
        int seen = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int symbol = text.codePointAt(at);
            if (Character.isWhitespace(symbol) || symbol == ',' || symbol == '/') {
                continue;
            }
            int tile = symbol - '0';
            if (tile < 1 || tile > cells.length) {
                throw new InvalidStateException(TEXTS, "fault.symbol", Character.toString(symbol));
            }
            if (count < cells.length) {
                state |= Nibbles.at(cells[count], tile);
            }
            seen |= 1 << tile;
            count++;
        }
        return checked(state, count, seen);
    }

    private long checked(long state, int count, int seen) {
        if (count != cells.length) {
            throw new InvalidStateException(TEXTS, "fault.count", count);
        }
        int missing = Integer.numberOfTrailingZeros(~seen & ~1);
        if (missing <= cells.length) {
            throw new InvalidStateException(TEXTS, "fault.twice", twice(state), missing);
        }
        return state;
    }

    /** The tile that stands on the board more than once. */
    private int twice(long state) {
        int seen = 0;
        for (int cell : cells) {
            int bit = 1 << Nibbles.get(state, cell);
            if ((seen & bit) != 0) {
                return Nibbles.get(state, cell);
            }
            seen |= bit;
        }
        throw new IllegalStateException("no tile is there twice");
    }
}
