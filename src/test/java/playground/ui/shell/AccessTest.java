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
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.engine.Exhibit;
import playground.ui.OnScreen;
import playground.ui.board.PuzzleKit;

/** Everything can be reached without a mouse, and has a name without a picture. */
@OnScreen
class AccessTest {
    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, Kits.ALL, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** A puzzle with all that its panes have: a move made, a hint, a solution. */
    private void showAll(PuzzleKit kit) {
        Exhibit exhibit = kit.exhibit();
        long state = exhibit.puzzle().parse(kit.notablePositions().get(1).position());
        fxRun(() -> {
            window.shell.show(kit);
            window.game().restart(exhibit, state);
        });
        window.untilReady();
        window.hand.type(KeyCode.F2, KeyCode.F3);
        until("a solution", () -> window.game().session().showsPlan());
        window.untilIdle();
        window.hand.type(KeyCode.PERIOD);
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
    void everyControlOfTheFirstAndTheLastPuzzleHasANameAndIsReachedByTab() {
        assertNamedAndReached(List.of(Kits.ALL.get(0), Kits.ALL.get(Kits.ALL.size() - 1)));
    }

    @Tag("slow")
    @Test
    void everyControlOfEveryPuzzleHasANameAndIsReachedByTab() {
        assertNamedAndReached(Kits.ALL);
    }

    /** In one window, since a puzzle is opened while the window goes on. */
    private void assertNamedAndReached(List<PuzzleKit> kits) {
        for (PuzzleKit kit : kits) {
            showAll(kit);
            String puzzle = kit.exhibit().id();
            assertNamed(window.scene, puzzle);
            assertThat(window.boardNode().getAccessibleText()).as(puzzle).isNotBlank();
            assertTabReachesAll(puzzle);
            fxRun(() -> ((TabPane) window.node("#side")).getSelectionModel().select(1));
            assertNamed(window.scene, puzzle + ", review");
            fxRun(() -> ((TabPane) window.node("#side")).getSelectionModel().select(0));
            assertNewIsNamed(puzzle);
        }
    }

    private static void assertNamed(Scene scene, String what) {
        List<Node> reachable = reachable(scene);
        assertThat(reachable).as(what).hasSizeGreaterThan(5);
        assertThat(reachable.stream().filter(node -> !hasName(node)))
                .as("without a name: " + what)
                .isEmpty();
    }

    private void assertTabReachesAll(String puzzle) {
        Set<Node> wanted = new LinkedHashSet<>(reachable(window.scene));
        wanted.removeIf(node -> !(node instanceof Control) && node != window.boardNode());
        // Of toggles of which one is chosen, Tab goes to that one; arrows go on from there.
        wanted.removeIf(
                node -> node instanceof ToggleButton toggle && toggle.getToggleGroup() != null && !toggle.isSelected());
        Set<Node> reached = new LinkedHashSet<>();
        for (int tab = 0; tab < 3 * wanted.size() && !reached.containsAll(wanted); tab++) {
            window.hand.type(KeyCode.TAB);
            reached.add(fx(() -> window.scene.getFocusOwner()));
        }
        assertThat(reached).as("reached by Tab: " + puzzle).containsAll(wanted);
    }

    private void assertNewIsNamed(String puzzle) {
        window.hand.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        until(
                "New",
                () -> window.popups().stream()
                        .anyMatch(popup -> reachable(popup).size() > 5));
        assertNamed(window.popups().get(0), puzzle + ", New");
        window.hand.type(KeyCode.ESCAPE);
        until("closed", () -> window.popups().isEmpty());
    }

    @Test
    void arrowsGoFromPuzzleToPuzzle() {
        window.untilReady();
        fxRun(() ->
                window.scene.lookup(".segmented-button .toggle-button:selected").requestFocus());
        window.hand.type(KeyCode.RIGHT, KeyCode.RIGHT);
        assertThat(window.session().exhibit().id())
                .isEqualTo(Kits.ALL.get(2).exhibit().id());
        window.hand.type(KeyCode.LEFT);
        assertThat(window.session().exhibit().id())
                .isEqualTo(Kits.ALL.get(1).exhibit().id());
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
