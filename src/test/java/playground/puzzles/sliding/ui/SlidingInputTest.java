package playground.puzzles.sliding.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static playground.ui.shell.FxTest.until;

import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.ui.OnScreen;
import playground.ui.shell.Hand;

/** What a person does with the mouse or a screen reader happens in the game. */
@OnScreen
class SlidingInputTest {
    private static final double NEARLY = 0.03;

    private SlidingStage stage;
    private Hand hand;

    @Start
    void start(Stage window) {
        stage = new SlidingStage(window, 3, "123456780", 640, 640);
        hand = new Hand();
    }

    @Test
    void aClickSlidesATileIntoTheGap() {
        hand.click(stage.tile(8));
        assertThat(stage.shown()).isEqualTo("123456708");
        hand.click(stage.tile(5));
        assertThat(stage.shown()).isEqualTo("123406758");
    }

    @Test
    void aClickFartherAlongTheLineSlidesAllBetween() {
        hand.click(stage.tile(3));
        assertThat(stage.shown()).isEqualTo("120453786");
        assertThat(stage.game.session().movesPlayed()).isEqualTo(2);
        hand.click(stage.tile(1));
        assertThat(stage.shown()).isEqualTo("012453786");
        assertThat(stage.game.session().movesPlayed()).isEqualTo(4);
    }

    @Test
    void aClickElsewhereIsNoMove() {
        hand.click(stage.tile(5));
        hand.click(stage.tile(1));
        hand.rightClick(stage.tile(8));
        assertThat(stage.shown()).isEqualTo("123456780");
    }

    /** The tiles slide together, though the game makes one move after the other. */
    @Test
    void severalTilesAreDrawnTogether() {
        stage.show(() -> {
            stage.playback.speedProperty().set(0.01);
            stage.tile(3).executeAccessibleAction(AccessibleAction.FIRE);
        });
        assertThat(stage.shown()).isEqualTo("120453786");
        assertThat(stage.place(3)[1]).isCloseTo(0, within(NEARLY));
        assertThat(stage.place(6)[1]).isCloseTo(1, within(NEARLY));
        stage.show(() -> stage.playback.speedProperty().set(0));
        stage.show(() -> stage.game.undo());
        assertThat(stage.place(3)[1]).isCloseTo(0, within(NEARLY));
        assertThat(stage.place(6)[1]).isCloseTo(2, within(NEARLY));
    }

    private void drag(int tile, double right, double down) {
        Point2D from = stage.middle(tile);
        hand.moveTo(from.getX(), from.getY()).press();
        for (int step = 1; step <= 4; step++) {
            hand.moveBy(right * stage.pitch() / 4, down * stage.pitch() / 4);
        }
    }

    @Test
    void aTileFollowsTheHandAndSnapsIntoTheGap() {
        drag(8, 0.6, 0.1);
        assertThat(stage.place(8)[0]).isCloseTo(1.6, within(NEARLY));
        assertThat(stage.place(7)[0]).isCloseTo(0, within(NEARLY));
        assertThat(stage.shown()).isEqualTo("123456780");
        hand.release();
        assertThat(stage.shown()).isEqualTo("123456708");
    }

    @Test
    void severalTilesFollowTheHandAndSnap() {
        drag(7, 0.7, 0);
        assertThat(stage.place(7)[0]).isCloseTo(0.7, within(NEARLY));
        assertThat(stage.place(8)[0]).isCloseTo(1.7, within(NEARLY));
        hand.release();
        assertThat(stage.shown()).isEqualTo("123456078");
        assertThat(stage.game.session().movesPlayed()).isEqualTo(2);
    }

    @Test
    void aDragThatGoesNotFarEnoughSpringsBack() {
        drag(7, 0.2, 0);
        hand.release();
        assertThat(stage.shown()).isEqualTo("123456780");
        until("back in its place", () -> stage.place(7)[0] < NEARLY);
        assertThat(stage.place(8)[0]).isCloseTo(1, within(NEARLY));
    }

    @Test
    void aDragAwayFromTheGapMovesNothing() {
        drag(8, -0.8, 0);
        assertThat(stage.place(8)[0]).isCloseTo(1, within(NEARLY));
        hand.release();
        drag(6, 0.8, 0);
        hand.release();
        assertThat(stage.shown()).isEqualTo("123456780");
    }

    /** The second click comes while the first tile is on its way; the board knows where that leads. */
    @Test
    void inputDoesNotWaitForAnAnimation() {
        stage.show(() -> {
            stage.playback.speedProperty().set(0.01);
            stage.tile(8).executeAccessibleAction(AccessibleAction.FIRE);
            stage.tile(5).executeAccessibleAction(AccessibleAction.FIRE);
            stage.tile(4).executeAccessibleAction(AccessibleAction.FIRE);
        });
        assertThat(stage.shown()).isEqualTo("123046758");
    }
}
