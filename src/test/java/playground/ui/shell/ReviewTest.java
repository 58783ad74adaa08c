package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.ui.OnScreen;

/** The game looked at again: every move of the player's with what it was worth. */
@OnScreen
class ReviewTest {
    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, WindowStage.NINE_AWAY, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** B leads nearer, C does not, and A neither. */
    private void play() {
        window.untilReady();
        fxRun(() -> ((TabPane) window.node("#side")).getSelectionModel().select(1));
        window.hand.type(KeyCode.B, KeyCode.C, KeyCode.A, KeyCode.A);
    }

    private List<Node> chips() {
        return fx(() -> ((Parent) window.node("#review-chips")).getChildrenUnmodifiable());
    }

    @Test
    void everyMoveIsMarkedWithWhatItWasWorth() {
        play();
        List<String> expected = new ArrayList<>();
        long state = window.puzzle.parse(WindowStage.NINE_AWAY);
        for (int move : new int[] {1, 2, 0, 0}) {
            long next = window.puzzle.apply(state, move);
            int change = Agreement.DISTANCES.estimate(next) - Agreement.DISTANCES.estimate(state);
            String sign = change < 0 ? "−" + -change : change == 0 ? "±0" : "+" + change;
            expected.add(window.puzzle.moveName(move) + " " + sign);
            state = next;
        }
        assertThat(chips()).extracting(chip -> ((Button) chip).getText()).isEqualTo(expected);
        assertThat(expected.get(0)).isEqualTo("B −1");
        for (Node chip : chips()) {
            String text = ((Button) chip).getText();
            assertThat(has(chip, "nearer")).as(text).isEqualTo(text.contains("−"));
            assertThat(has(chip, "same")).as(text).isEqualTo(text.contains("±"));
            assertThat(has(chip, "further")).as(text).isEqualTo(text.contains("+"));
        }
        long nearer = expected.stream().filter(text -> text.contains("−")).count();
        assertThat(window.text("#review-summary")).isEqualTo("4 moves, " + nearer + " of them nearer to the goal.");
    }

    private static boolean has(Node node, String pseudoClass) {
        return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(pseudoClass));
    }

    @Test
    void oneCanTryAgainBeforeTheFirstLoss() {
        play();
        int firstLoss = (int) chips().stream()
                .takeWhile(chip -> ((Button) chip).getText().contains("−"))
                .count();
        window.hand.click("#review-jump");
        assertThat(window.session().cursor()).isEqualTo(firstLoss);
        Agreement.check(window, "before the first loss");
        window.hand.type(KeyCode.B);
        assertThat(window.session().movesPlayed()).isEqualTo(firstLoss + 1);
        assertThat(chips()).hasSize(firstLoss + 1);
    }

    @Test
    void aGameWithoutLossOrMoveHasNothingToTryAgain() {
        window.untilReady();
        fxRun(() -> ((TabPane) window.node("#side")).getSelectionModel().select(1));
        assertThat(window.text("#review-summary")).isEqualTo("No move has been made in this game yet.");
        assertThat(window.node("#review-jump").isDisabled()).isTrue();
        window.hand.type(KeyCode.B);
        assertThat(window.text("#review-summary")).isEqualTo("1 move, 1 of them nearer to the goal.");
        assertThat(window.node("#review-jump").isDisabled()).isTrue();
    }
}
