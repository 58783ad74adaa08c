package playground.puzzles.pocketcube;

import playground.engine.table.Nibbles;
import playground.engine.table.PlacementRanking;
import playground.puzzles.pocketcube.Face.Vector;

/**
 * The cube as its eight corners: which stands where, and how far it is twisted. A turn of D, L or B is a turn of U, R or
 * F and of the whole cube; so the corner DBL never moves, and 7! placements and 3^6 twists of the others are all
 * positions there are. The places are, and the corner at home in each has the same number:
 *
 * <pre>
 *   0 URF   1 UFL   2 ULB   3 UBR   4 DFR   5 DLF   6 DRB   7 DBL
 * </pre>
 *
 * A corner's three stickers are counted clockwise from the one at home on U or D; its twist is the number, counted
 * likewise in its place, of where that sticker is. The last of the free corners has the twist that makes the sum 0
 * modulo 3.
 *
 * <p>Placements and twists turn independently, by one look-up each.
 */
final class Corners {
    static final int COUNT = 8;
    static final int DBL = 7;
    static final int PLACEMENTS = 5040;
    static final int TWISTS = 729;
    static final int QUARTER_TURNS = 6;
    static final int MOVES = 9;

    private static final int FREE = 7;
    private static final PlacementRanking RANKING = new PlacementRanking(FREE, 1, 2, 3, 4, 5, 6, 7);

    /** [corner]: its three stickers' places at home, clockwise from the one on U or D. */
    private static final int[][] STICKERS = stickers();

    /** [placement]: the corner in each place, a nibble a place. */
    private static final long[] CORNERS = new long[PLACEMENTS];
    /** [twist]: the twist in each place, two bits a place. */
    private static final int[] TURNS = new int[TWISTS];

    /** [move][placement] and [move][twist]: after the move. */
    private static final short[][] PLACEMENT_AFTER = new short[MOVES][PLACEMENTS];

    private static final short[][] TWIST_AFTER = new short[MOVES][TWISTS];

    static {
        for (int placement = 0; placement < PLACEMENTS; placement++) {
            // The ranking knows no tile 0, so corners are one higher there.
            long board = RANKING.unrank(placement);
            long corners = Nibbles.at(DBL, DBL);
            for (int place = 0; place < FREE; place++) {
                corners |= Nibbles.at(place, Nibbles.get(board, place) - 1);
            }
            CORNERS[placement] = corners;
        }
        for (int twist = 0; twist < TWISTS; twist++) {
            TURNS[twist] = unpacked(twist);
        }
        for (int turn = 0; turn < QUARTER_TURNS; turn += 2) {
            fill(turn, Sticker.turn(Face.at(turn / 2)));
            for (int place = 0; place < PLACEMENTS; place++) {
                int half = PLACEMENT_AFTER[turn][PLACEMENT_AFTER[turn][place]];
                PLACEMENT_AFTER[QUARTER_TURNS + turn / 2][place] = (short) half;
                PLACEMENT_AFTER[turn + 1][place] = PLACEMENT_AFTER[turn][half];
            }
            for (int twist = 0; twist < TWISTS; twist++) {
                int half = TWIST_AFTER[turn][TWIST_AFTER[turn][twist]];
                TWIST_AFTER[QUARTER_TURNS + turn / 2][twist] = (short) half;
                TWIST_AFTER[turn + 1][twist] = TWIST_AFTER[turn][half];
            }
        }
    }

    private Corners() {}

    private static int[][] stickers() {
        Face[][] faces = {
            {Face.U, Face.R, Face.F}, {Face.U, Face.F, Face.L}, {Face.U, Face.L, Face.B}, {Face.U, Face.B, Face.R},
            {Face.D, Face.F, Face.R}, {Face.D, Face.L, Face.F}, {Face.D, Face.R, Face.B}, {Face.D, Face.B, Face.L},
        };
        int[][] stickers = new int[COUNT][3];
        for (int corner = 0; corner < COUNT; corner++) {
            Vector place = new Vector(0, 0, 0);
            for (Face face : faces[corner]) {
                place = place.plus(face.normal());
            }
            for (int side = 0; side < 3; side++) {
                stickers[corner][side] = Sticker.number(faces[corner][side], place);
            }
        }
        return stickers;
    }

    private static int unpacked(int twist) {
        int bits = 0;
        int sum = 0;
        int rest = twist;
        for (int place = 0; place < FREE - 1; place++) {
            bits |= rest % 3 << (2 * place);
            sum += rest % 3;
            rest /= 3;
        }
        return bits | (18 - sum) % 3 << (2 * (FREE - 1));
    }

    private static int packed(int bits) {
        int twist = 0;
        for (int place = FREE - 2; place >= 0; place--) {
            twist = 3 * twist + (bits >> (2 * place) & 3);
        }
        return twist;
    }

    /** Fills in what a clockwise turn does, from where it carries the stickers. */
    private static void fill(int turn, int[] to) {
        int[] from = new int[COUNT];
        int[] twisted = new int[COUNT];
        for (int place = 0; place < COUNT; place++) {
            int sticker = to[STICKERS[place][0]];
            int newPlace = placeOf(sticker);
            from[newPlace] = place;
            twisted[newPlace] = sideOf(sticker);
        }
        for (int placement = 0; placement < PLACEMENTS; placement++) {
            PLACEMENT_AFTER[turn][placement] = (short) placement(Nibbles.permute(CORNERS[placement], from));
        }
        for (int twist = 0; twist < TWISTS; twist++) {
            int bits = 0;
            for (int place = 0; place < FREE; place++) {
                bits |= ((TURNS[twist] >> (2 * from[place]) & 3) + twisted[place]) % 3 << (2 * place);
            }
            TWIST_AFTER[turn][twist] = (short) packed(bits);
        }
    }

    static int placeOf(int sticker) {
        for (int place = 0; place < COUNT; place++) {
            for (int side : STICKERS[place]) {
                if (side == sticker) {
                    return place;
                }
            }
        }
        throw new IllegalArgumentException("no sticker " + sticker);
    }

    /** Which of its corner's stickers is at a place: 0 for those on U and D. */
    static int sideOf(int sticker) {
        int[] sides = STICKERS[placeOf(sticker)];
        return sides[0] == sticker ? 0 : sides[1] == sticker ? 1 : 2;
    }

    /** The place of a corner's sticker. */
    static int sticker(int place, int side) {
        return STICKERS[place][side];
    }

    /** The number of a placement of corners, a nibble a place. */
    static int placement(long corners) {
        long board = 0;
        for (int place = 0; place < FREE; place++) {
            board |= Nibbles.at(place, Nibbles.get(corners, place) + 1);
        }
        return RANKING.rank(board);
    }

    /** The number of twists, two bits a place. */
    static int twist(int bits) {
        return packed(bits);
    }

    /** The corners of a placement, a nibble a place. */
    static long corners(int placement) {
        return CORNERS[placement];
    }

    /** The twists of a number, two bits a place; 0 for DBL. */
    static int twists(int twist) {
        return TURNS[twist];
    }

    static int placementAfter(int placement, int move) {
        return PLACEMENT_AFTER[move][placement];
    }

    static int twistAfter(int twist, int move) {
        return TWIST_AFTER[move][twist];
    }

    /** The move that takes a move back. */
    static int inverse(int move) {
        return move < QUARTER_TURNS ? move ^ 1 : move;
    }

    /** How many quarters a move turns its face clockwise. */
    static int quarters(int move) {
        return move >= QUARTER_TURNS ? 2 : move % 2 == 0 ? 1 : 3;
    }

    /** The face that a move turns. */
    static int face(int move) {
        return move < QUARTER_TURNS ? move >> 1 : move - QUARTER_TURNS;
    }
}
