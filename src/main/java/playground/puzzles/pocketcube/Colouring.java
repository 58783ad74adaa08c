package playground.puzzles.pocketcube;

import java.util.Arrays;
import java.util.List;
import playground.engine.InvalidStateException;

/**
 * Reads and writes cubes as 24 colours in the order of {@link Sticker}, or as a {@link Net}. Colours are any six letters
 * or digits. There are no centres, so any scheme of colours is taken, and the colours of D, L and B are those of the
 * corner DBL, which never moves. Which colours are opposite follows from the corners: opposite ones never meet.
 *
 * <p>Written in the usual scheme: white up, yellow down, green in front, blue behind, red right, orange left.
 */
public final class Colouring {
    /** The letters of the colours of U, R, F, D, L, B in the usual scheme. */
    static final String USUAL = "WRGYOB";

    private static final int COLOURS = 6;
    private static final int PER_COLOUR = 4;
    private static final int SIDES = 3;

    /** The three pairs of opposite colours, as the six colours in a row, for each of the fifteen ways to pair them. */
    private static final List<int[]> PAIRINGS = PairsOfSix.all();

    private Colouring() {}

    /** A cube as 24 letters of the usual scheme. */
    static String format(long state) {
        StringBuilder text = new StringBuilder(Sticker.COUNT);
        for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
            text.append(USUAL.charAt(Cube.colour(state, sticker).number()));
        }
        return text.toString();
    }

    /**
     * Reads a cube.
     *
     * @throws InvalidStateException naming the fault
     */
    public static long parse(String text) {
        int[] symbols = Symbols.read(text);
        int[] names = Arrays.stream(symbols).distinct().sorted().toArray();
        checkCounts(symbols, names);
        // The usual colours in their own order, so that of several ways to pair them the usual comes first.
        int[] usual = USUAL.chars().toArray();
        boolean named = Arrays.equals(names, USUAL.chars().sorted().toArray());
        int[] order = named ? usual : names;
        int[] colours = new int[Sticker.COUNT];
        for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
            colours[sticker] = indexOf(order, symbols[sticker]);
        }
        return new Reader(colours, order, named).state();
    }

    private static int indexOf(int[] values, int wanted) {
        for (int index = 0; index < values.length; index++) {
            if (values[index] == wanted) {
                return index;
            }
        }
        return -1;
    }

    private static void checkCounts(int[] symbols, int[] names) {
        for (int name : names) {
            long count = Arrays.stream(symbols).filter(symbol -> symbol == name).count();
            if (count != PER_COLOUR) {
                throw fault("fault.colour-count", Character.toString(name), count);
            }
        }
    }

    static InvalidStateException fault(String key, Object... arguments) {
        return new InvalidStateException(PocketCubeExhibit.ID, key, arguments);
    }

    /** One reading of colours that are there four times each. */
    private static final class Reader {
        private final int[] colours;
        private final int[] order;
        private final boolean named;
        private final int[] face = new int[COLOURS];

        /**
         * A reading.
         *
         * @param colours [sticker]: a number from 0 to 5
         * @param order [number]: the symbol of that colour
         * @param named whether the numbers are those of the usual colours, which have names
         */
        Reader(int[] colours, int[] order, boolean named) {
            this.colours = colours;
            this.order = order;
            this.named = named;
        }

        private int colour(int place, int side) {
            return colours[Corners.sticker(place, side)];
        }

        long state() {
            for (int place = 0; place < Corners.COUNT; place++) {
                checkThreeColours(place);
            }
            int[] opposite = opposites();
            for (int side = 0; side < SIDES; side++) {
                int here = Sticker.at(Corners.sticker(Corners.DBL, side)).face().number();
                int colour = colour(Corners.DBL, side);
                face[colour] = here;
                face[opposite[colour]] = (here + SIDES) % COLOURS;
            }
            return placed();
        }

        private void checkThreeColours(int place) {
            for (int side = 0; side < SIDES; side++) {
                if (colour(place, side) == colour(place, (side + 1) % SIDES)) {
                    throw colourFault("fault.corner-one-colour", place, colour(place, side), colour(place, side));
                }
            }
        }

        private InvalidStateException colourFault(String key, int place, int one, int other) {
            return named
                    ? fault(key + ".named", place, one, other)
                    : fault(key, place, Character.toString(order[one]), Character.toString(order[other]));
        }

        /** [colour]: the opposite one, by the pairing that the fewest corners contradict; none must. */
        private int[] opposites() {
            int fewest = Integer.MAX_VALUE;
            int[] best = {};
            for (int[] pairing : PAIRINGS) {
                int contradictions = 0;
                for (int place = 0; place < Corners.COUNT; place++) {
                    contradictions += sideNextToOpposite(place, pairing) < 0 ? 0 : 1;
                }
                if (contradictions < fewest) {
                    fewest = contradictions;
                    best = pairing;
                }
            }
            for (int place = 0; place < Corners.COUNT; place++) {
                int side = sideNextToOpposite(place, best);
                if (side >= 0) {
                    throw colourFault("fault.opposite", place, colour(place, side), best[colour(place, side)]);
                }
            }
            return best;
        }

        /** A side of a corner the opposite of whose colour is on the corner too; -1 where there is none. */
        private int sideNextToOpposite(int place, int[] opposite) {
            for (int side = 0; side < SIDES; side++) {
                if (opposite[colour(place, side)] == colour(place, (side + 1) % SIDES)) {
                    return side;
                }
            }
            return -1;
        }

        private long placed() {
            long corners = 0;
            int twists = 0;
            int sum = 0;
            int[] placeOf = new int[Corners.COUNT];
            Arrays.fill(placeOf, -1);
            for (int place = 0; place < Corners.COUNT; place++) {
                int corner = cornerIn(place);
                if (placeOf[corner] >= 0) {
                    throw cornerFault("fault.corner-twice", placeOf[corner], place);
                }
                placeOf[corner] = place;
                int twist = twistIn(place);
                sum += twist;
                corners |= (long) corner << (4 * place);
                twists |= twist << (2 * place);
            }
            for (int place = 0; place < Corners.COUNT; place++) {
                checkNotMirrored(place, (int) (corners >> (4 * place) & 7), twists >> (2 * place) & 3);
            }
            if (sum % SIDES != 0) {
                throw fault("fault.twist");
            }
            return Cube.of(Corners.placement(corners), Corners.twist(twists));
        }

        private InvalidStateException cornerFault(String key, int first, int second) {
            return fault(key, first, second);
        }

        /** The corner with these colours: they are of three pairs, so there is one. */
        private int cornerIn(int place) {
            int faces = 0;
            for (int side = 0; side < SIDES; side++) {
                faces |= 1 << face[colour(place, side)];
            }
            for (int corner = 0; corner < Corners.COUNT; corner++) {
                int home = 0;
                for (int side = 0; side < SIDES; side++) {
                    home |= 1
                            << Sticker.at(Corners.sticker(corner, side)).face().number();
                }
                if (home == faces) {
                    return corner;
                }
            }
            throw new IllegalStateException("a corner has opposite colours");
        }

        private int twistIn(int place) {
            int twist = 0;
            while (face[colour(place, twist)] % SIDES != Face.U.number()) {
                twist++;
            }
            return twist;
        }

        private void checkNotMirrored(int place, int corner, int twist) {
            int next = Sticker.at(Corners.sticker(corner, 1)).face().number();
            if (face[colour(place, (twist + 1) % SIDES)] != next) {
                throw fault("fault.mirrored", place);
            }
        }
    }
}
