package playground.puzzles.sliding.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.StageExtension;

/** What the board draws is what the puzzle says, at rest and at both ends of every move. */
@ExtendWith(StageExtension.class)
class SlidingViewTest {
    private static final double NEARLY = 0.02;

    private SlidingStage stage;

    @Start
    void start(Stage window) {
        stage = new SlidingStage(window, 4, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", 640, 640);
    }

    @Test
    void everyStateIsDrawnAsThePuzzleHasIt() {
        stage.show(() -> {
            SplittableRandom random = new SplittableRandom(1);
            for (int round = 0; round < 8; round++) {
                long state = stage.puzzle.randomState(random);
                stage.board.draw(state, Puzzle.NO_MOVE, 0);
                assertDrawn(state);
                for (int move = 0; move < 4; move++) {
                    long next = stage.puzzle.apply(state, move);
                    if (next != Puzzle.NO_STATE) {
                        stage.board.draw(state, move, 0);
                        assertDrawn(state);
                        stage.board.draw(state, move, 1);
                        assertDrawn(next);
                    }
                }
            }
        });
    }

    private void assertDrawn(long state) {
        for (int cell = 0; cell < 16; cell++) {
            int tile = Nibbles.get(state, cell);
            int row = cell / 4;
            if (tile != 0) {
                assertThat(stage.place(tile)[0]).isCloseTo(cell % 4, within(NEARLY));
                assertThat(stage.place(tile)[1]).isCloseTo(row, within(NEARLY));
            }
        }
    }

    @Test
    void onTheWayOneTileIsOnItsWay() {
        long goal = stage.puzzle.goals()[0];
        stage.show(() -> stage.board.draw(goal, 1, 0.4));
        assertThat(stage.place(15)[0]).isCloseTo(2.4, within(NEARLY));
        assertThat(stage.place(12)[1]).isCloseTo(2, within(NEARLY));
        stage.show(() -> stage.board.draw(goal, 3, 0.4));
        assertThat(stage.place(15)[0]).isCloseTo(2, within(NEARLY));
        assertThat(stage.place(12)[1]).isCloseTo(2.4, within(NEARLY));
    }

    @Test
    void drawingCreatesNoNodes() {
        int before = stage.grid().getChildrenUnmodifiable().size();
        SplittableRandom random = new SplittableRandom(3);
        stage.show(() -> {
            for (int round = 0; round < 50; round++) {
                stage.board.draw(stage.puzzle.randomState(random), Puzzle.NO_MOVE, 0);
            }
        });
        assertThat(stage.grid().getChildrenUnmodifiable()).hasSize(before);
    }

    /** On 4 by 4 a search tells the worth of some moves only. */
    @Test
    void tilesShowWhatIsKnownOfTheirMoves() {
        int none = MoveValues.IMPOSSIBLE;
        long state = stage.puzzle.apply(stage.puzzle.goals()[0], 1);
        stage.show(() -> stage.board.draw(state, Puzzle.NO_MOVE, 0));
        stage.show(() -> stage.board.mark(new MoveValues(1, new int[] {none, 2, 0, MoveValues.UNKNOWN})));
        assertThat(badge(15)).isEqualTo("−1");
        assertThat(badge(14)).isEqualTo("+1");
        assertThat(badge(11)).isEmpty();
        assertThat(badge(1)).isEmpty();
        assertThat(stage.tile(15).getAccessibleText())
                .isEqualTo("Tile 15, slides to the left; leads to the goal, one nearer");
        assertThat(stage.tile(11).getAccessibleText()).isEqualTo("Tile 11, slides down");
        assertThat(stage.tile(1).getAccessibleText()).isEqualTo("Tile 1");
        stage.show(() -> stage.board.mark(null));
        assertThat(badge(15)).isEmpty();
    }

    private String badge(int number) {
        Label badge = (Label) stage.tile(number).lookup(".slide-value");
        return badge.isVisible() ? badge.getText() : "";
    }

    @Test
    void aHintTellsNoMoreThanItsRung() {
        int none = MoveValues.IMPOSSIBLE;
        MoveValues values = new MoveValues(5, new int[] {none, 4, none, 6});
        stage.show(() -> stage.board.point(new Hint(Rung.DISTANCE, values)));
        assertThat(visible(".hint-frame") + visible(".arrow")).isZero();
        stage.show(() -> stage.board.point(new Hint(Rung.PLACE, values)));
        assertThat(visible(".hint-frame")).isEqualTo(1);
        assertThat(visible(".arrow")).isZero();
        stage.show(() -> stage.board.point(new Hint(Rung.MOVE, values)));
        assertThat(visible(".hint-frame")).isEqualTo(2);
        assertThat(visible(".arrow")).isEqualTo(1);
        stage.show(() -> stage.board.point(Hint.NONE));
        assertThat(visible(".hint-frame") + visible(".arrow")).isZero();
    }

    private long visible(String selector) {
        return stage.board.node().lookupAll(selector).stream()
                .filter(Node::isVisible)
                .count();
    }

    @Test
    void theStateIsSpokenRowByRowInTheLanguageChosen() {
        Region node = stage.board.node();
        assertThat(node.getAccessibleText()).isEqualTo("1, 2, 3, 4; 5, 6, 7, 8; 9, 10, 11, 12; 13, 14, 15, gap");
        stage.show(() -> stage.texts.languageProperty().set(Texts.CHINESE));
        assertThat(node.getAccessibleText()).isEqualTo("1、2、3、4；5、6、7、8；9、10、11、12；13、14、15、空格");
        assertThat(stage.tile(15).getAccessibleText()).isEqualTo("15 号块，右移");
    }
}
