package playground.puzzles.pocketcube;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The goal "as many complete faces as can be had within so many turns" (HDU 4801), a turn being a move as moves are
 * counted. How many faces that is, follows from the start.
 *
 * @param turns how many turns, from 0 to {@link FaceTransforms#MOST_TURNS}
 * @param faces how many faces can be had; {@link #UNKNOWN} without a start
 */
record FacesBudget(int turns, int faces) {
    static final int UNKNOWN = -1;

    /** Where there is no such goal. */
    static final FacesBudget NONE = new FacesBudget(PocketCubeExhibit.NO_BUDGET, UNKNOWN);

    private static final Pattern TEXT = Pattern.compile("most faces in ([0-7])(?: turns?)?(?:: *([01236]))?");

    /** Reads {@code most faces in 5 turns}, also with what that is: {@code most faces in 5 turns: 2}; else {@link #NONE}. */
    static FacesBudget parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            return NONE;
        }
        String faces = matcher.group(2);
        return new FacesBudget(Integer.parseInt(matcher.group(1)), faces == null ? UNKNOWN : Integer.parseInt(faces));
    }

    String format() {
        String most = "most faces in " + turns + (turns == 1 ? " turn" : " turns");
        return isKnown() ? most + ": " + faces : most;
    }

    boolean exists() {
        return turns != PocketCubeExhibit.NO_BUDGET;
    }

    boolean isKnown() {
        return faces != UNKNOWN;
    }

    /** What is to be reached; anything, until it is known. */
    CubeGoal goal() {
        return CubeGoal.faces(Math.max(0, faces));
    }
}
