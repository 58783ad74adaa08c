package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.ui.OnScreen;

/** Everything can be reached without a mouse, and has a name without a picture. */
@OnScreen
class AccessTest {
    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, WindowStage.NINE_AWAY, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void showAll() {
        window.untilReady();
        window.hand.type(KeyCode.A, KeyCode.H, KeyCode.S);
        until("a solution", () -> window.game().session().showsPlan());
        window.untilIdle();
        window.hand.type(KeyCode.RIGHT);
    }

    private static List<Node> reachable(Scene scene) {
        return fx(() -> WindowStage.nodesBelow(scene.getRoot()).stream()
                .filter(WindowStage::isShown)
                .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                .toList());
    }

    private static boolean hasName(Node node) {
        boolean text = node instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isBlank();
        boolean spoken =
                node.getAccessibleText() != null && !node.getAccessibleText().isBlank();
        // These only hold others, which have names of their own.
        return text || spoken || node instanceof ScrollPane || node instanceof TabPane;
    }

    @Test
    void everyControlHasAName() {
        showAll();
        assertThat(reachable(window.scene)).hasSizeGreaterThan(15).allMatch(AccessTest::hasName);
        fxRun(() -> ((TabPane) window.node("#side")).getSelectionModel().select(1));
        assertThat(reachable(window.scene)).allMatch(AccessTest::hasName);
        assertThat(window.boardNode().getAccessibleText()).startsWith("Upper row");
    }

    @Test
    void everyControlOfNewAndTheKeysHasAName() {
        window.untilReady();
        window.hand.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        until(
                "New",
                () -> window.popups().stream()
                        .anyMatch(popup -> reachable(popup).size() > 8));
        assertThat(reachable(window.popups().get(0))).allMatch(AccessTest::hasName);
        window.hand.type(KeyCode.ESCAPE);
        until("closed", () -> window.popups().isEmpty());
    }

    @Test
    void tabGoesToEveryControlAndBackToTheFirst() {
        showAll();
        Set<Node> wanted = new LinkedHashSet<>(reachable(window.scene));
        wanted.removeIf(node -> !(node instanceof Control) && node != window.boardNode());
        Set<Node> reached = new LinkedHashSet<>();
        for (int tab = 0; tab < 3 * wanted.size() && !reached.containsAll(wanted); tab++) {
            window.hand.type(KeyCode.TAB);
            reached.add(fx(() -> window.scene.getFocusOwner()));
        }
        assertThat(reached).containsAll(wanted);
    }

    @Test
    void f1ListsTheKeysAndEscClosesThem() {
        window.untilReady();
        window.hand.type(KeyCode.F1);
        until("the keys", () -> window.popups().size() == 1);
        List<String> listed =
                fx(() -> WindowStage.nodesBelow(window.popups().get(0).getRoot()).stream()
                        .filter(Labeled.class::isInstance)
                        .map(node -> ((Labeled) node).getText())
                        .toList());
        assertThat(listed)
                .contains("A", "B", "C", "rows change places", "Undo", "Redo", "Hint", "Solve", "Play or pause");
        window.hand.type(KeyCode.ESCAPE);
        until("closed", () -> window.popups().isEmpty());
        assertThat(window.session().steps()).hasSize(1);
    }

    @Test
    void atFirstTheBoardHasTheFocusSoThatSpacePlays() {
        window.untilReady();
        assertThat(fx(() -> window.scene.getFocusOwner())).isSameAs(window.boardNode());
    }
}
