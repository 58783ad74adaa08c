package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.ui.OnScreen;
import playground.ui.board.MoveButton;

/** A game as a person plays it, with keys and mouse. */
@OnScreen
class GameTest {
    private static final KeyCode[] LETTERS = {KeyCode.A, KeyCode.B, KeyCode.C};

    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, WindowStage.FARTHEST, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aGameFromNewToTheGoal() {
        window.untilReady();
        dealAtNine();
        climbTheHints();
        makeAWrongMoveAndTakeItBack();
        solve();
        playToTheEnd();
        goBackToTheVeryFirstStart();
    }

    private void dealAtNine() {
        window.hand.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        until("New", () -> window.popups().size() == 1);
        window.hand.click("#seed").push(KeyCode.CONTROL, KeyCode.A).type(KeyCode.DIGIT7);
        window.hand.click("#new-distance").type(KeyCode.HOME);
        for (int step = 0; step < 9; step++) {
            window.hand.type(KeyCode.RIGHT);
        }
        assertThat(window.session().steps())
                .as("keys meant for New are not for the game")
                .hasSize(1);
        window.hand.click("#new-at-distance");
        until("dealt", () -> window.session().steps().size() == 2);
        assertThat(window.text("#distance")).isEqualTo("9 moves to the goal");
        assertThat(window.popups()).isEmpty();
        Agreement.check(window, "after New");
    }

    private void climbTheHints() {
        long state = window.session().state();
        int move = firstNearer(state);
        window.hand.type(KeyCode.H);
        assertThat(window.text("#hint-sentence")).isEqualTo("9 moves to the goal. Ask again for where.");
        assertThat(marksShown(".hint-frame")).isZero();
        window.hand.type(KeyCode.H);
        assertThat(window.text("#hint-sentence"))
                .isEqualTo("9 moves to the goal. Look here: " + PLACES.get(move) + ".");
        assertThat(marksShown(".hint-frame")).isPositive();
        assertThat(marksShown(".arrow")).isZero();
        window.hand.type(KeyCode.H);
        assertThat(window.text("#hint-sentence")).contains("Moves to the goal: 9\u00a0→\u00a08.");
        assertThat(marksShown(".hinted")).isEqualTo(1);
        assertThat(window.session().state()).isEqualTo(state);
    }

    private static final List<String> PLACES =
            List.of("both rows, up and down", "both rows, sideways", "the four tiles in the middle");

    private long marksShown(String selector) {
        return fx(() -> window.boardNode().lookupAll(selector).stream()
                .filter(WindowStage::isShown)
                .count());
    }

    private int firstNearer(long state) {
        for (int move = 0; move < 3; move++) {
            if (Agreement.DISTANCES.estimate(window.puzzle.apply(state, move)) < Agreement.DISTANCES.estimate(state)) {
                return move;
            }
        }
        throw new AssertionError("at the goal");
    }

    private void makeAWrongMoveAndTakeItBack() {
        long state = window.session().state();
        int wrong = firstNearer(state) == 0 ? 1 : 0;
        int after = Agreement.DISTANCES.estimate(window.puzzle.apply(state, wrong));
        window.hand.type(LETTERS[wrong]);
        assertThat(window.text("#distance")).isEqualTo(after + " moves to the goal");
        assertThat(window.text("#moves-made")).startsWith("1 move made");
        assertThat(window.isShown("#hint-sentence"))
                .as("the hint goes with the move")
                .isFalse();
        Agreement.check(window, "after a wrong move");
        window.hand.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(window.text("#distance")).isEqualTo("9 moves to the goal");
        Agreement.check(window, "after undo");
    }

    private void solve() {
        window.hand.type(KeyCode.S);
        until("a solution", () -> window.session().showsPlan());
        window.untilIdle();
        assertThat(chips()).isEqualTo(canonical(window.session().state()));
        assertThat(window.text("#badge")).isEqualTo("proved shortest");
        long solutions = Agreement.DISTANCES.solutions(window.session().state());
        assertThat(window.text("#solution-kind"))
                .isEqualTo(
                        "9 moves · " + (solutions == 1 ? "the only shortest" : "first of " + solutions + " shortest"));
        Agreement.check(window, "after Solve");
    }

    private List<String> chips() {
        return fx(() -> ((Parent) window.scene.lookup("#chips"))
                .getChildrenUnmodifiable().stream()
                        .map(chip -> ((Button) chip).getText())
                        .toList());
    }

    /** The way downhill, the first letter first. */
    private List<String> canonical(long start) {
        List<String> names = new ArrayList<>();
        for (long state = start; !window.puzzle.isGoal(state); state = window.puzzle.apply(state, firstNearer(state))) {
            names.add(window.puzzle.moveName(firstNearer(state)));
        }
        return names;
    }

    private void playToTheEnd() {
        fxRun(() -> window.settings.speedProperty().set(8));
        window.hand.type(KeyCode.SPACE);
        until("playing", () -> window.text("#play").equals("Pause"));
        until("the goal", () -> window.game().session().isSolved());
        until("at rest", () -> window.text("#play").equals("Play"));
        assertThat(window.text("#narration")).endsWith("The goal is reached.");
        assertThat(window.text("#moves-made"))
                .as("the animation's moves are not the player's")
                .startsWith("no moves");
        Agreement.check(window, "after playing");
        fxRun(() -> window.settings.speedProperty().set(0));
    }

    private void goBackToTheVeryFirstStart() {
        for (int undo = window.session().cursor(); undo > 0; undo--) {
            window.hand.push(KeyCode.CONTROL, KeyCode.Z);
            Agreement.check(window, "undo from step " + undo);
        }
        assertThat(window.puzzle.format(window.session().state())).isEqualTo(WindowStage.FARTHEST);
    }

    @Test
    void aRowDraggedFarEnoughIsMoved() {
        window.untilReady();
        long start = window.session().state();
        dragRow(0.7);
        assertThat(window.session().state()).isEqualTo(window.puzzle.apply(start, 1));
        Agreement.check(window, "after a drag");
        dragRow(0.2);
        assertThat(window.session().movesPlayed())
                .as("a small drag springs back")
                .isEqualTo(1);
        Agreement.check(window, "after a small drag");
    }

    /** Drags the upper row to the right, so many tiles far. */
    private void dragRow(double tiles) {
        Node grid = window.boardNode().lookup(".magic-board-tiles");
        Bounds bounds = fx(() -> grid.localToScreen(grid.getLayoutBounds()));
        double pitch = bounds.getWidth() / 4;
        window.hand.moveTo(bounds.getMinX() + pitch / 2, bounds.getMinY() + pitch / 4);
        window.hand.press();
        for (int step = 0; step < 4; step++) {
            window.hand.moveBy(tiles * pitch / 4, 0);
        }
        window.hand.release();
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void aKeyDuringADragIsOneMove() {
        window.untilReady();
        fxRun(() -> window.settings.speedProperty().set(1));
        Node grid = window.boardNode().lookup(".magic-board-tiles");
        Bounds bounds = fx(() -> grid.localToScreen(grid.getLayoutBounds()));
        window.hand.moveTo(bounds.getMinX() + 30, bounds.getMinY() + 30).press();
        window.hand.moveBy(20, 0).moveBy(bounds.getWidth() / 5, 0);
        window.hand.type(KeyCode.C);
        WaitForAsyncUtils.sleep(150, TimeUnit.MILLISECONDS);
        window.hand.release();
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(window.session().movesPlayed()).isEqualTo(1);
    }

    @Test
    void aClickOnAMoveButtonMakesItsMove() {
        window.untilReady();
        for (int move = 0; move < 3; move++) {
            long before = window.session().state();
            window.hand.click(buttons().get(move));
            assertThat(window.session().state()).isEqualTo(window.puzzle.apply(before, move));
            Agreement.check(window, "after button " + move);
        }
    }

    private List<Node> buttons() {
        return fx(() -> window.boardNode().getChildrenUnmodifiable().stream()
                .filter(MoveButton.class::isInstance)
                .toList());
    }

    @Test
    void theFourthHintMakesTheMove() {
        window.untilReady();
        long start = window.session().state();
        window.hand.type(KeyCode.H, KeyCode.H, KeyCode.H).click("#hint");
        assertThat(window.session().state()).isEqualTo(window.puzzle.apply(start, firstNearer(start)));
        assertThat(window.text("#distance")).isEqualTo("21 moves to the goal");
        assertThat(window.isShown("#hint-sentence")).isFalse();
        Agreement.check(window, "after the fourth hint");
    }

    @Test
    void solvingByHandIsNoticedAndCompared() {
        window.untilReady();
        long nearly = window.puzzle.parse("17245368");
        fxRun(() -> window.game().restart(window.game().session().exhibit(), nearly));
        window.hand.type(KeyCode.A, KeyCode.A, KeyCode.C, KeyCode.C);
        assertThat(window.text("#distance")).isNotEqualTo("at the goal");
        window.hand.type(KeyCode.C);
        assertThat(window.text("#narration")).isEqualTo("Solved in 5 moves. The shortest is 3.");
        Agreement.check(window, "solved the long way");
        window.hand.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertThat(window.text("#moves-made")).startsWith("5 moves made");
        fxRun(() -> window.game().restart(window.game().session().exhibit(), nearly));
        window.hand.type(KeyCode.C, KeyCode.C, KeyCode.C);
        assertThat(window.text("#narration")).isEqualTo("Solved in 3 moves: no shorter way exists.");
    }
}
