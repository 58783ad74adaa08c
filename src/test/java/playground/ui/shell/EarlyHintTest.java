package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.until;

import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.puzzles.pancake.ui.PancakesKit;
import playground.ui.OnScreen;
import playground.ui.board.Hint.Rung;

/** Who asks for a hint at once, while the distances are still being worked out, gets it as soon as they are there. */
@OnScreen
class EarlyHintTest {
    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, new PancakesKit(), "7654312", settings -> {});
        // What the background has worked out comes to this thread later, however soon it is done.
        assertThat(window.game().valuesProperty().get()).isNull();
        window.game().askForHint();
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void theHintComesWithTheDistances() {
        until("the hint", () -> window.game().hintProperty().get().tells(Rung.DISTANCE));
        assertThat(window.isShown("#hint-sentence")).isTrue();
    }
}
