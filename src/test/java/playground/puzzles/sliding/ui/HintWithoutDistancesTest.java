package playground.puzzles.sliding.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.shell.StageExtension;

/** On 4 by 4 there is no table: a hint comes from a search in the background. */
@ExtendWith(StageExtension.class)
class HintWithoutDistancesTest {
    /** 20 moves away. */
    private static final String NEAR = "1 2 4 6 10 9 3 8 5 14 7 12 13 11 15 0";

    /** Far beyond what a test could wait for: 58 moves. */
    private static final String FAR = "12 7 6 15 9 8 10 0 5 1 3 14 2 11 13 4";

    private SlidingStage stage;

    @Start
    void start(Stage window) {
        stage = new SlidingStage(window, 4, NEAR, 640, 640);
    }

    private void await(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                30, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(10_000, condition::getAsBoolean));
    }

    @Test
    void aHintLeadsToTheGoal() throws TimeoutException {
        assertThat(stage.game.valuesProperty().get()).isNull();
        stage.show(stage.game::askForHint);
        await(() -> stage.game.hintProperty().get().tells(Rung.DISTANCE));
        MoveValues values = stage.game.valuesProperty().get();
        assertThat(values.distance()).isEqualTo(20);
        assertThat(values.areAllKnown()).isFalse();
        // From here on every hint is known: two rungs and the move itself, for each move.
        stage.show(() -> {
            for (int presses = 0; presses < 3 + 19 * 4; presses++) {
                stage.game.askForHint();
            }
        });
        assertThat(stage.game.session().isSolved()).isTrue();
        assertThat(stage.game.session().movesPlayed()).isEqualTo(20);
        assertThat(stage.background.jobs()).isEmpty();
    }

    @Test
    void aMoveEndsTheSearch() throws TimeoutException {
        stage.show(() -> {
            stage.game.restart(stage.kit.exhibit(), stage.puzzle.parse(FAR));
            stage.game.askForHint();
            stage.game.askForHint();
        });
        assertThat(stage.background.jobs()).hasSize(1);
        stage.show(() -> {
            for (int move = 0; move < stage.puzzle.moveCount(); move++) {
                stage.game.play(move);
            }
        });
        await(() -> stage.background.jobs().isEmpty());
        assertThat(stage.game.valuesProperty().get()).isNull();
        assertThat(stage.game.hintProperty().get().rung()).isEqualTo(Rung.NONE);
    }

    @Test
    void stopEndsTheSearch() throws TimeoutException {
        stage.show(() -> {
            stage.game.restart(stage.kit.exhibit(), stage.puzzle.parse(FAR));
            stage.game.askForHint();
            stage.background.stopAll();
        });
        await(() -> stage.background.jobs().isEmpty());
        assertThat(stage.game.hintProperty().get().rung()).isEqualTo(Rung.NONE);
    }
}
