package playground.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.ui.board.PuzzleKit;
import playground.ui.board.PuzzleKit.KeyMeaning;
import playground.ui.board.Texts;
import playground.ui.session.Game;

/**
 * The keys: one list that both acts and is shown by F1. A puzzle's own letters come before the window's, so that a
 * puzzle with a move H keeps it; every letter of the window has a second key for that.
 */
final class Keys {
    private record Binding(String textKey, List<KeyCombination> keys, Runnable action) {}

    private final List<Binding> bindings = new ArrayList<>();

    void add(String textKey, Runnable action, KeyCombination... keys) {
        bindings.add(new Binding(textKey, List.of(keys), action));
    }

    static KeyCombination key(KeyCode code, KeyCombination.Modifier... modifiers) {
        return new KeyCodeCombination(code, modifiers);
    }

    /** Does what a key asks for, unless the control it went to wants it for itself. */
    void handle(KeyEvent event, Workbench bench) {
        if (isWanted(event)) {
            return;
        }
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown() && !event.isControlDown();
        Game game = bench.game();
        if (plain && bench.board().press(event, game.session().exhibit())) {
            event.consume();
            return;
        }
        PuzzleKit kit = bench.kit();
        int move = plain ? kit.moveOf(event) : Puzzle.NO_MOVE;
        if (move != Puzzle.NO_MOVE) {
            game.play(move);
            event.consume();
            return;
        }
        for (Binding binding : bindings) {
            if (binding.keys().stream().anyMatch(key -> key.match(event))) {
                binding.action().run();
                event.consume();
                return;
            }
        }
    }

    /**
     * Whether the control in focus uses a key itself: text fields any, buttons the space bar, sliders the arrows, and so do
     * toggles of which one is chosen, since Tab goes to the chosen one only.
     */
    private static boolean isWanted(KeyEvent event) {
        EventTarget target = event.getTarget();
        KeyCode code = event.getCode();
        if (target instanceof TextInputControl) {
            return !code.isFunctionKey() && code != KeyCode.ESCAPE && !event.isShortcutDown();
        }
        if (target instanceof ComboBoxBase) {
            return code.isNavigationKey() || code == KeyCode.SPACE || code == KeyCode.ESCAPE;
        }
        return (target instanceof Slider && code.isNavigationKey())
                || (target instanceof ToggleButton toggle && toggle.getToggleGroup() != null && code.isArrowKey())
                || (target instanceof ButtonBase && code == KeyCode.SPACE);
    }

    /** The list of all keys. */
    Region list(Texts texts, PuzzleKit kit, Texts puzzleTexts) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("keys-pane");
        for (KeyMeaning meaning : kit.keys()) {
            addRow(grid, String.join("  ", meaning.keys()), Controls.label(puzzleTexts.bind(meaning.key())));
        }
        for (Binding binding : bindings) {
            String names = binding.keys().stream()
                    .map(KeyCombination::getDisplayText)
                    .filter(name -> !isMove(kit, name))
                    .collect(Collectors.joining("  "));
            addRow(grid, names, Controls.label(texts.bind(binding.textKey())));
        }
        return grid;
    }

    /** Whether a key is a move's of the puzzle and so not the window's. */
    static boolean isMove(PuzzleKit kit, String key) {
        return kit.keys().stream().anyMatch(meaning -> meaning.keys().contains(key));
    }

    private static void addRow(GridPane grid, String key, Node meaning) {
        Label cap = new Label(key);
        cap.getStyleClass().add("key");
        grid.addRow(grid.getRowCount(), cap, meaning);
    }
}
