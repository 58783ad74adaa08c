package playground.puzzles.rotation.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.puzzles.rotation.Lines;
import playground.ui.OnScreen;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.Hand;

/** What a person does with mouse and keyboard is asked of the game. */
@OnScreen
class RotationInputTest {
    private static final MoveValues VALUES = new MoveValues(8, new int[] {8, 9, 9, 9, 7, 9, 7, 8});

    private RotationStage stage;
    private Hand hand;

    @Start
    void start(Stage window) {
        stage = new RotationStage(window, 700, 700);
        hand = new Hand();
    }

    /** Drags the block of a cell, in shares of the way to the next. */
    private void drag(int cell, double right, double down) {
        moveTo(cell);
        double pitch = stage.grid().pitch();
        hand.press();
        for (int step = 1; step <= 4; step++) {
            hand.moveBy(right * pitch / 4, down * pitch / 4);
        }
    }

    private void moveTo(int cell) {
        Bounds grid = stage.grid().localToScreen(stage.grid().getLayoutBounds());
        double pitch = stage.grid().pitch();
        hand.moveTo(
                grid.getMinX() + (Place.column(cell) + 0.3) * pitch, grid.getMinY() + (Place.row(cell) + 0.3) * pitch);
    }

    /** A block and the way of the hand, and the line and move that follow it. */
    private record Drag(int cell, double right, double down, String move) {}

    /** At both ends, in the middle and at the crossings; in one window, since opening it takes longer than the drags. */
    @Test
    void aLineFollowsTheHandThatDragsAnyOfItsBlocks() {
        List<Drag> drags = List.of(
                new Drag(0, 0, -1, "A"),
                new Drag(6, 0.2, -1, "A"),
                new Drag(17, 0, -1, "B"),
                new Drag(8, 1, 0.1, "C"),
                new Drag(19, 1, 0, "D"),
                new Drag(12, 0.3, 1, "E"),
                new Drag(15, 0, 1, "F"),
                new Drag(16, -1, 0.3, "G"),
                new Drag(10, -1, 0, "H"),
                new Drag(6, -1, 0.2, "H"));
        for (Drag drag : drags) {
            stage.asked.clear();
            drag(drag.cell(), 0.6 * drag.right(), 0.6 * drag.down());
            assertThat(stage.grid().getCursor()).isEqualTo(Cursor.CLOSED_HAND);
            assertThat(stage.grid().isLit(Lines.line("ABCDEFGH".indexOf(drag.move()))))
                    .isTrue();
            hand.release();
            assertThat(stage.grid().getCursor()).isNotEqualTo(Cursor.CLOSED_HAND);
            assertThat(stage.asked).hasSizeGreaterThan(2).endsWith("release");
            List<String> ways = stage.asked.subList(0, stage.asked.size() - 1);
            assertThat(ways).allMatch(asked -> asked.startsWith("drag " + drag.move() + " "));
            assertThat(percent(ways.get(ways.size() - 1))).isBetween(56, 64);
        }
    }

    private static int percent(String drag) {
        return Integer.parseInt(drag.substring(drag.lastIndexOf(' ') + 1));
    }

    @Test
    void aHandThatTurnsBackTurnsTheLineTheOtherWay() {
        drag(5, 0.5, 0);
        double pitch = stage.grid().pitch();
        hand.moveBy(-0.3 * pitch, 0);
        String back = stage.asked.get(stage.asked.size() - 1);
        assertThat(back).startsWith("drag C ");
        assertThat(percent(back)).isBetween(16, 21);
        hand.moveBy(-0.7 * pitch, 0);
        assertThat(stage.asked.get(stage.asked.size() - 1)).startsWith("drag H ");
        hand.release();
        assertThat(stage.asked).endsWith("release");
    }

    @Test
    void aHandThatGoesOnMakesOneMoveAfterTheOther() {
        long before = stage.state();
        drag(4, 2.6, 0);
        hand.release();
        long after = before;
        for (int count = 0; count < 3; count++) {
            after = stage.puzzle.apply(after, 2);
        }
        assertThat(stage.puzzle.format(stage.state())).isEqualTo(stage.puzzle.format(after));
        assertThat(stage.asked.stream().filter("release"::equals)).hasSize(3);
    }

    @Test
    void aClickOnABlockIsNoMove() {
        drag(7, 0.01, 0);
        hand.release();
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void whereNoBlockIsNothingCanBeDragged() {
        Bounds grid = stage.grid().localToScreen(stage.grid().getLayoutBounds());
        hand.moveTo(grid.getMinX() + 5, grid.getMinY() + 5);
        hand.press().moveBy(50, 0).release();
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void theLinesOfTheBlockOrButtonPointedAtAreLit() {
        moveTo(6);
        assertThat(lit()).containsExactly(0, 2);
        moveTo(12);
        assertThat(lit()).containsExactly(1);
        hand.moveTo(stage.buttons().get(6));
        assertThat(lit()).containsExactly(3);
        hand.moveTo(stage.buttons().get(0));
        assertThat(lit()).containsExactly(0);
    }

    private List<Integer> lit() {
        return IntStream.range(0, 4).filter(stage.grid()::isLit).boxed().toList();
    }

    @Test
    void buttonsPlayTheirMoves() {
        stage.buttons().forEach(hand::click);
        assertThat(stage.asked)
                .containsExactly("play A", "play B", "play C", "play D", "play E", "play F", "play G", "play H");
    }

    @Test
    void theKeyboardReachesEveryButtonAndLightsItsLine() {
        stage.show(() -> stage.buttons().get(0).requestFocus());
        for (int move = 0; move < Lines.MOVES; move++) {
            hand.type(KeyCode.SPACE).type(KeyCode.TAB);
        }
        assertThat(stage.asked).hasSize(8).doesNotHaveDuplicates();
    }

    @Test
    void everyLetterIsAMoveAlsoH() {
        for (int move = 0; move < Lines.MOVES; move++) {
            KeyCode code = KeyCode.getKeyCode(stage.puzzle.moveName(move));
            KeyEvent key = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
            assertThat(stage.kit.moveOf(key)).isEqualTo(move);
        }
        KeyEvent solve = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.S, false, false, false, false);
        assertThat(stage.kit.moveOf(solve)).isEqualTo(Puzzle.NO_MOVE);
    }

    @Test
    void aButtonSaysWhatItsMoveIsWorth() {
        stage.show(() -> stage.board.mark(VALUES));
        assertThat(stage.buttons().stream().map(RotationInputTest::worth))
                .containsExactly("±0 · 8", "+1 · 9", "+1 · 9", "+1 · 9", "−1 · 7", "+1 · 9", "−1 · 7", "±0 · 8");
        assertThat(stage.buttons().get(1).getStyleClass()).contains("further");
        assertThat(stage.buttons().get(4).getStyleClass()).contains("nearer");
        assertThat(stage.buttons().get(7).getStyleClass()).contains("same");
        assertThat(stage.buttons().get(4).getAccessibleText())
                .isEqualTo("E: right column down; leads to 7 moves to the goal, one nearer");
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(stage.buttons().get(4).getAccessibleText()).isEqualTo("E：右列下移；走后距目标 7 步，近一步");
        stage.show(() -> stage.board.mark(null));
        assertThat(stage.buttons().stream().map(RotationInputTest::worth)).containsOnly("");
    }

    private static String worth(TurnButton button) {
        return ((Label) button.lookup(".move-value")).getText();
    }
}
