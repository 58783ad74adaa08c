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
import org.testfx.framework.junit5.Start;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.puzzles.pocketcube.Face;
import playground.ui.OnScreen;
import playground.ui.board.Texts;
import playground.ui.shell.Hand;

/** What a person does with mouse and keyboard is asked of the game. */
@OnScreen
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

    /** What a key asks the game for: moves, and "taken" where the board took it and asks for nothing yet. */
    private String press(Exhibit played, KeyCode code, boolean shift) {
        stage.asked.clear();
        KeyEvent key = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false);
        boolean taken = stage.board.press(key, played);
        return taken && stage.asked.isEmpty() ? "taken" : String.join(", ", stage.asked);
    }

    @Test
    void keysTurnTheFacesThatAreSeen() {
        Exhibit quarters = stage.kit.exhibit();
        stage.show(() -> {
            assertThat(press(quarters, KeyCode.U, false)).isEqualTo("play U");
            assertThat(press(quarters, KeyCode.R, true)).isEqualTo("play R'");
            assertThat(press(quarters, KeyCode.L, false)).isEqualTo("play R");
            // Turned with the left face, the cube has the model's front above.
            assertThat(press(quarters, KeyCode.D, false)).isEqualTo("play F");
            assertThat(press(quarters, KeyCode.H, false)).isEmpty();
        });
    }

    @Test
    void twoBeforeALetterIsAHalfTurn() {
        Exhibit quarters = stage.kit.exhibit();
        Exhibit halves = quarters.withMetric("half-turns");
        stage.show(() -> {
            assertThat(press(quarters, KeyCode.DIGIT2, false)).isEqualTo("taken");
            assertThat(press(quarters, KeyCode.F, false)).isEqualTo("play F, play F");
            assertThat(press(quarters, KeyCode.F, false)).isEqualTo("play F");
            assertThat(press(quarters, KeyCode.NUMPAD2, false)).isEqualTo("taken");
            assertThat(press(quarters, KeyCode.SHIFT, true)).isEmpty();
            assertThat(press(quarters, KeyCode.U, true)).isEqualTo("play U', play U'");
            assertThat(press(halves, KeyCode.DIGIT2, false)).isEqualTo("taken");
            assertThat(press(halves, KeyCode.F, false)).isEqualTo("play F2");
            assertThat(press(halves, KeyCode.F, false)).isEqualTo("play F");
        });
    }

    /** Two boards of one kit are held each in its own way. */
    @Test
    void boardsDoNotShareWhatTheirKeysMean() {
        stage.show(() -> {
            press(stage.kit.exhibit(), KeyCode.L, false);
            press(stage.kit.exhibit(), KeyCode.DIGIT2, false);
            CubeStage other = new CubeStage(new Stage(), 400, 400, stage.kit);
            KeyEvent key = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.U, false, false, false, false);
            assertThat(other.board.press(key, stage.kit.exhibit())).isTrue();
            assertThat(other.asked).containsExactly("play U");
        });
    }

    @Test
    void whoPressedALetterReadsOfThatLetter() {
        stage.show(() -> {
            long before = stage.state;
            press(stage.kit.exhibit(), KeyCode.U, false);
            assertThat(stage.board.narrate(stage.texts, before, 0)).isEmpty();
            before = stage.state;
            press(stage.kit.exhibit(), KeyCode.L, false);
            assertThat(stage.board.narrate(stage.texts, before, 2))
                    .isEqualTo("L: The left face turns a quarter clockwise, noted as R and a turn of the whole cube.");
            before = stage.state;
            press(stage.kit.exhibit(), KeyCode.U, true);
            assertThat(stage.board.narrate(stage.texts, before, 5))
                    .isEqualTo(
                            "U': The upper face turns a quarter anticlockwise, noted as F' and a turn of the whole cube.");
            before = stage.state;
            press(stage.kit.exhibit(), KeyCode.R, false);
            assertThat(stage.asked).containsExactly("play U");
            assertThat(stage.board.narrate(stage.texts, before, 0))
                    .isEqualTo("R: The right face turns a quarter clockwise, noted as U, its letter before the cube was"
                            + " turned.");
            stage.texts.languageProperty().set(Texts.CHINESE);
            assertThat(stage.board.narrate(stage.texts, before, 0)).isEqualTo("R：右面顺时针转四分之一圈，记作 U，即魔方整体转动前这一面的字母。");
            // Taken back, and made again by the window, it is in the model's letters, as the cube is held then.
            stage.board.draw(before, 0, 1);
            stage.board.draw(before, Puzzle.NO_MOVE, 0);
            assertThat(stage.board.narrate(stage.texts, before, 0)).isEmpty();
        });
    }

    @Test
    void theGoalCardSetsTheGoalAndShowsWhatItIs() {
        SimpleObjectProperty<Exhibit> goal = new SimpleObjectProperty<>(stage.kit.exhibit());
        long start = stage.puzzle.parse("441025043025243012331155");
        stage.show(() ->
                stage.scene.setRoot(stage.kit.newGoalCard(stage.texts, goal).orElseThrow()));
        hand.click("#goal-faces");
        assertThat(goal.get().goal()).isEqualTo("most faces in 5 turns");
        assertThat(best()).isEqualTo("…");
        stage.show(() -> goal.set(goal.get().startingFrom(start, new SearchMonitor())));
        assertThat(best()).isEqualTo("One face in 5 turns.");
        hand.click("#goal-turns .increment-arrow-button");
        assertThat(goal.get().goal()).isEqualTo("most faces in 6 turns");
        stage.show(() -> goal.set(goal.get().startingFrom(start, new SearchMonitor())));
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(best()).isEqualTo("6 步之内两面完整。");
        assertThat(text("#goal-ladder")).contains("不走回头 450,000");
        Exhibit chosen = goal.get();
        hand.click("#goal-faces");
        assertThat(goal.get()).isSameAs(chosen);
        hand.click("#goal-solve");
        assertThat(goal.get().goal()).isEqualTo("solved");
    }

    private String best() {
        return text("#goal-best");
    }

    private String text(String selector) {
        return fx(() -> ((Labeled) stage.scene.lookup(selector)).getText());
    }

    @Test
    void theBoardIsReadFaceByFace() {
        assertThat(stage.board.node().getAccessibleText())
                .startsWith("Up white, white, white, white; right red, red, red, red; front green")
                .endsWith("back blue, blue, blue, blue");
    }
}
