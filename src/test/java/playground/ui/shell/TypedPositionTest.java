package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.ui.board.Texts;

/** A start and a goal typed in: the fault is named while typing, in both languages and both readings. */
@ExtendWith(StageExtension.class)
class TypedPositionTest {
    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, WindowStage.NINE_AWAY, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void openNew() {
        window.untilReady();
        window.hand.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        until("New", () -> window.popups().size() == 1 && find("#typed-start") != null);
    }

    private Node find(String selector) {
        return window.popups().get(0).lookup(selector);
    }

    private void type(String field, String text) {
        fxRun(() -> ((TextField) find(field)).setText(text));
    }

    private String typed(String field) {
        return fx(() -> ((TextField) find(field)).getText());
    }

    private String fault() {
        return fx(() -> ((Labeled) find("#typed-fault")).getText());
    }

    private boolean canDeal() {
        return fx(() -> !find("#typed-deal").isDisabled());
    }

    @SuppressWarnings("unchecked")
    private void read(String reading) {
        fxRun(() -> ((ComboBox<String>) find("#typed-reading")).setValue(reading));
    }

    @Test
    void atFirstThePositionShownStandsThere() {
        openNew();
        assertThat(typed("#typed-start")).isEqualTo(WindowStage.NINE_AWAY);
        assertThat(typed("#typed-goal")).isEqualTo("12345678");
        assertThat(fault()).isEmpty();
        assertThat(canDeal()).isTrue();
    }

    @Test
    void aFaultIsNamedInBothLanguagesWhileTyping() {
        openNew();
        type("#typed-start", "1234567");
        assertThat(fault()).isEqualTo("A Magic Board has eight tiles, but there are 7 here.");
        assertThat(canDeal()).isFalse();
        type("#typed-start", "12345677");
        assertThat(fault()).isEqualTo("There are two 7s, and the 8 is missing.");
        fxRun(() -> window.settings.languageProperty().set(Texts.CHINESE));
        assertThat(fault()).isEqualTo("有两个 7，缺少 8。");
        type("#typed-start", "1234567x");
        assertThat(fault()).isEqualTo("“x”不是棋块：棋块是 1 到 8。");
        type("#typed-start", "12345678");
        assertThat(fault()).isEmpty();
        type("#typed-goal", "");
        assertThat(fault()).isEqualTo("魔板有八块，这里一块也没有。");
        assertThat(canDeal()).isFalse();
    }

    @Test
    void anotherReadingRewritesTheSameBoards() {
        openNew();
        read("rows");
        assertThat(typed("#typed-start")).isEqualTo("37824651");
        assertThat(typed("#typed-goal")).isEqualTo("12348765");
        type("#typed-start", "1234");
        read("clockwise");
        assertThat(typed("#typed-start")).as("what is no board stays").isEqualTo("1234");
        assertThat(fault()).isNotEmpty();
    }

    @Test
    void aPositionTypedByRowsIsDealt() {
        openNew();
        read("rows");
        type("#typed-start", "8765/1234");
        window.hand.click("#typed-deal");
        until("dealt", () -> window.popups().isEmpty());
        assertThat(window.text("#code")).isEqualTo("Code: magic-board:87654321");
        assertThat(window.text("#distance")).isEqualTo("1 move to the goal");
        Agreement.check(window, "after a typed position");
    }

    @Test
    void aTypedGoalHasItsOwnDistances() {
        openNew();
        type("#typed-start", "12345678");
        type("#typed-goal", "26845731");
        window.hand.click("#typed-deal");
        until("distances", () -> window.text("#distance").equals("7 moves to the goal"));
        window.hand.type(KeyCode.S);
        until("a solution", () -> window.game().session().lastStep() == 8);
        window.hand.type(KeyCode.END);
        assertThat(window.text("#distance")).isEqualTo("at the goal");
        assertThat(window.text("#code")).isEqualTo("Code: magic-board:26845731");
        for (int undo = 0; undo < 8; undo++) {
            window.hand.push(KeyCode.CONTROL, KeyCode.Z);
        }
        until("the first goal's distances", () -> window.text("#distance").equals("9 moves to the goal"));
        Agreement.check(window, "back before the other goal");
    }
}
