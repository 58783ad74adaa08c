package playground.puzzles.pocketcube;

import java.util.List;

/**
 * The six faces, with their places in space (x to the right, y up, z towards who looks) and in the net of HDU 4801. The
 * order is U, R, F, which the model turns, then the opposite of each.
 */
@SuppressWarnings("ImmutableEnumChecker") // Vectors are records of numbers.
public enum Face {
    /** Up. */
    U(0, new Vector(0, 1, 0), new Vector(1, 0, 0), new Vector(0, 0, 1), 0, 2),
    /** Right. */
    R(1, new Vector(1, 0, 0), new Vector(0, 0, -1), new Vector(0, -1, 0), 2, 4),
    /** Front. */
    F(2, new Vector(0, 0, 1), new Vector(1, 0, 0), new Vector(0, -1, 0), 2, 2),
    /** Down. */
    D(3, new Vector(0, -1, 0), new Vector(1, 0, 0), new Vector(0, 0, -1), 4, 2),
    /** Left. */
    L(4, new Vector(-1, 0, 0), new Vector(0, 0, 1), new Vector(0, -1, 0), 2, 0),
    /** Back, which hangs under D in the net. */
    B(5, new Vector(0, 0, -1), new Vector(1, 0, 0), new Vector(0, 1, 0), 6, 2);

    /** A vector of whole numbers. */
    public record Vector(int x, int y, int z) {
        /** The sum. */
        public Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y, z + other.z);
        }

        /** The vector so many times as long. */
        public Vector times(int factor) {
            return new Vector(factor * x, factor * y, factor * z);
        }

        /** The inner product. */
        public int dot(Vector other) {
            return x * other.x + y * other.y + z * other.z;
        }

        /** The cross product. */
        public Vector cross(Vector other) {
            return new Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
        }

        /** The vector after a quarter turn about an axis, clockwise for who looks against it from outside. */
        public Vector clockwiseAbout(Vector axis) {
            return cross(axis).plus(axis.times(dot(axis)));
        }
    }

    /** How many there are. */
    public static final int COUNT = 6;

    private static final List<Face> ALL = List.of(values());

    private final int number;
    private final Vector normal;
    private final Vector right;
    private final Vector down;
    private final int netRow;
    private final int netColumn;

    Face(int number, Vector normal, Vector right, Vector down, int netRow, int netColumn) {
        this.number = number;
        this.normal = normal;
        this.right = right;
        this.down = down;
        this.netRow = netRow;
        this.netColumn = netColumn;
    }

    /** Its place in the order U, R, F, D, L, B. */
    public int number() {
        return number;
    }

    /** The face of a number. */
    public static Face at(int number) {
        return ALL.get(number);
    }

    /** Outward. */
    public Vector normal() {
        return normal;
    }

    /** The way that is to the right on this face in the net. */
    public Vector right() {
        return right;
    }

    /** The way that is down on this face in the net. */
    public Vector down() {
        return down;
    }

    /** The row of the face's upper stickers in the net of HDU 4801. */
    public int netRow() {
        return netRow;
    }

    /** The column of the face's left stickers in the net of HDU 4801. */
    public int netColumn() {
        return netColumn;
    }

    /** The face that can never be seen together with this one. */
    public Face opposite() {
        return at((number + COUNT / 2) % COUNT);
    }

    /** The face with a normal. */
    public static Face of(Vector normal) {
        for (Face face : ALL) {
            if (face.normal.equals(normal)) {
                return face;
            }
        }
        throw new IllegalArgumentException(normal.toString());
    }
}
