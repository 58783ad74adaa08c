package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Properties;
import javafx.geometry.BoundingBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.ui.board.Texts;

/** Settings as text and back; what is missing or damaged leaves a setting as it was. */
@Isolated("it changes the locale of the process")
class SettingsTest {
    private final Settings settings = new Settings();

    @BeforeEach
    void chooseEverything() {
        settings.themeProperty().set(Theme.DARK);
        settings.languageProperty().set(Texts.CHINESE);
        settings.speedProperty().set(4);
        settings.showValuesProperty().set(true);
        settings.largeTextProperty().set(true);
        settings.maximizedProperty().set(true);
        settings.windowProperty().set(new BoundingBox(10.5, -20, 900, 700));
        settings.algorithmProperty().set("ida-star:pattern");
        settings.sessions().put("magic-board", "magic-board;0;-1;37821564/12345678/");
        settings.sessions().put("pancakes", "…;/=:# 汉");
    }

    @Test
    void everythingComesBack() {
        Settings back = new Settings();
        back.read(settings.toProperties());
        assertThat(back.toProperties()).isEqualTo(settings.toProperties());
        assertThat(back.themeProperty().get()).isEqualTo(Theme.DARK);
        assertThat(back.languageProperty().get()).isEqualTo(Texts.CHINESE);
        assertThat(back.windowProperty().get())
                .isEqualTo(settings.windowProperty().get());
        assertThat(back.sessions()).isEqualTo(settings.sessions());
    }

    @Test
    void whatIsMissingStaysAsItIs() {
        Properties before = settings.toProperties();
        settings.read(new Properties());
        assertThat(settings.toProperties()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "theme, PINK",
        "theme, ''",
        "language, tlh",
        "language, ''",
        "speed, fast",
        "speed, NaN",
        "speed, ''",
        "window, somewhere",
        "window, 1 2 3",
        "window, 1 2 3 4 5",
        "window, 1 2 NaN 4",
        "window, 1 2 -300 400",
        "window, ''",
    })
    void whatIsDamagedStaysAsItIsAndTheOthersAreRead(String key, String damaged) {
        Properties texts = settings.toProperties();
        Object before = texts.getProperty(key);
        texts.setProperty(key, damaged);
        texts.setProperty("algorithm", "greedy:pattern");
        settings.read(texts);
        assertThat(settings.toProperties().getProperty(key)).isEqualTo(before);
        assertThat(settings.algorithmProperty().get()).isEqualTo("greedy:pattern");
    }

    @ParameterizedTest
    @CsvSource({"100, 8", "-3, 0", "Infinity, 8", "0.25, 0.25"})
    void aSpeedThatIsNoneOfOursComesWithinReach(String text, double read) {
        Properties texts = new Properties();
        texts.setProperty("speed", text);
        settings.read(texts);
        assertThat(settings.speedProperty().get()).isEqualTo(read);
    }

    @Test
    void atFirstTheLanguageIsTheSystemsWhereItIsOneOfOurs() {
        Locale system = Locale.getDefault();
        try {
            Locale.setDefault(Locale.TAIWAN);
            assertThat(new Settings().languageProperty().get()).isEqualTo(Texts.CHINESE);
            Locale.setDefault(Locale.FRANCE);
            assertThat(new Settings().languageProperty().get()).isEqualTo(Locale.ENGLISH);
        } finally {
            Locale.setDefault(system);
        }
    }
}
