package playground.ui.shell;

import static playground.ui.shell.FxTest.fx;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;

/** Sliding tiles in the window. */
class SlidingPlayTest extends PlayContract {
    @Start
    void start(Stage stage) {
        open(stage, "tiles3", "123405678");
    }

    /** Wherever the gap is, one of the two slides and leaves room for the other way. */
    @Override
    List<KeyCode> twoMoves() {
        boolean up = after(state(), "U") != Puzzle.NO_STATE;
        return up ? List.of(KeyCode.UP, KeyCode.DOWN) : List.of(KeyCode.DOWN, KeyCode.UP);
    }

    private Node tile(int number) {
        return fx(() -> window.boardNode().lookupAll(".sliding-tile").stream()
                .filter(tile -> ((Text) tile.lookup(".digit")).getText().equals(Integer.toString(number)))
                .findFirst()
                .orElseThrow());
    }

    private void assertPosition(String expected, String how) {
        assertShown(window.puzzle.parse(expected), how);
    }

    @Test
    void arrowsAndLettersSlideTiles() {
        window.untilReady();
        window.hand.type(KeyCode.UP);
        assertPosition("123475608", "up");
        window.hand.type(KeyCode.RIGHT);
        assertPosition("123475068", "to the right");
        window.hand.type(KeyCode.RIGHT);
        assertPosition("123475068", "nothing there");
        window.hand.type(KeyCode.D);
        assertPosition("123075468", "down");
        window.hand.type(KeyCode.L);
        assertPosition("123705468", "to the left");
    }

    @Test
    void tilesGoByClickAndByDrag() {
        window.untilReady();
        window.hand.click(tile(7));
        assertPosition("123475608", "one clicked");
        window.hand.click(tile(2));
        assertPosition("103425678", "two of a column clicked");
        window.hand.click(tile(6));
        assertPosition("103425678", "one that cannot go");
        double pitch = onScreen(tile(1)).getWidth() * 1.06;
        Bounds three = onScreen(tile(3));
        drag(three.getCenterX(), three.getCenterY(), -0.7 * pitch, 0);
        assertPosition("130425678", "dragged");
        Bounds eight = onScreen(tile(8));
        drag(eight.getCenterX(), eight.getCenterY(), 0, -0.7 * pitch);
        assertPosition("135428670", "two dragged");
    }
}
