package playground.puzzles.pocketcube;

import java.util.ArrayList;
import java.util.List;
import playground.puzzles.pocketcube.Face.Vector;

/**
 * A place for a sticker. The numbering is HDU 4801's, which goes through its net row by row:
 *
 * <pre>
 *          0  1               U
 *          2  3
 *    4  5  6  7  8  9       L F R
 *   10 11 12 13 14 15
 *         16 17               D
 *         18 19
 *         20 21               B
 *         22 23
 * </pre>
 *
 * @param face where it is
 * @param corner the corner where it is: -1 or 1 for each coordinate
 * @param netRow its row in the net
 * @param netColumn its column in the net
 */
public record Sticker(Face face, Vector corner, int netRow, int netColumn) {
    /** How many there are. */
    public static final int COUNT = 24;

    private static final int NET_ROWS = 8;
    private static final int NET_COLUMNS = 6;

    private static final List<Sticker> ALL = all();

    private static List<Sticker> all() {
        List<Sticker> stickers = new ArrayList<>();
        for (int row = 0; row < NET_ROWS; row++) {
            for (int column = 0; column < NET_COLUMNS; column++) {
                for (Face face : Face.values()) {
                    int down = row - face.netRow();
                    int right = column - face.netColumn();
                    if (down >= 0 && down < 2 && right >= 0 && right < 2) {
                        stickers.add(new Sticker(face, cornerOf(face, right, down), row, column));
                    }
                }
            }
        }
        return List.copyOf(stickers);
    }

    private static Vector cornerOf(Face face, int right, int down) {
        return face.normal()
                .plus(face.right().times(2 * right - 1))
                .plus(face.down().times(2 * down - 1));
    }

    /** The sticker's place of a number. */
    public static Sticker at(int number) {
        return ALL.get(number);
    }

    /** The number of the place on a face at a corner. */
    public static int number(Face face, Vector corner) {
        for (int number = 0; number < COUNT; number++) {
            if (at(number).face == face && at(number).corner.equals(corner)) {
                return number;
            }
        }
        throw new IllegalArgumentException(face + " has no corner " + corner);
    }

    /** The numbers of the four places of a face, in reading order. */
    static int[] of(Face face) {
        return ALL.stream()
                .filter(sticker -> sticker.face == face)
                .mapToInt(ALL::indexOf)
                .toArray();
    }

    /**
     * Where stickers go in a quarter turn of a face, clockwise for who looks at it.
     *
     * @return [place]: the place where its sticker goes
     */
    public static int[] turn(Face turned) {
        int[] to = new int[COUNT];
        for (int number = 0; number < COUNT; number++) {
            Sticker sticker = at(number);
            to[number] = sticker.isIn(turned) ? sticker.turned(turned) : number;
        }
        return to;
    }

    /** Whether a turn of a face carries it. */
    public boolean isIn(Face turned) {
        return corner.dot(turned.normal()) > 0;
    }

    private int turned(Face about) {
        Face newFace = Face.of(face.normal().clockwiseAbout(about.normal()));
        return number(newFace, corner.clockwiseAbout(about.normal()));
    }
}
