package playground.puzzles.magicboard.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.ui.OnScreen;
import playground.ui.board.MoveButton;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.Hand;

/** What a person does with mouse and keyboard is asked of the game. */
@OnScreen
class MagicBoardInputTest {
    private BoardStage stage;
    private Hand hand;

    @Start
    void start(Stage window) {
        stage = new BoardStage(window, 900, 620);
        hand = new Hand();
    }

    /** Drags the tile of a row and column, in shares of the way to the next tile. */
    private void drag(int row, int column, double right, double down) {
        Bounds grid = stage.grid().localToScreen(stage.grid().getLayoutBounds());
        double pitch = grid.getWidth() / TileGrid.sidesAcross() * (1 + TileGrid.GAP);
        hand.moveTo(grid.getMinX() + (column + 0.3) * pitch, grid.getMinY() + (row + 0.3) * pitch);
        hand.press();
        for (int step = 1; step <= 4; step++) {
            hand.moveBy(right * pitch / 4, down * pitch / 4);
        }
    }

    @Test
    void aRowDraggedToTheRightFollowsTheHand() {
        drag(0, 1, 0.6, 0.1);
        assertThat(stage.grid().getCursor()).isEqualTo(Cursor.CLOSED_HAND);
        hand.release();
        assertThat(stage.grid().getCursor()).isEqualTo(Cursor.OPEN_HAND);
        assertThat(stage.asked).hasSizeGreaterThan(2).endsWith("release");
        List<String> drags = stage.asked.subList(0, stage.asked.size() - 1);
        assertThat(drags).allMatch(asked -> asked.startsWith("drag B "));
        assertThat(percent(drags.get(drags.size() - 1))).isBetween(58, 62);
    }

    @Test
    void aDragGoesNoFurtherThanTheMove() {
        drag(1, 0, 1.8, 0);
        hand.release();
        assertThat(stage.asked).contains("drag B 100").endsWith("release");
    }

    @Test
    void aRowDraggedToTheLeftStaysAndSaysWhy() {
        Node note = stage.board.node().lookup(".board-note");
        assertThat(note.isVisible()).isFalse();
        drag(0, 2, -0.6, 0);
        assertThat(note.isVisible()).isTrue();
        hand.release();
        assertThat(note.isVisible()).isFalse();
        assertThat(stage.asked).isEmpty();
    }

    /** The hand moves by whole pixels, so halfway is a percent more or less. */
    private void assertHalfway(String drag) {
        assertThat(stage.asked).endsWith("release").containsAnyOf(drag + 49, drag + 50, drag + 51);
    }

    @Test
    void aColumnDraggedTowardsTheOtherRowFollowsTheHand() {
        drag(0, 3, 0, 0.5);
        hand.release();
        assertHalfway("drag A ");
        stage.asked.clear();
        drag(1, 0, 0.1, -0.5);
        hand.release();
        assertHalfway("drag A ");
        stage.asked.clear();
        drag(1, 0, 0, 0.3);
        hand.release();
        assertThat(stage.asked).isEmpty();
    }

    private static int percent(String drag) {
        return Integer.parseInt(drag.substring(drag.lastIndexOf(' ') + 1));
    }

    @Test
    void aClickOnATileIsNoMove() {
        drag(0, 0, 0.01, 0);
        hand.release();
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void buttonsAndHandlePlayTheirMoves() {
        List<MoveButton> buttons = buttons();
        for (MoveButton button : buttons) {
            hand.click(button);
        }
        hand.click(stage.handle());
        assertThat(stage.asked).containsExactly("play A", "play B", "play C", "play C");
    }

    @Test
    void theKeyboardReachesEveryButton() {
        stage.show(() -> buttons().get(0).requestFocus());
        hand.type(KeyCode.SPACE).type(KeyCode.TAB).type(KeyCode.SPACE);
        hand.type(KeyCode.TAB).type(KeyCode.SPACE);
        assertThat(stage.asked).containsExactly("play A", "play B", "play C");
    }

    @Test
    void aButtonSaysWhatItsMoveIsWorth() {
        stage.show(() -> stage.board.mark(new MoveValues(9, new int[] {12, 8, 9})));
        assertThat(buttons().stream().map(MagicBoardInputTest::worth))
                .containsExactly("+3 · 12 moves", "−1 · 8 moves", "±0 · 9 moves");
        assertThat(buttons().get(0).getStyleClass()).contains("further");
        assertThat(buttons().get(1).getStyleClass()).contains("nearer");
        assertThat(buttons().get(2).getStyleClass()).contains("same");
        assertThat(buttons().get(1).getAccessibleText())
                .isEqualTo("B: right column to the left; leads to 8 moves to the goal, one nearer");
        stage.show(() -> stage.board.mark(new MoveValues(1, new int[] {0, 2, 1})));
        assertThat(buttons().get(0).getAccessibleText())
                .isEqualTo("A: rows change places; leads to the goal, one nearer");
        stage.show(() -> stage.board.mark(null));
        assertThat(buttons().stream().map(MagicBoardInputTest::worth)).containsOnly("");
        assertThat(buttons().get(0).getStyleClass()).doesNotContain("further", "nearer", "same");
        assertThat(buttons().get(0).getAccessibleText()).isEqualTo("A: rows change places");
    }

    @Test
    void marksMoveNothing() {
        double[] before = geometry();
        stage.show(() -> stage.board.mark(new MoveValues(9, new int[] {12, 8, 9})));
        assertThat(geometry()).isEqualTo(before);
    }

    private double[] geometry() {
        Bounds grid = stage.grid().getBoundsInParent();
        Bounds button = buttons().get(1).getBoundsInParent();
        return new double[] {grid.getMinX(), grid.getMinY(), button.getMinX(), button.getMinY(), button.getHeight()};
    }

    @Test
    void anotherLanguageShowsAtOnce() {
        stage.show(() -> stage.board.mark(new MoveValues(9, new int[] {12, 8, 9})));
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(worth(buttons().get(1))).isEqualTo("−1 · 8 步");
        assertThat(((Label) buttons().get(1).lookup(".move-description")).getText())
                .isEqualTo("右列移到左边");
        assertThat(buttons().get(1).getAccessibleText()).isEqualTo("B：右列移到左边；走后距目标 8 步，近一步");
    }

    private static String worth(MoveButton button) {
        return ((Label) button.lookup(".move-value")).getText();
    }

    private List<MoveButton> buttons() {
        return stage.board.node().getChildrenUnmodifiable().stream()
                .filter(MoveButton.class::isInstance)
                .map(MoveButton.class::cast)
                .toList();
    }
}
