package playground.puzzles.magicboard.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.StageExtension;

/** What the board draws is what the puzzle says, at rest and at both ends of every move. */
@ExtendWith(StageExtension.class)
class MagicBoardViewTest {
    private static final double NEARLY = 0.5;

    private BoardStage stage;

    @Start
    void start(Stage window) {
        stage = new BoardStage(window, 900, 620);
    }

    @Test
    void everyStateIsDrawnAsThePuzzleWritesIt() {
        stage.show(this::drawSomeStates);
    }

    private void drawSomeStates() {
        Random random = new Random(1);
        long state = stage.puzzle.goals()[0];
        Puzzle byRows = stage.kit.exhibit().withReading("rows").puzzle();
        for (int step = 0; step < 100; step++) {
            state = stage.puzzle.apply(state, random.nextInt(stage.puzzle.moveCount()));
            long shown = state;
            stage.show(() -> stage.board.draw(shown, Puzzle.NO_MOVE, 0));
            StringBuilder digits = new StringBuilder();
            for (String[] row : stage.drawnDigits()) {
                digits.append(String.join("", row));
            }
            assertThat(digits).hasToString(byRows.format(state));
        }
    }

    @Test
    void aMoveBeginsAtItsStateAndEndsAtTheNext() {
        stage.show(this::drawBothEndsOfMoves);
    }

    private void drawBothEndsOfMoves() {
        Random random = new Random(2);
        for (int round = 0; round < 20; round++) {
            long state = stage.puzzle.randomState(random);
            for (int move = 0; move < stage.puzzle.moveCount(); move++) {
                Map<String, double[]> before = drawn(state, Puzzle.NO_MOVE, 0);
                assertAlike(drawn(state, move, 0), before);
                Map<String, double[]> after = drawn(stage.puzzle.apply(state, move), Puzzle.NO_MOVE, 0);
                assertAlike(drawn(state, move, 1), after);
                assertAlike(drawn(state, move, 1 - 1e-4), after);
            }
        }
    }

    @Test
    void onTheWayEveryTileThatMovesIsOnItsWay() {
        stage.show(this::drawMovesOnTheWay);
    }

    private void drawMovesOnTheWay() {
        long state = stage.puzzle.goals()[0];
        for (int move = 0; move < stage.puzzle.moveCount(); move++) {
            Map<String, double[]> before = drawn(state, Puzzle.NO_MOVE, 0);
            Map<String, double[]> onTheWay = drawn(state, move, 0.4);
            boolean middleOnly = move == TileGrid.C;
            for (String digit : before.keySet()) {
                double[] from = before.get(digit);
                double[] to = onTheWay.get(digit);
                boolean moves = !middleOnly || "2367".contains(digit);
                assertThat(Math.hypot(to[0] - from[0], to[1] - from[1]) > NEARLY)
                        .as("tile %s in move %d", digit, move)
                        .isEqualTo(moves);
            }
        }
    }

    /** What can be seen within the edges of the board: for each digit, the middle of its tile and its scale. */
    private Map<String, double[]> drawn(long state, int move, double t) {
        stage.show(() -> stage.board.draw(state, move, t));
        Map<String, double[]> places = new HashMap<>();
        for (Region tile : stage.tiles()) {
            double x = tile.getLayoutX() + tile.getWidth() / 2;
            double y = tile.getLayoutY() + tile.getHeight() / 2;
            if (x > 0 && x < stage.grid().getWidth()) {
                String digit = ((Text) tile.lookup(".digit")).getText();
                assertThat(places.put(digit, new double[] {x, y, tile.getScaleX()}))
                        .as("tile %s is shown once", digit)
                        .isNull();
            }
        }
        return places;
    }

    private static void assertAlike(Map<String, double[]> one, Map<String, double[]> other) {
        assertThat(one).hasSize(8).containsOnlyKeys(other.keySet());
        one.forEach((digit, place) -> {
            assertThat(place[0]).isCloseTo(other.get(digit)[0], within(NEARLY));
            assertThat(place[1]).isCloseTo(other.get(digit)[1], within(NEARLY));
            assertThat(place[2]).isCloseTo(1, within(0.01));
        });
    }

    @Test
    void drawingCreatesNoNodes() {
        int before = stage.grid().getChildrenUnmodifiable().size();
        Random random = new Random(3);
        for (int round = 0; round < 50; round++) {
            drawn(stage.puzzle.randomState(random), TileGrid.C, random.nextDouble());
        }
        assertThat(stage.grid().getChildrenUnmodifiable()).hasSize(before);
    }

    @Test
    void aHintTellsNoMoreThanItsRung() {
        MoveValues values = new MoveValues(5, new int[] {6, 4, 5});
        stage.show(() -> stage.board.point(new Hint(Rung.DISTANCE, values)));
        assertThat(visible(".hint-frame")).isZero();
        assertThat(visible(".arrow")).isZero();
        stage.show(() -> stage.board.point(new Hint(Rung.PLACE, values)));
        assertThat(visible(".hint-frame")).isEqualTo(2);
        assertThat(visible(".arrow")).isZero();
        assertThat(visible(".hinted")).isZero();
        stage.show(() -> stage.board.point(new Hint(Rung.MOVE, values)));
        assertThat(visible(".arrow")).isEqualTo(1);
        assertThat(visible(".hinted")).isEqualTo(1);
        stage.show(() -> stage.board.point(Hint.NONE));
        assertThat(visible(".hint-frame") + visible(".arrow") + visible(".hinted"))
                .isZero();
    }

    private long visible(String selector) {
        return stage.board.node().lookupAll(selector).stream()
                .filter(Node::isVisible)
                .count();
    }

    @Test
    void theStateIsSpokenRowByRowInTheLanguageChosen() {
        long state = stage.puzzle.parse("37821564");
        stage.show(() -> stage.board.draw(state, Puzzle.NO_MOVE, 0));
        Region node = stage.board.node();
        assertThat(node.getAccessibleText()).isEqualTo("Upper row 3, 7, 8, 2; lower row 4, 6, 5, 1");
        stage.show(() -> stage.board.draw(state, TileGrid.A, 0.5));
        assertThat(node.getAccessibleText()).startsWith("Upper row 3");
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(node.getAccessibleText()).isEqualTo("上行 3、7、8、2；下行 4、6、5、1");
    }
}
