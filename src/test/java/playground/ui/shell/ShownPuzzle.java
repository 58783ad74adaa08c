package playground.ui.shell;

import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Algorithm;
import playground.engine.Exhibit;
import playground.ui.board.PuzzleKit;
import playground.ui.session.Game;

/** One puzzle in the window, as the pictures of it want it. It knows no puzzle. */
final class ShownPuzzle {
    private static final int FAR = 9;

    final WindowStage window;
    final PuzzleKit kit;
    private final Gallery gallery;
    private final String look;

    /**
     * A puzzle of the window, which is shown from now on.
     *
     * @param look theme and language that are on, as the names of the pictures have it
     */
    ShownPuzzle(WindowStage window, Gallery gallery, PuzzleKit kit, String look) {
        this.window = window;
        this.gallery = gallery;
        this.kit = kit;
        this.look = look;
        fxRun(() -> window.shell.show(kit));
        window.untilReady();
        chooseAlgorithm(kit.exhibit().algorithms().get(0).code());
        deal();
    }

    /** Keeps a picture of the window. */
    void keep(String name) {
        WaitForAsyncUtils.waitForFxEvents(1);
        keep(window.scene, name);
    }

    /** Keeps a picture of what the window opened. */
    void keep(Scene scene, String name) {
        fxRun(() -> gallery.keep(scene, kit.exhibit().id() + "-" + name + "-" + look));
    }

    Game game() {
        return window.game();
    }

    /** Nine moves away where that can be said; else the middle one of the notable positions. */
    void deal() {
        if (game().session().exhibit() != kit.exhibit()) {
            restart(kit.notablePositions().get(0).position());
        }
        if (game().distancesProperty().get() == null) {
            restart(kit.notablePositions()
                    .get(kit.notablePositions().size() / 2)
                    .position());
        } else {
            fxRun(() -> game().restartAt(FAR, 7));
        }
        window.untilIdle();
    }

    /** Begins a game for the puzzle's own goal. */
    void restart(String position) {
        Exhibit exhibit = kit.exhibit();
        fxRun(() -> game().restart(exhibit, exhibit.puzzle().parse(position)));
        window.untilReady();
    }

    void askForHint() {
        fxRun(() -> game().askForHint());
        window.untilIdle();
    }

    /** Solves the position with the algorithm chosen. */
    void solve() {
        window.hand.type(KeyCode.F3);
        until("a solution", () -> window.solving().outcomeProperty().get() != null);
        window.untilIdle();
    }

    void chooseAlgorithm(String code) {
        fxRun(() -> {
            ComboBox<Algorithm> box = box("#algorithm");
            box.getItems().stream()
                    .filter(algorithm -> algorithm.code().equals(code))
                    .findFirst()
                    .ifPresent(box::setValue);
        });
    }

    @SuppressWarnings("unchecked")
    <T> ComboBox<T> box(String selector) {
        return (ComboBox<T>) window.scene.lookup(selector);
    }

    /** Presses a button. */
    void fire(String selector) {
        fxRun(() -> {
            if (window.scene.lookup(selector) instanceof ToggleButton toggle) {
                toggle.fire();
            } else {
                ((Button) window.scene.lookup(selector)).fire();
            }
        });
        window.untilReady();
    }
}
