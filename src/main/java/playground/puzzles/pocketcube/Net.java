package playground.puzzles.pocketcube;

import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import playground.puzzles.pocketcube.Face.Vector;

/**
 * A cube unfolded into the plane, drawn with two symbols by two for each face and spaces or dots around them. Any net
 * that folds to a cube is taken, in any place of the lines; the first face of the first row becomes U. Three usual ones:
 *
 * <pre>
 *     UU             UU              UU
 *     UU             UU              UU
 *   LLFFRR         LLFFRRBB          FF
 *   LLFFRR         LLFFRRBB          FF
 *     DD             DD            LLDDRR
 *     DD             DD            LLDDRR
 *     BB                             BB
 *     BB                             BB
 * </pre>
 */
public final class Net {
    private static final int FACES = Face.COUNT;

    private final List<String> lines;
    private final int left;
    private final int[] symbols = new int[Sticker.COUNT];
    private final Set<Face> folded = EnumSet.noneOf(Face.class);

    private Net(List<String> lines, int left) {
        this.lines = lines;
        this.left = left;
    }

    /** A face of the net, and which way it lies once it is folded. */
    private record Laid(int row, int column, Vector normal, Vector right, Vector down) {
        Laid above() {
            return new Laid(row - 2, column, down.times(-1), right, normal);
        }

        Laid below() {
            return new Laid(row + 2, column, down, right, normal.times(-1));
        }

        Laid before() {
            return new Laid(row, column - 2, right.times(-1), normal, down);
        }

        Laid after() {
            return new Laid(row, column + 2, right, normal.times(-1), down);
        }
    }

    /**
     * Folds a net.
     *
     * @param lines at least six, with the blanks at their beginnings
     * @return [sticker]: the symbol, in the order of {@link Sticker}; null where the lines are no net
     */
    public static int[] fold(List<String> lines) {
        List<String> drawn =
                closedUp(lines.stream().filter(line -> !line.isBlank()).toList());
        int left = drawn.stream().mapToInt(Net::firstSymbol).min().orElse(0);
        if (drawn.size() < FACES || left == Integer.MAX_VALUE) {
            return null;
        }
        Net net = new Net(drawn, left);
        int first = firstSymbol(drawn.get(0));
        Queue<Laid> queue = new ArrayDeque<>();
        queue.add(new Laid(0, first - left, Face.U.normal(), Face.U.right(), Face.U.down()));
        while (!queue.isEmpty()) {
            Laid laid = queue.remove();
            if (net.isFace(laid) && net.folded.add(Face.of(laid.normal()))) {
                net.read(laid);
                queue.addAll(List.of(laid.above(), laid.below(), laid.before(), laid.after()));
            }
        }
        boolean whole = net.folded.size() == FACES && net.countSymbols() == Sticker.COUNT;
        return whole ? net.symbols : null;
    }

    /** The lines without the spaces between symbols, where nowhere two symbols stand side by side. */
    private static List<String> closedUp(List<String> lines) {
        int left = lines.stream().mapToInt(Net::firstSymbol).min().orElse(0);
        for (String line : lines) {
            for (int at = 0; at < line.length(); at++) {
                if (Symbols.isColour(line.charAt(at)) && (at - left) % 2 != 0) {
                    return lines;
                }
            }
        }
        return lines.stream().map(line -> everySecond(line, left % 2)).toList();
    }

    private static String everySecond(String line, int from) {
        StringBuilder kept = new StringBuilder();
        for (int at = from; at < line.length(); at += 2) {
            kept.append(line.charAt(at));
        }
        return kept.toString();
    }

    private static int firstSymbol(String line) {
        for (int at = 0; at < line.length(); at++) {
            if (Symbols.isColour(line.charAt(at))) {
                return at;
            }
        }
        return Integer.MAX_VALUE;
    }

    private long countSymbols() {
        return lines.stream()
                .flatMapToInt(String::chars)
                .filter(symbol -> !Character.isWhitespace(symbol) && symbol != '.')
                .count();
    }

    private boolean isFace(Laid laid) {
        return isColour(laid.row, laid.column)
                && isColour(laid.row, laid.column + 1)
                && isColour(laid.row + 1, laid.column)
                && isColour(laid.row + 1, laid.column + 1);
    }

    private boolean isColour(int row, int column) {
        return Symbols.isColour(symbol(row, column));
    }

    private int symbol(int row, int column) {
        int at = left + column;
        boolean inside =
                row >= 0 && row < lines.size() && at >= 0 && at < lines.get(row).length();
        return inside ? lines.get(row).charAt(at) : ' ';
    }

    private void read(Laid laid) {
        for (int down = 0; down < 2; down++) {
            for (int right = 0; right < 2; right++) {
                Vector corner = laid.normal()
                        .plus(laid.right().times(2 * right - 1))
                        .plus(laid.down().times(2 * down - 1));
                int sticker = Sticker.number(Face.of(laid.normal()), corner);
                symbols[sticker] = symbol(laid.row + down, laid.column + right);
            }
        }
    }
}
