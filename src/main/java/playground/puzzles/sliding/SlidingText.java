package playground.puzzles.sliding;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import playground.engine.InvalidStateException;
import playground.engine.table.Nibbles;

/**
 * How positions are written: row by row, the gap as 0. Up to 3 by 3 a cell is one digit, so nothing need stand between
 * them ({@code 123456780}); from 4 by 4 on numbers are separated ({@code 1.2.3.4.5…}). Read are also an x for the gap,
 * and white space, commas, dots and slashes anywhere between cells, so that every judge's way of writing is understood.
 */
final class SlidingText {
    /** The bundle of the texts that boards of all sizes share. */
    static final String TEXTS = "sliding";

    private static final Pattern BETWEEN = Pattern.compile("[\\s,./]+");
    private static final int LONGEST_QUOTATION = 40;
    private static final int NONE = -1;

    private final int cells;
    private final boolean oneSymbolEach;

    SlidingText(SquareBoard board) {
        cells = board.cells();
        oneSymbolEach = cells <= 10;
    }

    String format(long state) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells; cell++) {
            text.append(cell == 0 || oneSymbolEach ? "" : ".").append(Nibbles.get(state, cell));
        }
        return text.toString();
    }

    long parse(String text) {
        List<String> written = written(text).toList();
        long state = 0;
        int seen = 0;
        int twice = NONE;
        for (int cell = 0; cell < written.size(); cell++) {
            int tile = tile(written.get(cell));
            state |= cell < cells ? Nibbles.at(cell, tile) : 0;
            twice = twice == NONE && (seen >> tile & 1) != 0 ? tile : twice;
            seen |= 1 << tile;
        }
        if (written.size() != cells) {
            throw fault("fault.count", written.size(), cells - 1);
        }
        if (twice != NONE) {
            throw twice(twice, Integer.numberOfTrailingZeros(~seen));
        }
        return state;
    }

    /** What stands for each cell. */
    private Stream<String> written(String text) {
        if (oneSymbolEach) {
            return BETWEEN.matcher(text).replaceAll("").codePoints().mapToObj(Character::toString);
        }
        return BETWEEN.splitAsStream(text).filter(token -> !token.isEmpty());
    }

    private int tile(String token) {
        if (token.equalsIgnoreCase("x")) {
            return 0;
        }
        boolean number = token.length() <= 2 && token.chars().allMatch(symbol -> symbol >= '0' && symbol <= '9');
        if (!number || Integer.parseInt(token) >= cells) {
            String shown = token.length() <= LONGEST_QUOTATION ? token : token.substring(0, LONGEST_QUOTATION) + "…";
            throw fault("fault.symbol", shown, cells - 1);
        }
        return Integer.parseInt(token);
    }

    private static InvalidStateException twice(int tile, int missing) {
        if (tile == 0) {
            return fault("fault.twice.gap", missing);
        }
        return missing == 0 ? fault("fault.no-gap", tile) : fault("fault.twice", tile, missing);
    }

    private static InvalidStateException fault(String key, Object... arguments) {
        return new InvalidStateException(TEXTS, key, arguments);
    }
}
