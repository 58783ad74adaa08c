package playground.ui.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.puzzles.pancake.ui.PancakesKit;

/**
 * The template puzzle in the window: what a fifth puzzle needs is one folder, its texts and one line where the kits are
 * listed, which here is the line that opens it.
 */
class PancakesPlayTest extends PlayContract {
    @Start
    void start(Stage stage) {
        open(stage, new PancakesKit(), "7654312");
    }

    @Override
    List<KeyCode> twoMoves() {
        return List.of(KeyCode.DIGIT3, KeyCode.DIGIT2);
    }

    @Test
    void buttonsAndDigitsTurnTheStack() {
        window.untilReady();
        List<Node> buttons = shown(".move-button");
        window.hand.click(buttons.get(buttons.size() - 1));
        assertShown(window.puzzle.parse("2134567"), "turned over by its last button");
        window.hand.type(KeyCode.DIGIT2);
        assertShown(window.puzzle.parse("1234567"), "turned over by a digit");
    }
}
