package playground.puzzles.pocketcube;

import java.util.Arrays;
import playground.engine.Ranking;
import playground.engine.table.Nibbles;
import playground.engine.table.PairMoves;

/**
 * A position in a {@code long}: the number of the corners' placement above ten bits with the number of their twists (see
 * {@link Corners}). Everything that can be read off it.
 */
public final class Cube {
    /** The solved cube. */
    public static final long SOLVED = of(Corners.placement(0x76543210L), 0);

    /** Numbers all 3,674,160 positions. */
    public static final Ranking RANKING = new Ranking() {
        @Override
        public int size() {
            return Corners.PLACEMENTS * Corners.TWISTS;
        }

        @Override
        public int rank(long state) {
            return placement(state) * Corners.TWISTS + twist(state);
        }

        @Override
        public long unrank(int index) {
            return of(index / Corners.TWISTS, index % Corners.TWISTS);
        }
    };

    private static final int TWIST_BITS = 10;
    private static final int TWIST_MASK = (1 << TWIST_BITS) - 1;
    private static final int FACES = Face.COUNT;
    private static final int IMPOSSIBLE = -1;

    /** [face]: the bits of the four twists that a face depends on. */
    private static final int[] FACE_TWISTS = new int[FACES];

    /** [FACES * placement + face]: these twists where the face is complete; {@link #IMPOSSIBLE} where it cannot be. */
    private static final int[] COMPLETE = complete();

    private Cube() {}

    /** The moves of a metric between the numbers of positions. */
    public static PairMoves moves(Metric metric) {
        int[][] placements = new int[metric.moves()][Corners.PLACEMENTS];
        int[][] twists = new int[metric.moves()][Corners.TWISTS];
        for (int move = 0; move < metric.moves(); move++) {
            int number = move;
            Arrays.setAll(placements[move], placement -> Corners.placementAfter(placement, number));
            Arrays.setAll(twists[move], twist -> Corners.twistAfter(twist, number));
        }
        return new PairMoves(placements, twists);
    }

    static long of(int placement, int twist) {
        return (long) placement << TWIST_BITS | twist;
    }

    static int placement(long state) {
        return (int) (state >> TWIST_BITS);
    }

    static int twist(long state) {
        return (int) state & TWIST_MASK;
    }

    static long after(long state, int move) {
        return of(Corners.placementAfter(placement(state), move), Corners.twistAfter(twist(state), move));
    }

    /** The place where the sticker now in a place is at home. */
    public static int home(long state, int sticker) {
        int place = Corners.placeOf(sticker);
        int corner = Nibbles.get(Corners.corners(placement(state)), place);
        int twist = Corners.twists(twist(state)) >> (2 * place) & 3;
        return Corners.sticker(corner, (Corners.sideOf(sticker) - twist + 3) % 3);
    }

    /** The face whose colour a sticker has. */
    public static Face colour(long state, int sticker) {
        return Sticker.at(home(state, sticker)).face();
    }

    /** Whether a face shows one colour only. */
    public static boolean isComplete(long state, Face face) {
        int number = face.number();
        return (Corners.twists(twist(state)) & FACE_TWISTS[number]) == COMPLETE[FACES * placement(state) + number];
    }

    /** How many faces show one colour only: 0, 1, 2, 3 or 6. */
    public static int completeFaces(long state) {
        int twists = Corners.twists(twist(state));
        int first = FACES * placement(state);
        int count = 0;
        for (int face = 0; face < FACES; face++) {
            if ((twists & FACE_TWISTS[face]) == COMPLETE[first + face]) {
                count++;
            }
        }
        return count;
    }

    /** Whether a placement leaves a face that some twists make complete. */
    static boolean mayHaveCompleteFaces(int placement) {
        for (int face = 0; face < FACES; face++) {
            if (COMPLETE[FACES * placement + face] != IMPOSSIBLE) {
                return true;
            }
        }
        return false;
    }

    /**
     * A face is complete where the four corners on it have a colour in common and that colour is outward: in a placement
     * at most one colour can, and then each corner's twist is known.
     */
    private static int[] complete() {
        int[] complete = new int[FACES * Corners.PLACEMENTS];
        for (Face face : Face.values()) {
            int[] stickers = Sticker.of(face);
            for (int sticker : stickers) {
                FACE_TWISTS[face.number()] |= 3 << (2 * Corners.placeOf(sticker));
            }
            for (int placement = 0; placement < Corners.PLACEMENTS; placement++) {
                int needed = IMPOSSIBLE;
                for (Face colour : Face.values()) {
                    needed = Math.max(needed, twistsNeeded(placement, stickers, colour));
                }
                complete[FACES * placement + face.number()] = needed;
            }
        }
        return complete;
    }

    private static int twistsNeeded(int placement, int[] stickers, Face colour) {
        int twists = 0;
        for (int sticker : stickers) {
            int place = Corners.placeOf(sticker);
            int corner = Nibbles.get(Corners.corners(placement), place);
            int side = sideWith(corner, colour);
            int twist = (Corners.sideOf(sticker) - side + 3) % 3;
            // The corner DBL is never twisted.
            if (side < 0 || (place == Corners.DBL && twist != 0)) {
                return IMPOSSIBLE;
            }
            twists |= twist << (2 * place);
        }
        return twists;
    }

    private static int sideWith(int corner, Face colour) {
        for (int side = 0; side < 3; side++) {
            if (Sticker.at(Corners.sticker(corner, side)).face() == colour) {
                return side;
            }
        }
        return IMPOSSIBLE;
    }
}
