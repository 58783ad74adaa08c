package playground.puzzles.pocketcube.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;

import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.ui.board.Texts;
import playground.ui.shell.Hand;
import playground.ui.shell.StageExtension;

/** What a person does with mouse and keyboard is asked of the game. */
@ExtendWith(StageExtension.class)
class PocketCubeInputTest {
    private CubeStage stage;
    private Hand hand;

    @Start
    void start(Stage window) {
        stage = new CubeStage(window, 900, 620);
        hand = new Hand();
        stage.board.draw(stage.state, Puzzle.NO_MOVE, 0);
    }

    private Point2D onScreen(int home) {
        Bounds bounds = stage.board.cube().sticker(home).body().getLayoutBounds();
        return stage.board.cube().localToScreen(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Drags from one sticker of the solved cube towards another, so far in shares of the way between. */
    private void drag(int from, int towards, double share) {
        Point2D start = onScreen(from);
        Point2D way = onScreen(towards).subtract(start).multiply(share / 5);
        hand.moveTo(start.getX(), start.getY()).press();
        for (int step = 0; step < 5; step++) {
            hand.moveBy(way.getX(), way.getY());
        }
        hand.release();
    }

    @Test
    void aStickerDraggedTurnsItsLayer() {
        drag(6, 7, 1);
        assertThat(stage.asked).hasSizeGreaterThan(2).endsWith("release");
        assertThat(stage.asked.subList(0, stage.asked.size() - 1)).allMatch(asked -> asked.startsWith("drag U' "));
        stage.asked.clear();
        drag(7, 13, 0.9);
        assertThat(stage.asked.get(0)).startsWith("drag R' ");
        stage.asked.clear();
        drag(8, 14, 0.9);
        assertThat(stage.asked.get(0)).startsWith("drag F ");
    }

    /** The lower layer of the front goes to the right: D, which the model makes by U and by turning the cube. */
    @Test
    void aStickerOfAnotherLayerDraggedTurnsTheOppositeOne() {
        drag(12, 13, 0.9);
        assertThat(stage.asked.get(0)).startsWith("drag U ");
        assertThat(stage.asked).endsWith("release");
        assertThat(stage.board.cube().seenPlace(0).face()).isEqualTo(Face.U);
    }

    @Test
    void draggingBesideTheCubeLooksAroundIt() {
        Point2D before = onScreen(0);
        Bounds board = stage.board.node().localToScreen(stage.board.node().getLayoutBounds());
        hand.moveTo(board.getMinX() + 40, board.getMinY() + 60)
                .press()
                .moveBy(60, 30)
                .release();
        assertThat(onScreen(0).distance(before)).isGreaterThan(20);
        assertThat(stage.asked).isEmpty();
    }

    @Test
    void everyButtonTurnsTheFaceThatIsSeen() {
        for (Object button : stage.board.node().lookupAll(".turn-button").toArray()) {
            hand.click((Button) button);
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
    void theGoalCardSetsTheGoal() {
        SimpleObjectProperty<Exhibit> goal = new SimpleObjectProperty<>(stage.kit.exhibit());
        stage.state = stage.puzzle.parse("040411253311253340405252");
        stage.show(() -> {
            stage.board.draw(stage.state, Puzzle.NO_MOVE, 0);
            stage.scene.setRoot(stage.kit.newGoalCard(stage.texts, goal).orElseThrow());
        });
        hand.click("#goal-faces");
        assertThat(best()).isEqualTo("The cube can be solved within 5 turns.");
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(best()).isEqualTo("5 步之内可以复原。");
        stage.show(() -> goal.set(((PocketCubeExhibit) goal.get()).withFaces(2)));
        hand.click("#goal-play");
        assertThat(goal.get().goal()).isEqualTo("solved");
    }

    private String best() {
        return fx(() -> ((Labeled) stage.scene.lookup("#goal-best")).getText());
    }

    @Test
    void theBoardIsReadFaceByFace() {
        assertThat(stage.board.node().getAccessibleText())
                .startsWith("Up white, white, white, white; right red, red, red, red; front green")
                .endsWith("back blue, blue, blue, blue");
    }
}
