package playground.ui.shell;

import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.regex.Pattern;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;

/** Pictures of what "New" and the keys open. */
final class PopupPictures {
    private final ShownPuzzle shown;
    private final WindowStage window;

    PopupPictures(ShownPuzzle shown) {
        this.shown = shown;
        window = shown.window;
    }

    /** What keys open, as a picture of its own. */
    void keepPopup(String name, KeyCode... keys) {
        Scene popup = open(keys);
        shown.keep(popup, name);
        closePopup();
    }

    private Scene open(KeyCode... keys) {
        window.hand.push(keys);
        until("open", () -> window.popups().size() == 1);
        // It is shown first and drawn with the next frames.
        WaitForAsyncUtils.waitForFxEvents();
        return window.popups().get(0);
    }

    private void closePopup() {
        window.hand.type(KeyCode.ESCAPE);
        until("closed", () -> window.popups().isEmpty());
    }

    /** What "New" opens, with faults typed, and another goal played for. */
    void newPosition() {
        shown.deal();
        Scene popup = open(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        shown.keep(popup, "new");
        TextField start = (TextField) popup.lookup("#typed-start");
        String position = start.getText();
        type(start, position.substring(0, position.length() - 1));
        shown.keep(popup, "new-fault");
        Puzzle puzzle = shown.kit.exhibit().puzzle();
        type(start, swapped(puzzle.format(puzzle.goals()[0]), 0));
        if (WindowStage.isShown(popup.lookup("#typed-repair"))) {
            shown.keep(popup, "new-unsolvable");
        }
        type(start, position);
        TextField goal = (TextField) popup.lookup("#typed-goal");
        // Two pairs changed places, so that it can be reached where only even permutations can.
        if (goal == null || !type(goal, swapped(swapped(goal.getText(), 2), 0))) {
            closePopup();
            return;
        }
        fxRun(() -> ((Button) popup.lookup("#typed-deal")).fire());
        window.untilReady();
        shown.keep("other-goal");
        shown.deal();
    }

    /** Types a position; returns whether it can be played. */
    private boolean type(TextField field, String text) {
        fxRun(() -> field.setText(text));
        Scene popup = field.getScene();
        until("room for the sentence", () -> popup.getHeight() > popup.getRoot().prefHeight(-1) - 1);
        return !field.getScene().lookup("#typed-deal").isDisabled();
    }

    /** A position with two neighbouring signs changed. */
    private static String swapped(String position, int at) {
        String separator = position.contains(".") ? "." : "";
        String[] signs = position.split(Pattern.quote(separator), -1);
        if (signs.length < at + 2) {
            return position;
        }
        String first = signs[at];
        signs[at] = signs[at + 1];
        signs[at + 1] = first;
        return String.join(separator, signs);
    }
}
