package playground.puzzles.pocketcube.ui;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import playground.puzzles.pocketcube.Face;
import playground.ui.board.PuzzleKit.KeyMeaning;

/**
 * The keys of the cube: U R F D L B turn the face that is seen there clockwise, with Shift anticlockwise; 2 before the
 * letter makes it a half turn, which is one move or two, as moves are counted.
 */
final class TurnKeys {
    /** Turns a face as it is seen. */
    @FunctionalInterface
    interface Turner {
        void turn(Face seen, int quarters);
    }

    private static final List<Face> ORDER = List.of(Face.U, Face.R, Face.F, Face.D, Face.L, Face.B);

    private final Turner turner;
    /** Whether 2 was the last key. */
    private boolean half;

    TurnKeys(Turner turner) {
        this.turner = turner;
    }

    /** What the list of keys says of them. */
    static List<KeyMeaning> meanings() {
        return Stream.concat(
                        ORDER.stream().map(face -> new KeyMeaning(List.of(face.name()), "turn.key." + face.number())),
                        Stream.of(
                                new KeyMeaning(List.of("Shift+U", "…"), "turn.key.shift"),
                                new KeyMeaning(List.of("2 U", "…"), "turn.key.half")))
                .toList();
    }

    /** Whether the key is one of these; then it is done. */
    boolean press(KeyEvent key, boolean halfTurnsCount) {
        if (key.getCode().isModifierKey()) {
            // Shift is pressed between 2 and a letter.
            return false;
        }
        boolean afterTwo = half;
        half = key.getCode() == KeyCode.DIGIT2 || key.getCode() == KeyCode.NUMPAD2;
        for (Face face : ORDER) {
            if (face.name().equals(key.getCode().getName())) {
                turn(face, key.isShiftDown() ? -1 : 1, afterTwo, halfTurnsCount);
                return true;
            }
        }
        return half;
    }

    private void turn(Face face, int quarters, boolean afterTwo, boolean halfTurnsCount) {
        if (afterTwo && halfTurnsCount) {
            turner.turn(face, 2);
            return;
        }
        if (afterTwo) {
            turner.turn(face, quarters);
        }
        turner.turn(face, quarters);
    }
}
