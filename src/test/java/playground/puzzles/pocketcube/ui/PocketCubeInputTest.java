package playground.puzzles.pocketcube.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.ui.OnScreen;
import playground.ui.board.Texts;

/** What a person does with mouse and keyboard is asked of the game. */
@OnScreen
class PocketCubeInputTest {
    private CubeStage stage;

    @Start
    void start(Stage window) {
        stage = new CubeStage(window, 900, 620);
        stage.board.draw(stage.state, Puzzle.NO_MOVE, 0);
    }

    private Point2D onScreen(int home) {
        Bounds bounds = stage.board.cube().sticker(home).body().getLayoutBounds();
        return stage.board.cube().localToScreen(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Drags from one sticker of the solved cube towards another, so far in shares of the way between. */
    private void drag(FxRobot robot, int from, int towards, double share) {
        Point2D start = onScreen(from);
        Point2D way = onScreen(towards).subtract(start).multiply(share / 5);
        robot.moveTo(start).press(MouseButton.PRIMARY);
        for (int step = 0; step < 5; step++) {
            robot.moveBy(way.getX(), way.getY());
        }
        robot.release(MouseButton.PRIMARY);
    }

    @Test
    void aStickerDraggedTurnsItsLayer(FxRobot robot) {
        drag(robot, 6, 7, 1);
        assertThat(stage.asked).hasSizeGreaterThan(2).endsWith("release");
        assertThat(stage.asked.subList(0, stage.asked.size() - 1)).allMatch(asked -> asked.startsWith("drag U' "));
        stage.asked.clear();
        drag(robot, 7, 13, 0.9);
        assertThat(stage.asked.get(0)).startsWith("drag R' ");
        stage.asked.clear();
        drag(robot, 8, 14, 0.9);
        assertThat(stage.asked.get(0)).startsWith("drag F ");
    }

    /** The lower layer of the front goes to the right: D, which the model makes by U and by turning the cube. */
    @Test
    void aStickerOfAnotherLayerDraggedTurnsTheOppositeOne(FxRobot robot) {
        drag(robot, 12, 13, 0.9);
        assertThat(stage.asked.get(0)).startsWith("drag U ");
        assertThat(stage.asked).endsWith("release");
        assertThat(stage.board.cube().seenPlace(0).face()).isEqualTo(Face.U);
    }

    @Test
    void draggingBesideTheCubeLooksAroundIt(FxRobot robot) {
        Point2D before = onScreen(0);
        Bounds board = stage.board.node().localToScreen(stage.board.node().getLayoutBounds());
        robot.moveTo(board.getMinX() + 40, board.getMinY() + 60)
                .press(MouseButton.PRIMARY)
                .moveBy(60, 30)
                .release(MouseButton.PRIMARY);
        assertThat(onScreen(0).distance(before)).isGreaterThan(20);
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void everyButtonTurnsTheFaceThatIsSeen(FxRobot robot) {
        for (Object button : stage.board.node().lookupAll(".turn-button").toArray()) {
            robot.clickOn((Button) button);
        }
        assertThat(stage.asked).hasSize(12).startsWith("play U", "play U'", "play R", "play R'", "play F", "play F'");
    }

    private String key(KeyCode code, boolean shift) {
        int move = stage.kit.moveOf(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false));
        if (move != Puzzle.NO_MOVE) {
            stage.play(move);
        }
        return move == Puzzle.NO_MOVE ? "" : stage.board == null ? "" : name(move);
    }

    private String name(int move) {
        return stage.kit.exhibit().withMetric("half-turns").puzzle().moveName(move);
    }

    @Test
    void keysTurnTheFacesThatAreSeen() {
        stage.show(() -> {
            assertThat(key(KeyCode.U, false)).isEqualTo("U");
            assertThat(key(KeyCode.R, true)).isEqualTo("R'");
            assertThat(key(KeyCode.L, false)).isEqualTo("R");
            // Turned with the left face, the cube has the model's front above.
            assertThat(key(KeyCode.D, false)).isEqualTo("F");
            assertThat(key(KeyCode.H, false)).isEmpty();
        });
    }

    @Test
    void twoBeforeALetterIsAHalfTurn() {
        stage.show(() -> {
            assertThat(key(KeyCode.DIGIT2, false)).isEmpty();
            assertThat(key(KeyCode.F, false)).isEqualTo("F");
            assertThat(stage.asked).containsExactly("play F");
            SimpleObjectProperty<Exhibit> goal = new SimpleObjectProperty<>(stage.kit.exhibit());
            stage.kit.newGoalCard(stage.texts, goal);
            goal.set(goal.get().withMetric("half-turns"));
            assertThat(key(KeyCode.DIGIT2, false)).isEmpty();
            assertThat(key(KeyCode.F, false)).isEqualTo("F2");
            assertThat(key(KeyCode.F, false)).isEqualTo("F");
        });
    }

    @Test
    void theGoalCardSetsTheGoal(FxRobot robot) {
        SimpleObjectProperty<Exhibit> goal = new SimpleObjectProperty<>(stage.kit.exhibit());
        stage.state = stage.puzzle.parse("040411253311253340405252");
        stage.show(() -> {
            stage.board.draw(stage.state, Puzzle.NO_MOVE, 0);
            stage.scene.setRoot(stage.kit.newGoalCard(stage.texts, goal).orElseThrow());
        });
        robot.clickOn("#goal-faces");
        assertThat(robot.lookup("#goal-best").queryLabeled().getText())
                .isEqualTo("The cube can be solved within 5 turns.");
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(robot.lookup("#goal-best").queryLabeled().getText()).isEqualTo("5 步之内可以复原。");
        stage.show(() -> goal.set(((PocketCubeExhibit) goal.get()).withFaces(2)));
        robot.clickOn("#goal-play");
        assertThat(goal.get().goal()).isEqualTo("solved");
    }

    @Test
    void theBoardIsReadFaceByFace() {
        assertThat(stage.board.node().getAccessibleText())
                .startsWith("Up white, white, white, white; right red, red, red, red; front green")
                .endsWith("back blue, blue, blue, blue");
    }
}
