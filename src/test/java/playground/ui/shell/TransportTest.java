package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** A solution of nine moves, stepped, scrubbed and played: at every step everything on screen agrees. */
@ExtendWith(StageExtension.class)
class TransportTest {
    private static final int LENGTH = 9;

    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, WindowStage.NINE_AWAY, settings -> {});
    }

    private void solve() {
        window.untilReady();
        window.hand.type(KeyCode.S);
        until("a solution", () -> window.game().session().lastStep() == LENGTH);
        window.untilIdle();
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void assertAt(int step, String how) {
        assertThat(window.session().cursor()).as(how).isEqualTo(step);
        Agreement.check(window, how + " to step " + step);
    }

    @Test
    void buttonsAndArrowKeysGoStepByStepBothWays() {
        solve();
        for (int step = 1; step <= LENGTH; step++) {
            window.hand.click("#transport-next");
            assertAt(step, "next");
        }
        for (int step = LENGTH - 1; step >= 0; step--) {
            window.hand.click("#transport-back");
            assertAt(step, "back");
        }
        fxRun(() -> window.boardNode().requestFocus());
        for (int step = 1; step <= LENGTH; step++) {
            window.hand.type(KeyCode.RIGHT);
            assertAt(step, "arrow right");
        }
        window.hand.type(KeyCode.RIGHT);
        assertAt(LENGTH, "arrow right at the end");
        window.hand.type(KeyCode.LEFT, KeyCode.LEFT);
        assertAt(LENGTH - 2, "arrow left");
    }

    @Test
    void buttonsAndKeysGoToBothEnds() {
        solve();
        window.hand.click("#transport-last");
        assertAt(LENGTH, "last");
        window.hand.click("#transport-first");
        assertAt(0, "first");
        fxRun(() -> window.boardNode().requestFocus());
        window.hand.type(KeyCode.END);
        assertAt(LENGTH, "End");
        window.hand.type(KeyCode.HOME);
        assertAt(0, "Home");
    }

    @Test
    void theScrubberGoesBackAndForthUnderTheMouse() {
        solve();
        Node scrubber = window.node("#scrubber");
        Node thumb = window.node("#scrubber .thumb");
        Bounds track = fx(() -> scrubber.lookup(".track")
                .localToScreen(scrubber.lookup(".track").getLayoutBounds()));
        Bounds knob = fx(() -> thumb.localToScreen(thumb.getLayoutBounds()));
        window.hand.moveTo(knob.getCenterX(), knob.getCenterY()).press();
        int[] way = {1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 5, 2};
        for (int step : way) {
            window.hand.moveTo(track.getMinX() + track.getWidth() * step / LENGTH, knob.getCenterY());
            assertThat(window.session().cursor()).as("under the hand").isEqualTo(step);
            assertThat(window.drawnBoard())
                    .isEqualTo(window.boardOf(window.session().state()));
        }
        window.hand.release();
        assertAt(2, "scrubbed");
    }

    @Test
    void theScrubberGoesByKeysToo() {
        solve();
        fxRun(() -> window.node("#scrubber").requestFocus());
        for (int step = 1; step <= 4; step++) {
            window.hand.type(KeyCode.RIGHT);
            assertAt(step, "scrubber right");
        }
        window.hand.type(KeyCode.LEFT);
        assertAt(3, "scrubber left");
        window.hand.type(KeyCode.END);
        assertAt(LENGTH, "scrubber End");
        window.hand.type(KeyCode.HOME);
        assertAt(0, "scrubber Home");
    }

    @Test
    void aChipGoesToItsStep() {
        solve();
        for (int chip : new int[] {4, 8, 0, 6}) {
            window.hand.click(
                    ((Parent) window.node("#chips")).getChildrenUnmodifiable().get(chip));
            assertAt(chip + 1, "chip");
        }
    }

    @Test
    void atNormalSpeedTheBoardMovesBetweenTheSteps() {
        solve();
        fxRun(() -> window.settings.speedProperty().set(1));
        window.hand.type(KeyCode.SPACE);
        until("a tile between two cells", () -> window.drawnBoard().contains("?"));
        until("step 2", () -> window.game().session().cursor() == 2);
        window.hand.type(KeyCode.SPACE);
        window.untilAtRest();
        assertThat(window.text("#play")).isEqualTo("Play");
        assertAt(2, "paused");
    }

    @Test
    void playingCanGoOnAndBeginAgain() {
        solve();
        fxRun(() -> window.settings.speedProperty().set(8));
        window.hand.type(KeyCode.SPACE);
        until("step 3", () -> window.game().session().cursor() >= 3);
        window.hand.type(KeyCode.SPACE);
        window.untilAtRest();
        int paused = window.session().cursor();
        Agreement.check(window, "paused");
        window.hand.type(KeyCode.SPACE);
        until(
                "the end",
                () -> window.game().session().cursor() == LENGTH
                        && window.text("#play").equals("Play"));
        assertThat(paused).isBetween(3, LENGTH);
        window.hand.type(KeyCode.SPACE);
        until(
                "again from the start",
                () -> IntStream.of(0, 1, 2)
                        .anyMatch(step -> step == window.session().cursor()));
        window.hand.type(KeyCode.END);
        window.untilAtRest();
        assertAt(LENGTH, "End while playing");
    }
}
