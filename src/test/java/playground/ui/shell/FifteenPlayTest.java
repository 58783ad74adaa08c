package playground.ui.shell;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.puzzles.sliding.ui.SlidingKit;

/** Sliding tiles four by four in the window: hints and solutions come from searches there, since no table holds it. */
class FifteenPlayTest extends PlayContract {
    /** One for all tests, so that its tables are built once. */
    private static final SlidingKit KIT = new SlidingKit(4);

    @Start
    void start(Stage stage) {
        open(stage, KIT, "1 3 0 6 5 2 7 4 9 10 11 8 13 14 15 12");
    }

    @Override
    List<KeyCode> twoMoves() {
        boolean up = after(state(), "U") != Puzzle.NO_STATE;
        return up ? List.of(KeyCode.UP, KeyCode.DOWN) : List.of(KeyCode.DOWN, KeyCode.UP);
    }
}
