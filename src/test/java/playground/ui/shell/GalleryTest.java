package playground.ui.shell;

import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Algorithm;
import playground.engine.Exhibit;
import playground.ui.OnScreen;
import playground.ui.board.Texts;
import playground.ui.session.Game;

/** Leaves a picture of every screen and pane in target/gallery, in both themes and both languages. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@OnScreen
class GalleryTest {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;

    private final Gallery gallery = new Gallery();
    private WindowStage window;
    /** The theme and language of the pictures now taken, as their names have it. */
    private String look;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, WindowStage.NINE_AWAY, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void everyScreenAndPane() {
        window.untilReady();
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            for (Locale language : Texts.LANGUAGES) {
                look = theme.name().toLowerCase(Locale.ROOT) + "-" + language.getLanguage();
                fxRun(() -> {
                    window.settings.themeProperty().set(theme);
                    window.settings.languageProperty().set(language);
                });
                everyState();
            }
        }
        gallery.assertFaultless();
    }

    private void everyState() {
        restart(WindowStage.NINE_AWAY);
        keep("start");
        hints();
        values();
        solution();
        searches();
        goal();
        review();
        keepPopup("new", KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        keepPopup("keys", KeyCode.F1);
        sizes();
    }

    private void keep(String name) {
        keep(window.scene, name);
    }

    private void keep(Scene scene, String name) {
        fxRun(() -> gallery.keep(scene, "magic-board-" + name + "-" + look));
    }

    private Game game() {
        return window.game();
    }

    private void hints() {
        for (int rung = 1; rung <= 3; rung++) {
            fxRun(() -> game().askForHint());
            keep("hint-" + rung);
        }
    }

    private void values() {
        fxRun(() -> window.settings.showValuesProperty().set(true));
        keep("values");
        fxRun(() -> window.settings.showValuesProperty().set(false));
    }

    /** The solution, three moves in and halfway into the fourth. */
    private void solution() {
        solveWith("bidirectional");
        fxRun(() -> game().seek(game().session().planStart() + 3));
        fxRun(() -> window.drawHalfway(
                game().session().steps().get(game().session().cursor() + 1).move()));
        keep("solve");
    }

    private void solveWith(String code) {
        startSearch(code);
        until("a solution", () -> window.solving().outcomeProperty().get() != null);
        window.untilIdle();
    }

    private void startSearch(String code) {
        fxRun(() -> {
            @SuppressWarnings("unchecked")
            ComboBox<Algorithm> box = (ComboBox<Algorithm>) window.scene.lookup("#algorithm");
            box.setValue(box.getItems().stream()
                    .filter(algorithm -> algorithm.code().equals(code))
                    .findFirst()
                    .orElseThrow());
        });
        window.hand.type(KeyCode.S);
    }

    private void searches() {
        restart(WindowStage.FARTHEST);
        startSearch("ida-star");
        until("figures", () -> window.text("#figure-expanded").length() > 6);
        keep("searching");
        window.hand.type(KeyCode.ESCAPE);
        until("stopped", () -> window.solving().outcomeProperty().get() != null);
        window.untilIdle();
        keep("stopped");
        solveWith("greedy:pattern");
        keep("greedy");
        solveWith("table");
    }

    private void restart(String position) {
        Exhibit exhibit = game().session().exhibit();
        fxRun(() -> game().restart(exhibit, exhibit.puzzle().parse(position)));
    }

    private void goal() {
        restart("17245368");
        for (int move : new int[] {0, 0, 2, 2, 2}) {
            fxRun(() -> game().play(move));
        }
        keep("goal");
    }

    private void review() {
        selectTab(1);
        keep("review");
        selectTab(0);
    }

    private void selectTab(int tab) {
        fxRun(() -> ((TabPane) window.scene.lookup("#side")).getSelectionModel().select(tab));
    }

    /** What keys open, as a picture of its own. */
    private void keepPopup(String name, KeyCode... keys) {
        window.hand.push(keys);
        until("open", () -> window.popups().size() == 1);
        // It is shown first and drawn with the next frames.
        WaitForAsyncUtils.waitForFxEvents();
        Scene popup = window.popups().get(0);
        keep(popup, name);
        window.hand.type(KeyCode.ESCAPE);
        until("closed", () -> window.popups().isEmpty());
    }

    private void sizes() {
        restart(WindowStage.NINE_AWAY);
        fxRun(() -> window.settings.showValuesProperty().set(true));
        for (int rung = 1; rung <= 3; rung++) {
            fxRun(() -> game().askForHint());
        }
        solveWith("bidirectional");
        window.resize(1000, 640);
        keep("small");
        window.resize(1920, 1080);
        keep("large");
        window.resize(WIDTH, HEIGHT);
        fxRun(() -> window.settings.largeTextProperty().set(true));
        keep("large-text");
        fxRun(() -> {
            window.settings.largeTextProperty().set(false);
            window.settings.showValuesProperty().set(false);
        });
        restart(WindowStage.FARTHEST);
    }
}
