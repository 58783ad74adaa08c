package playground.ui.shell;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;

/** Sliding tiles four by four in the window: hints and solutions come from searches there, since no table holds it. */
class FifteenPlayTest extends PlayContract {
    @Start
    void start(Stage stage) {
        open(stage, "tiles4", "1 3 0 6 5 2 7 4 9 10 11 8 13 14 15 12");
    }

    @Override
    List<KeyCode> twoMoves() {
        boolean up = after(state(), "U") != Puzzle.NO_STATE;
        return up ? List.of(KeyCode.UP, KeyCode.DOWN) : List.of(KeyCode.DOWN, KeyCode.UP);
    }
}
