package playground.puzzles.rotation.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.puzzles.rotation.Lines;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.StageExtension;

/** What the board draws is what the puzzle says, at rest and at both ends of every move. */
@ExtendWith(StageExtension.class)
class RotationViewTest {
    private RotationStage stage;

    @Start
    void start(Stage window) {
        stage = new RotationStage(window, 700, 700);
    }

    private String drawn(long state, int move, double t) {
        stage.show(() -> stage.board.draw(state, move, t));
        return stage.drawn();
    }

    @Test
    void everyStateIsDrawnAsThePuzzleWritesIt() {
        Random random = new Random(1);
        stage.show(() -> {
            for (int round = 0; round < 50; round++) {
                long state = stage.puzzle.randomState(random);
                assertThat(drawn(state, Puzzle.NO_MOVE, 0)).isEqualTo(stage.puzzle.format(state));
            }
        });
    }

    @Test
    void aMoveBeginsAtItsStateAndEndsAtTheNext() {
        Random random = new Random(2);
        stage.show(() -> {
            for (int round = 0; round < 10; round++) {
                long state = stage.puzzle.randomState(random);
                for (int move = 0; move < Lines.MOVES; move++) {
                    assertThat(drawn(state, move, 0)).isEqualTo(stage.puzzle.format(state));
                    String after = stage.puzzle.format(stage.puzzle.apply(state, move));
                    assertThat(drawn(state, move, 1)).isEqualTo(after);
                    assertThat(drawn(state, move, 1 - 1e-4)).isEqualTo(after);
                }
            }
        });
    }

    /** Halfway, the seven blocks of the line and the twin of the one that leaves are between cells, all on the board. */
    @Test
    void onTheWayOnlyTheLineMovesAndNothingLeavesTheBoard() {
        long state = stage.puzzle.parse("123123123123123123123123");
        stage.show(() -> {
            for (int move = 0; move < Lines.MOVES; move++) {
                assertThat(drawn(state, move, 0.4)).isNull();
                assertThat(stage.blocks()).hasSize(25);
                assertThat(stage.blocks().stream().filter(this::isBetweenCells)).hasSize(8);
                Bounds board = stage.grid().getLayoutBounds();
                for (Block block : stage.blocks()) {
                    Bounds shown = block.getBoundsInParent();
                    assertThat(shown.getMinX()).isGreaterThan(-1);
                    assertThat(shown.getMinY()).isGreaterThan(-1);
                    assertThat(shown.getMaxX()).isLessThan(board.getWidth() + 2);
                    assertThat(shown.getMaxY()).isLessThan(board.getHeight() + 2);
                }
            }
        });
    }

    private boolean isBetweenCells(Node block) {
        double column = block.getLayoutX() / stage.grid().pitch();
        double row = block.getLayoutY() / stage.grid().pitch();
        return Math.hypot(column - Math.round(column), row - Math.round(row)) > 0.1;
    }

    @Test
    void everyButtonStandsAtTheEndToWhichItTurns() {
        stage.show(() -> stage.board.draw(stage.state(), Puzzle.NO_MOVE, 0));
        for (int move = 0; move < Lines.MOVES; move++) {
            Bounds button = stage.buttons().get(move).getBoundsInParent();
            int line = Lines.line(move);
            int end = Lines.cell(line, Lines.isForward(move) ? Lines.LENGTH - 1 : 0);
            double pitch = stage.grid().pitch();
            double x = (button.getCenterX()
                            - stage.grid().getLayoutX()
                            - stage.grid().side() / 2)
                    / pitch;
            double y = (button.getCenterY()
                            - stage.grid().getLayoutY()
                            - stage.grid().side() / 2)
                    / pitch;
            double away = Lines.isForward(move) ? 1.08 : -1.08;
            assertThat(x).isCloseTo(Place.column(end) + (Place.isColumn(line) ? 0 : away), within(0.06));
            assertThat(y).isCloseTo(Place.row(end) + (Place.isColumn(line) ? away : 0), within(0.06));
        }
    }

    @Test
    void drawingCreatesNoNodes() {
        int before = stage.grid().getChildrenUnmodifiable().size();
        Random random = new Random(3);
        stage.show(() -> {
            for (int round = 0; round < 50; round++) {
                stage.board.draw(stage.puzzle.randomState(random), random.nextInt(8), random.nextDouble());
            }
        });
        assertThat(stage.grid().getChildrenUnmodifiable()).hasSize(before);
    }

    @Test
    void aHintTellsNoMoreThanItsRung() {
        var distances = stage.kit.exhibit().distances(new SearchMonitor());
        long state = stage.puzzle.parse("111132323132231222312133");
        MoveValues values = MoveValues.of(stage.puzzle, distances, state);
        stage.show(() -> {
            stage.board.draw(state, Puzzle.NO_MOVE, 0);
            stage.board.point(new Hint(Rung.DISTANCE, values));
        });
        assertThat(visible(".hint-frame") + visible(".arrow") + aimed()).isZero();
        stage.show(() -> stage.board.point(new Hint(Rung.PLACE, values)));
        assertThat(visible(".hint-frame")).isEqualTo(1);
        assertThat(visible(".arrow") + visible(".hinted")).isZero();
        assertThat(aimed()).isEqualTo(8);
        stage.show(() -> stage.board.point(new Hint(Rung.MOVE, values)));
        assertThat(visible(".arrow")).isEqualTo(2);
        assertThat(visible(".hinted")).isEqualTo(1);
        stage.show(() -> stage.board.point(Hint.NONE));
        assertThat(visible(".hint-frame") + visible(".arrow") + visible(".hinted") + aimed())
                .isZero();
    }

    private long visible(String selector) {
        return stage.board.node().lookupAll(selector).stream()
                .filter(Node::isVisible)
                .count();
    }

    private long aimed() {
        return stage.blocks().stream()
                .filter(block -> block.getPseudoClassStates().stream()
                        .anyMatch(sign -> sign.getPseudoClassName().equals("aimed")))
                .count();
    }

    @Test
    void everyBlockHasItsNumberAsASecondSign() {
        stage.show(() -> stage.board.draw(stage.state(), Puzzle.NO_MOVE, 0));
        for (Block block : stage.blocks()) {
            assertThat(((Text) block.lookup(".digit")).getText()).isEqualTo(Integer.toString(block.colour()));
            assertThat(block.getStyleClass()).contains("tile-" + block.colour());
        }
    }

    @Test
    void theStateIsSpokenLineByLineInTheLanguageChosen() {
        long state = stage.puzzle.parse("111132323132231222312133");
        stage.show(() -> stage.board.draw(state, Puzzle.NO_MOVE, 0));
        assertThat(stage.board.node().getAccessibleText())
                .isEqualTo("Left column 1, 1, 3, 2, 2, 2, 3; right column 1, 1, 3, 2, 2, 1, 3; "
                        + "upper row 3, 2, 3, 2, 3, 1, 3; lower row 3, 1, 2, 2, 2, 3, 1");
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(stage.board.node().getAccessibleText()).startsWith("左列 1、1、");
    }
}
