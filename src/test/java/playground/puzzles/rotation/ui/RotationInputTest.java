package playground.puzzles.rotation.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.puzzles.rotation.Lines;
import playground.ui.OnScreen;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** What a person does with mouse and keyboard is asked of the game. */
@OnScreen
class RotationInputTest {
    private static final MoveValues VALUES = new MoveValues(8, new int[] {8, 9, 9, 9, 7, 9, 7, 8});

    private RotationStage stage;

    @Start
    void start(Stage window) {
        stage = new RotationStage(window, 700, 700);
    }

    /** Drags the block of a cell, in shares of the way to the next. */
    private void drag(FxRobot robot, int cell, double right, double down) {
        moveTo(robot, cell);
        double pitch = stage.grid().pitch();
        robot.press(MouseButton.PRIMARY);
        for (int step = 1; step <= 4; step++) {
            robot.moveBy(right * pitch / 4, down * pitch / 4);
        }
    }

    private void moveTo(FxRobot robot, int cell) {
        Bounds grid = stage.grid().localToScreen(stage.grid().getLayoutBounds());
        double pitch = stage.grid().pitch();
        robot.moveTo(
                grid.getMinX() + (Place.column(cell) + 0.3) * pitch, grid.getMinY() + (Place.row(cell) + 0.3) * pitch);
    }

    /** A block and the way of the hand, and the line and move that follow it. */
    private record Drag(int cell, double right, double down, String move) {}

    /** At both ends, in the middle and at the crossings; in one window, since opening it takes longer than the drags. */
    @Test
    void aLineFollowsTheHandThatDragsAnyOfItsBlocks(FxRobot robot) {
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
            drag(robot, drag.cell(), 0.6 * drag.right(), 0.6 * drag.down());
            assertThat(stage.grid().getCursor()).isEqualTo(Cursor.CLOSED_HAND);
            assertThat(stage.grid().isLit(Lines.line("ABCDEFGH".indexOf(drag.move()))))
                    .isTrue();
            robot.release(MouseButton.PRIMARY);
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
    void aHandThatTurnsBackTurnsTheLineTheOtherWay(FxRobot robot) {
        drag(robot, 5, 0.5, 0);
        double pitch = stage.grid().pitch();
        robot.moveBy(-pitch, 0);
        assertThat(stage.asked.get(stage.asked.size() - 1)).startsWith("drag H ");
        robot.release(MouseButton.PRIMARY);
        assertThat(stage.asked).contains("drag C 20").endsWith("release");
    }

    @Test
    void aHandThatGoesOnMakesOneMoveAfterTheOther(FxRobot robot) {
        long before = stage.state();
        drag(robot, 4, 2.6, 0);
        robot.release(MouseButton.PRIMARY);
        long after = before;
        for (int count = 0; count < 3; count++) {
            after = stage.puzzle.apply(after, 2);
        }
        assertThat(stage.puzzle.format(stage.state())).isEqualTo(stage.puzzle.format(after));
        assertThat(stage.asked.stream().filter("release"::equals)).hasSize(3);
    }

    @Test
    void aClickOnABlockIsNoMove(FxRobot robot) {
        drag(robot, 7, 0.01, 0);
        robot.release(MouseButton.PRIMARY);
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void whereNoBlockIsNothingCanBeDragged(FxRobot robot) {
        Bounds grid = stage.grid().localToScreen(stage.grid().getLayoutBounds());
        robot.moveTo(grid.getMinX() + 5, grid.getMinY() + 5);
        robot.press(MouseButton.PRIMARY).moveBy(50, 0).release(MouseButton.PRIMARY);
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void theLinesOfTheBlockOrButtonPointedAtAreLit(FxRobot robot) {
        moveTo(robot, 6);
        assertThat(lit()).containsExactly(0, 2);
        moveTo(robot, 12);
        assertThat(lit()).containsExactly(1);
        robot.moveTo(stage.buttons().get(6));
        assertThat(lit()).containsExactly(3);
        robot.moveTo(stage.buttons().get(0));
        assertThat(lit()).containsExactly(0);
    }

    private List<Integer> lit() {
        return IntStream.range(0, 4).filter(stage.grid()::isLit).boxed().toList();
    }

    @Test
    void buttonsPlayTheirMoves(FxRobot robot) {
        stage.buttons().forEach(robot::clickOn);
        assertThat(stage.asked)
                .containsExactly("play A", "play B", "play C", "play D", "play E", "play F", "play G", "play H");
    }

    @Test
    void theKeyboardReachesEveryButtonAndLightsItsLine(FxRobot robot) {
        stage.show(() -> stage.buttons().get(0).requestFocus());
        for (int move = 0; move < Lines.MOVES; move++) {
            robot.type(KeyCode.SPACE).type(KeyCode.TAB);
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
