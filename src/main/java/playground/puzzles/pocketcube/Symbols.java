package playground.puzzles.pocketcube;

import java.util.Arrays;
import java.util.Locale;

/** The symbols of a text that stand for colours. */
final class Symbols {
    private Symbols() {}

    /**
     * Reads 24 letters or digits, in the order of {@link Sticker} or as a {@link Net}; white space, commas and slashes
     * between them do not matter, nor does whether letters are large or small.
     *
     * @throws playground.engine.InvalidStateException naming the fault
     */
    static int[] read(String text) {
        String large = text.toUpperCase(Locale.ROOT);
        int[] folded = Net.fold(large.lines().toList());
        int[] symbols = folded == null ? inOrder(large) : folded;
        if (symbols.length != Sticker.COUNT) {
            throw Colouring.fault("fault.count", symbols.length);
        }
        return symbols;
    }

    private static int[] inOrder(String text) {
        int[] symbols = new int[text.length()];
        int count = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int symbol = text.codePointAt(at);
            if (Character.isWhitespace(symbol) || symbol == ',' || symbol == '/') {
                continue;
            }
            if (!isColour(symbol)) {
                throw Colouring.fault("fault.symbol", Character.toString(symbol));
            }
            symbols[count++] = symbol;
        }
        return Arrays.copyOf(symbols, count);
    }

    static boolean isColour(int symbol) {
        return (symbol >= 'A' && symbol <= 'Z') || (symbol >= '0' && symbol <= '9');
    }
}
