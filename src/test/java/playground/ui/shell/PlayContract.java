package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import playground.ui.OnScreen;
import playground.ui.board.PuzzleKit;

/** What a person does with any puzzle in the window: after everything, the board shows the state of the session. */
@OnScreen
abstract class PlayContract {
    WindowStage window;

    /** Opens the window on a position of a puzzle. */
    void open(Stage stage, String puzzle, String position) {
        open(stage, Kits.of(puzzle), position);
    }

    /** Opens the window on a position of a puzzle that may be in no catalog. */
    void open(Stage stage, PuzzleKit kit, String position) {
        window = new WindowStage(stage, kit, position, settings -> {});
    }

    /** The keys of two moves that can be made one after the other from any position dealt. */
    abstract List<KeyCode> twoMoves();

    @AfterEach
    void close() {
        window.close();
    }

    long state() {
        return window.session().state();
    }

    /** The state that a move, by its name, leads to from another. */
    long after(long state, String move) {
        for (int number = 0; number < window.puzzle.moveCount(); number++) {
            if (window.puzzle.moveName(number).equals(move)) {
                return window.puzzle.apply(state, number);
            }
        }
        throw new IllegalArgumentException(move);
    }

    /** Insists on a state, in the session and on the board. */
    void assertShown(long expected, String how) {
        assertThat(window.puzzle.format(state())).as(how).isEqualTo(window.puzzle.format(expected));
        assertThat(window.puzzle.parse(window.drawnBoard())).as("drawn " + how).isEqualTo(expected);
    }

    /** Drags from a point of the screen along a way, in a few steps, and lets go. */
    void drag(double fromX, double fromY, double right, double down) {
        window.hand.moveTo(fromX, fromY).press();
        for (int step = 0; step < 4; step++) {
            window.hand.moveBy(right / 4, down / 4);
        }
        window.hand.release();
    }

    static Bounds onScreen(Node node) {
        return fx(() -> node.localToScreen(node.getLayoutBounds()));
    }

    List<Node> shown(String selector) {
        return fx(() -> window.boardNode().lookupAll(selector).stream()
                .filter(WindowStage::isShown)
                .toList());
    }

    /** By F2, which is a hint in every puzzle; H is a move in one. */
    @Test
    void hintsTellMoreAndMoreAndTheFourthMakesTheMove() {
        window.untilReady();
        long start = state();
        Set<String> told = new HashSet<>();
        for (int rung = 1; rung <= 3; rung++) {
            window.hand.type(KeyCode.F2);
            window.untilIdle();
            assertThat(window.isShown("#hint-sentence")).isTrue();
            told.add(window.text("#hint-sentence"));
        }
        assertThat(told).hasSize(3);
        int move = fx(() -> window.game().hintProperty().get().move());
        assertShown(start, "hints move nothing");
        window.hand.type(KeyCode.F2);
        window.untilIdle();
        assertShown(window.puzzle.apply(start, move), "the fourth hint");
    }

    @Test
    void aSolutionIsSteppedToTheGoalAndBack() {
        window.untilReady();
        long start = state();
        window.hand.type(KeyCode.F3);
        until("a solution", () -> window.game().session().showsPlan());
        window.untilIdle();
        fxRun(() -> window.boardNode().requestFocus());
        long expected = start;
        for (int step = 1; step < window.session().steps().size(); step++) {
            window.hand.type(KeyCode.PERIOD);
            expected = window.puzzle.apply(
                    expected, window.session().steps().get(step).move());
            assertShown(expected, "step " + step);
        }
        assertThat(window.session().isSolved()).isTrue();
        assertThat(window.text("#distance")).isEqualTo("at the goal");
        assertThat(window.text("#moves-made")).contains("no moves yet");
        window.hand.type(KeyCode.HOME);
        assertShown(start, "back at the start");
    }

    @Test
    void undoGoesBackThroughNewToTheVeryFirstPosition() {
        window.untilReady();
        Deque<Long> before = new ArrayDeque<>();
        for (int game = 0; game < 2; game++) {
            for (KeyCode key : twoMoves()) {
                before.push(state());
                window.hand.type(key);
                assertThat(state()).isNotEqualTo(before.peek());
            }
            before.push(state());
            window.hand.push(KeyCode.CONTROL, KeyCode.N);
        }
        assertThat(window.session().movesPlayed()).isZero();
        while (!before.isEmpty()) {
            window.hand.push(KeyCode.CONTROL, KeyCode.Z);
            assertShown(before.pop(), "undone to " + before.size());
        }
        assertThat(fx(() -> window.node("#undo").isDisabled())).isTrue();
    }
}
