package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.until;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import playground.puzzles.sliding.ui.SlidingKit;
import playground.ui.OnScreen;
import playground.ui.session.Background;

/** New, where no table knows all distances: a position at an exact one is searched for, and the window says how. */
@OnScreen
class DealBySearchTest {
    private Background background;
    private Settings settings;
    private Hand hand;
    private Looks looks;
    private Shell shell;

    @Start
    void start(Stage stage) {
        background = new Background();
        settings = new Settings();
        hand = new Hand();
        settings.themeProperty().set(Theme.LIGHT);
        settings.languageProperty().set(Locale.ENGLISH);
        settings.speedProperty().set(0);
        looks = new Looks(settings, background);
        shell = new Shell(List.of(new SlidingKit(4)), settings, looks, background);
        stage.setScene(new Scene(shell.root(), 1280, 800));
        stage.show();
    }

    @AfterEach
    void close() {
        FxTest.fxRun(() -> {
            shell.close();
            looks.close();
            background.close();
        });
    }

    /** What is shown with an id, in whichever window. */
    private static Node shown(String id) {
        return fx(() -> Window.getWindows().stream()
                .map(window -> window.getScene().lookup(id))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null));
    }

    private static boolean isWhole(Label label) {
        return label.getHeight() >= label.prefHeight(label.getWidth()) - 1;
    }

    @Test
    void theDistanceAskedForIsDealt() {
        until("distance", () -> shell.game().valuesProperty().get() != null);
        hand.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        until("New", () -> shown("#new-by-search") != null);
        Label how = (Label) shown("#new-by-search");
        assertThat(fx(how::getText)).contains("not every position is equally likely");
        until("laid out", () -> how.getHeight() > 0);
        assertThat(fx(() -> isWhole(how))).isTrue();
        FxTest.fxRun(() -> {
            ((Slider) shown("#new-distance")).setValue(17);
            ((Button) shown("#new-at-distance")).fire();
        });
        until(
                "dealt",
                () -> shell.game().session().steps().size() == 2
                        && background.jobs().isEmpty());
        assertThat(fx(() -> ((Label) shown("#distance")).getText())).isEqualTo("17 moves to the goal");
        FxTest.fxRun(() -> settings.languageProperty().set(Locale.SIMPLIFIED_CHINESE));
        assertThat(fx(() -> ((Label) shown("#distance")).getText())).isEqualTo("距目标 17 步");
    }
}
