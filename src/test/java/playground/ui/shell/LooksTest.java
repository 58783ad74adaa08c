package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TabPane;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Algorithm;
import playground.ui.OnScreen;
import playground.ui.board.Texts;

/** Language and theme show at once, and everywhere. */
@OnScreen
class LooksTest {
    /** What stays in Latin letters in Chinese: moves and keys, names of algorithms, units, the code of a position. */
    private static final Pattern LATIN_MEANT =
            Pattern.compile("IDA\\*|MiB|magic-board:|Ctrl|Shift|Space|Escape|Home|End");

    /** The time played, which goes on. */
    private static final Pattern CLOCK = Pattern.compile("\\d\\d:\\d\\d");

    private static final Pattern LATIN = Pattern.compile("[A-Za-z]{2,}");

    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(
                stage,
                WindowStage.NINE_AWAY,
                settings -> settings.showValuesProperty().set(true));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void showAll() {
        window.untilReady();
        window.hand.type(KeyCode.A, KeyCode.H, KeyCode.H, KeyCode.H, KeyCode.S);
        until("a solution", () -> window.game().session().showsPlan());
        window.untilIdle();
        window.hand.type(KeyCode.RIGHT);
    }

    private void speak(Locale language) {
        fxRun(() -> window.settings.languageProperty().set(language));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private List<String> shownTexts() {
        return fx(() -> WindowStage.nodesBelow(window.scene.getRoot()).stream()
                .filter(WindowStage::isShown)
                .filter(Labeled.class::isInstance)
                .map(node -> ((Labeled) node).getText())
                .filter(text -> text != null && !text.isBlank())
                .map(text -> CLOCK.matcher(text).replaceAll("00:00"))
                .toList());
    }

    private List<String> spokenTexts() {
        return fx(() -> WindowStage.nodesBelow(window.scene.getRoot()).stream()
                .filter(WindowStage::isShown)
                .map(Node::getAccessibleText)
                .filter(text -> text != null && !text.isBlank())
                .toList());
    }

    private static boolean isLeftOver(String text) {
        return LATIN.matcher(LATIN_MEANT.matcher(text).replaceAll("")).find();
    }

    @Test
    void anotherLanguageShowsInEveryTextAtOnce() {
        showAll();
        List<String> english = shownTexts();
        speak(Texts.CHINESE);
        assertThat(shownTexts().stream().filter(LooksTest::isLeftOver)).isEmpty();
        assertThat(spokenTexts().stream().filter(LooksTest::isLeftOver)).isEmpty();
        speak(Locale.ENGLISH);
        assertThat(shownTexts()).isEqualTo(english);
    }

    @Test
    void theReviewAndTheKeysSpeakTheLanguageToo() {
        showAll();
        fxRun(() -> ((TabPane) window.node("#side")).getSelectionModel().select(1));
        speak(Texts.CHINESE);
        assertThat(shownTexts().stream().filter(LooksTest::isLeftOver)).isEmpty();
        assertThat(window.text("#review-jump")).isEqualTo("回到第一次失误之前再试");
        window.hand.type(KeyCode.F1);
        until("the keys", () -> window.popups().size() == 1);
        List<String> keys =
                fx(() -> WindowStage.nodesBelow(window.popups().get(0).getRoot()).stream()
                        .filter(Labeled.class::isInstance)
                        .map(node -> ((Labeled) node).getText())
                        .toList());
        assertThat(keys).contains("提示", "播放或暂停", "A").noneMatch(LooksTest::isLeftOver);
    }

    @Test
    void theThemeShowsAtOnce() {
        window.untilReady();
        double light = brightness();
        fxRun(() -> window.settings.themeProperty().set(Theme.DARK));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(fx(() -> window.looks.darkProperty().get())).isTrue();
        assertThat(brightness()).isLessThan(0.2);
        assertThat(light).isGreaterThan(0.85);
        fxRun(() -> window.settings.themeProperty().set(Theme.LIGHT));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(brightness()).isEqualTo(light);
    }

    /** Of a place where nothing but the background is. */
    private double brightness() {
        return fx(() -> {
            WritableImage picture = window.scene.snapshot(null);
            Color background = picture.getPixelReader().getColor(6, 400);
            return background.getBrightness();
        });
    }

    @Test
    void theAlgorithmChosenIsRememberedAndSaysWhatItPromises() {
        window.untilReady();
        List<Algorithm> algorithms = window.session().exhibit().algorithms();
        assertThat(window.settings.algorithmProperty().get())
                .as("nothing chosen: the first")
                .isEmpty();
        // Away from the first, which is shown from the start: to choose what is shown is no change.
        fxRun(() -> choose(algorithms.get(algorithms.size() - 1)));
        for (Algorithm algorithm : algorithms) {
            fxRun(() -> choose(algorithm));
            assertThat(window.settings.algorithmProperty().get()).isEqualTo(algorithm.code());
            assertThat(window.text("#promise"))
                    .isEqualTo(new Texts("shell")
                            .get("promise." + algorithm.promise().name().toLowerCase(Locale.ROOT)));
        }
    }

    @SuppressWarnings("unchecked")
    private void choose(Algorithm algorithm) {
        ((ComboBox<Algorithm>) window.node("#algorithm")).setValue(algorithm);
    }
}
