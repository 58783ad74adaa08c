package playground.ui.shell;

import static playground.ui.shell.FxTest.fxRun;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.testfx.framework.junit5.Start;
import playground.ui.OnScreen;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/**
 * Leaves a picture of every screen and pane of every puzzle in target/gallery, in both themes and both languages, and
 * fails where a text is cut off. All of them: {@code mvn test -Pslow -Dtest=GalleryTest}.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@OnScreen
class GalleryTest {
    private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK);

    private final Gallery gallery = new Gallery();
    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, Kits.ALL, settings -> {});
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** Every puzzle in one look, so that each theme and each language comes up with two puzzles at least. */
    @Test
    void everyPuzzleInOneLook() {
        for (int number = 0; number < Kits.ALL.size(); number++) {
            tour(Kits.ALL.get(number), THEMES.get(number / 2 % 2), Texts.LANGUAGES.get(number % 2))
                    .takeFew();
        }
        gallery.assertFaultless();
    }

    @Tag("slow")
    @Test
    void everyPuzzleInEveryLook() {
        for (PuzzleKit kit : Kits.ALL) {
            for (Theme theme : THEMES) {
                Texts.LANGUAGES.forEach(language -> tour(kit, theme, language).takeAll());
            }
        }
        gallery.assertFaultless();
    }

    /** A tour of a puzzle, with its looks put on. */
    private GalleryTour tour(PuzzleKit kit, Theme theme, Locale language) {
        fxRun(() -> {
            window.settings.themeProperty().set(theme);
            window.settings.languageProperty().set(language);
        });
        String look = theme.name().toLowerCase(Locale.ROOT) + "-" + language.getLanguage();
        return new GalleryTour(new ShownPuzzle(window, gallery, kit, look));
    }
}
