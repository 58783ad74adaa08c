package playground.puzzles.pocketcube;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;

/**
 * What is to be reached: one position, or any with so many complete faces.
 *
 * @param faces how many faces must be complete: all of the solved cube; 0 where another position is wanted, or any will do
 * @param state the position wanted, or {@link Puzzle#NO_STATE} where faces count
 */
record CubeGoal(int faces, long state) {
    static final CubeGoal SOLVED = new CubeGoal(Face.COUNT, Cube.SOLVED);

    private static final String SOLVED_TEXT = "solved";
    private static final Pattern FACES = Pattern.compile("([1236]) ?(faces?)?");

    /** At least so many complete faces: 0, 1, 2 or 3; 6 is the solved cube. */
    static CubeGoal faces(int count) {
        return count == Face.COUNT ? SOLVED : new CubeGoal(count, Puzzle.NO_STATE);
    }

    static CubeGoal of(long state) {
        return new CubeGoal(0, state);
    }

    /**
     * Reads {@code solved}, {@code 2 faces}, or a position.
     *
     * @throws InvalidStateException naming the fault
     */
    static CubeGoal parse(String text) {
        String plain = text.strip();
        Matcher counted = FACES.matcher(plain);
        if (counted.matches()) {
            return faces(Integer.parseInt(counted.group(1)));
        }
        if (plain.equals(SOLVED_TEXT)) {
            return SOLVED;
        }
        if (plain.length() < Sticker.COUNT) {
            throw new InvalidStateException(PocketCubeExhibit.ID, "fault.goal", plain);
        }
        return of(Colouring.parse(plain));
    }

    String format() {
        if (state == Puzzle.NO_STATE) {
            return faces == 1 ? "1 face" : faces + " faces";
        }
        return state == Cube.SOLVED ? SOLVED_TEXT : Colouring.format(state);
    }

    boolean contains(long position) {
        return state == Puzzle.NO_STATE ? Cube.completeFaces(position) >= faces : position == state;
    }

    /** Every position that is one. */
    long[] states() {
        if (state != Puzzle.NO_STATE) {
            return new long[] {state};
        }
        long[] found = new long[faces == 0 ? Cube.RANKING.size() : 1 << 15];
        int count = 0;
        for (int placement = 0; placement < Corners.PLACEMENTS; placement++) {
            for (int twist = 0; twist < Corners.TWISTS && mayContain(placement); twist++) {
                if (contains(Cube.of(placement, twist))) {
                    found[count++] = Cube.of(placement, twist);
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private boolean mayContain(int placement) {
        return faces == 0 || Cube.mayHaveCompleteFaces(placement);
    }
}
