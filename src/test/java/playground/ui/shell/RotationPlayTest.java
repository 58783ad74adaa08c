package playground.ui.shell;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/** The Rotation Game in the window. */
class RotationPlayTest extends PlayContract {
    @Start
    void start(Stage stage) {
        open(stage, "rotation-game", "132131321123231212322313");
    }

    @Override
    List<KeyCode> twoMoves() {
        return List.of(KeyCode.A, KeyCode.C);
    }

    @Test
    void everyLetterIsAMove() {
        window.untilReady();
        for (String letter : List.of("A", "B", "C", "D", "E", "F", "G", "H")) {
            long before = state();
            window.hand.type(KeyCode.getKeyCode(letter));
            assertShown(after(before, letter), "key " + letter);
        }
    }

    @Test
    void everyButtonIsAMove() {
        window.untilReady();
        List<Node> buttons = shown(".move-button");
        for (int move = 0; move < 8; move++) {
            long before = state();
            window.hand.click(buttons.get(move));
            assertShown(window.puzzle.apply(before, move), "button " + move);
        }
    }

    /** The left column up by its first block, the upper row to the right by its last; and a drag that is too short. */
    @Test
    void aLineDraggedFarEnoughIsMoved() {
        window.untilReady();
        Bounds grid = onScreen(window.boardNode().lookup(".rotation-blocks"));
        double pitch = grid.getWidth() / 7;
        long before = state();
        drag(grid.getMinX() + 2.4 * pitch, grid.getMinY() + 0.4 * pitch, 0, -0.7 * pitch);
        assertShown(after(before, "A"), "dragged up");
        drag(grid.getMinX() + 6.4 * pitch, grid.getMinY() + 2.4 * pitch, 0.7 * pitch, 0);
        assertShown(after(after(before, "A"), "C"), "dragged to the right");
        drag(grid.getMinX() + 6.4 * pitch, grid.getMinY() + 2.4 * pitch, 0.2 * pitch, 0);
        assertShown(after(after(before, "A"), "C"), "not dragged far enough");
    }
}
