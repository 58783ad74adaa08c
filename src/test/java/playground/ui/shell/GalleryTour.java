package playground.ui.shell;

import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.List;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import playground.engine.Algorithm;
import playground.engine.Puzzle;
import playground.ui.board.Preference;
import playground.ui.board.PuzzleKit;

/** All pictures of one puzzle in one look. It knows no puzzle: what a puzzle has not, it passes by. */
final class GalleryTour {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    /** An algorithm that takes long enough to be pictured on its way. */
    private static final String FOR_EVER = "ida-star";

    private final ShownPuzzle shown;
    private final WindowStage window;
    private final PuzzleKit kit;
    private final PopupPictures popups;

    GalleryTour(ShownPuzzle shown) {
        this.shown = shown;
        window = shown.window;
        kit = shown.kit;
        popups = new PopupPictures(shown);
    }

    /** Every screen and pane. */
    void takeAll() {
        shown.keep("start");
        hints();
        values();
        solution();
        searches();
        review();
        goal();
        popups.newPosition();
        popups.keepPopup("keys", KeyCode.F1);
        goalCard();
        preferences();
        sizes();
        largeTextPopups();
    }

    /** Those in which there is most to see and least room for it. */
    void takeFew() {
        solution();
        popups.newPosition();
        facesAsked();
        showEverything();
        smallWindow();
    }

    private void hints() {
        for (int rung = 1; rung <= 3; rung++) {
            shown.askForHint();
            shown.keep("hint-" + rung);
        }
    }

    private void values() {
        fxRun(() -> window.settings.showValuesProperty().set(true));
        shown.keep("values");
        fxRun(() -> window.settings.showValuesProperty().set(false));
    }

    /** The solution, three moves in and halfway into the fourth. */
    private void solution() {
        shown.solve();
        fxRun(() -> shown.game().seek(shown.game().session().planStart() + 3));
        fxRun(() -> window.drawHalfway(shown.game()
                .session()
                .steps()
                .get(shown.game().session().cursor() + 1)
                .move()));
        shown.keep("solve");
    }

    /** A search while it runs and when it was stopped. */
    private void searches() {
        List<Algorithm> algorithms = kit.exhibit().algorithms();
        if (algorithms.stream().noneMatch(algorithm -> algorithm.code().equals(FOR_EVER))) {
            return;
        }
        shown.restart(
                kit.notablePositions().get(kit.notablePositions().size() - 1).position());
        shown.chooseAlgorithm(FOR_EVER);
        window.hand.type(KeyCode.F3);
        until("figures", () -> window.text("#figure-expanded").length() > 6);
        shown.keep("searching");
        window.hand.type(KeyCode.ESCAPE);
        until("stopped", () -> window.solving().outcomeProperty().get() != null);
        window.untilIdle();
        shown.keep("stopped");
        shown.chooseAlgorithm(algorithms.get(0).code());
    }

    /** Moves of which some lead nearer and some do not. */
    private void review() {
        shown.deal();
        for (int count = 0; count < 12; count++) {
            int turn = count;
            fxRun(() -> playSomething(turn));
        }
        fxRun(() -> selectTab(1));
        shown.keep("review");
        fxRun(() -> selectTab(0));
    }

    private void playSomething(int turn) {
        Puzzle puzzle = shown.game().session().exhibit().puzzle();
        for (int move = turn * 5 % puzzle.moveCount(); ; move = (move + 1) % puzzle.moveCount()) {
            if (puzzle.apply(shown.game().session().state(), move) != Puzzle.NO_STATE) {
                shown.game().play(move);
                return;
            }
        }
    }

    private void selectTab(int tab) {
        ((TabPane) window.scene.lookup("#side")).getSelectionModel().select(tab);
    }

    /** The goal, reached by hints from the easiest of the notable positions. */
    private void goal() {
        shown.restart(kit.notablePositions().get(0).position());
        for (int hint = 0; hint < 80 && !fx(() -> shown.game().session().isSolved()); hint++) {
            shown.askForHint();
        }
        shown.keep("goal");
    }

    /** A card of the puzzle's own for its goals; returns whether there is one. */
    private boolean facesAsked() {
        if (window.scene.lookup("#goal-faces") == null) {
            return false;
        }
        shown.deal();
        shown.fire("#goal-faces");
        return true;
    }

    private void goalCard() {
        if (!facesAsked()) {
            return;
        }
        shown.keep("faces-goal");
        for (int rung = 1; rung <= 3; rung++) {
            shown.askForHint();
        }
        shown.solve();
        shown.keep("faces-solve");
        shown.fire("#goal-solve");
        window.untilReady();
        fxRun(() -> shown.<String>box("#goal-metric").getSelectionModel().selectLast());
        window.untilReady();
        shown.keep("half-turns");
        fxRun(() -> shown.<String>box("#goal-metric").getSelectionModel().selectFirst());
        window.untilReady();
    }

    private void preferences() {
        shown.deal();
        for (Preference preference : kit.preferences()) {
            fxRun(() -> preference.value().set(!preference.value().get()));
            shown.keep("preference-" + preference.key());
            fxRun(() -> preference.value().set(!preference.value().get()));
        }
    }

    /** Everything at once in windows of other sizes and with large text. */
    private void sizes() {
        showEverything();
        window.resize(1920, 1080);
        shown.keep("large");
        window.resize(WIDTH, HEIGHT);
        fxRun(() -> window.settings.largeTextProperty().set(true));
        shown.keep("large-text");
        fxRun(() -> window.settings.largeTextProperty().set(false));
        smallWindow();
    }

    private void showEverything() {
        shown.deal();
        fxRun(() -> window.settings.showValuesProperty().set(true));
        for (int rung = 1; rung <= 3; rung++) {
            shown.askForHint();
        }
        shown.solve();
    }

    /** The smallest window that the app lets be made. */
    private void smallWindow() {
        window.resize(1000, 640);
        shown.keep("small");
        fxRun(() -> window.settings.largeTextProperty().set(true));
        shown.keep("small-large-text");
        fxRun(() -> {
            window.settings.largeTextProperty().set(false);
            window.settings.showValuesProperty().set(false);
        });
        window.resize(WIDTH, HEIGHT);
    }

    private void largeTextPopups() {
        fxRun(() -> window.settings.largeTextProperty().set(true));
        popups.keepPopup("new-large-text", KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        popups.keepPopup("keys-large-text", KeyCode.F1);
        fxRun(() -> window.settings.largeTextProperty().set(false));
    }
}
