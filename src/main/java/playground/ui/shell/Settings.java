package playground.ui.shell;

import java.util.Locale;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.WritableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import playground.ui.board.Texts;

/** What the window remembers: looks, language, place on the screen, and the session of every puzzle. */
public final class Settings {
    private static final String SESSION = "session.";
    private static final String PREFERENCE = "preference.";

    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.SYSTEM);
    private final ObjectProperty<Locale> language = new SimpleObjectProperty<>(languageOfSystem());
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final BooleanProperty showValues = new SimpleBooleanProperty();
    private final BooleanProperty largeText = new SimpleBooleanProperty();
    private final BooleanProperty maximized = new SimpleBooleanProperty();
    private final ObjectProperty<Bounds> window = new SimpleObjectProperty<>();
    private final StringProperty puzzle = new SimpleStringProperty("");
    private final StringProperty algorithm = new SimpleStringProperty("");
    private final ObservableMap<String, Boolean> preferences = FXCollections.observableHashMap();
    private final ObservableMap<String, String> sessions = FXCollections.observableHashMap();

    private static Locale languageOfSystem() {
        boolean chinese = Locale.getDefault().getLanguage().equals(Locale.CHINESE.getLanguage());
        return chinese ? Texts.CHINESE : Locale.ENGLISH;
    }

    /** The looks. */
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** One of {@link Texts#LANGUAGES}; at first the system's, where it is one of them. */
    public ObjectProperty<Locale> languageProperty() {
        return language;
    }

    /** The speed of animations; see {@link playground.ui.session.Playback#speedProperty}. */
    public DoubleProperty speedProperty() {
        return speed;
    }

    /** Whether moves are marked with what they are worth. */
    public BooleanProperty showValuesProperty() {
        return showValues;
    }

    /** Whether all text is larger, for a projector. */
    public BooleanProperty largeTextProperty() {
        return largeText;
    }

    /** Whether the window fills the screen. */
    public BooleanProperty maximizedProperty() {
        return maximized;
    }

    /** Where the window was on the screen when it did not fill it; null before it was first shown. */
    public ObjectProperty<Bounds> windowProperty() {
        return window;
    }

    /** The id of the puzzle shown; empty for the first. */
    public StringProperty puzzleProperty() {
        return puzzle;
    }

    /** The code of the algorithm chosen; empty for a puzzle's first. */
    public StringProperty algorithmProperty() {
        return algorithm;
    }

    /** The code of the session of each puzzle, by the puzzle's id. */
    public ObservableMap<String, String> sessions() {
        return sessions;
    }

    /** What players chose about single puzzles, by {@code <puzzle>.<preference>}. */
    public ObservableMap<String, Boolean> preferences() {
        return preferences;
    }

    /** Everything that changes when a setting changes. */
    Stream<Observable> observables() {
        return Stream.of(
                theme,
                language,
                speed,
                showValues,
                largeText,
                maximized,
                window,
                algorithm,
                sessions,
                preferences,
                puzzle);
    }

    /** All settings as text. */
    Properties toProperties() {
        Properties texts = new Properties();
        texts.setProperty("theme", theme.get().name());
        texts.setProperty("language", language.get().toLanguageTag());
        texts.setProperty("speed", Double.toString(speed.get()));
        texts.setProperty("showValues", Boolean.toString(showValues.get()));
        texts.setProperty("largeText", Boolean.toString(largeText.get()));
        texts.setProperty("maximized", Boolean.toString(maximized.get()));
        texts.setProperty("algorithm", algorithm.get());
        if (window.get() != null) {
            Bounds place = window.get();
            texts.setProperty(
                    "window",
                    place.getMinX() + " " + place.getMinY() + " " + place.getWidth() + " " + place.getHeight());
        }
        texts.setProperty("puzzle", puzzle.get());
        preferences.forEach((key, value) -> texts.setProperty(PREFERENCE + key, value.toString()));
        sessions.forEach((id, code) -> texts.setProperty(SESSION + id, code));
        return texts;
    }

    /** Takes over what the texts say; a setting that is missing or cannot be read stays as it is. */
    void read(Properties texts) {
        set(theme, texts.getProperty("theme"), Theme::valueOf);
        set(language, texts.getProperty("language"), Settings::languageOf);
        set(speed, texts.getProperty("speed"), Settings::speedOf);
        set(showValues, texts.getProperty("showValues"), Boolean::valueOf);
        set(largeText, texts.getProperty("largeText"), Boolean::valueOf);
        set(maximized, texts.getProperty("maximized"), Boolean::valueOf);
        set(puzzle, texts.getProperty("puzzle"), text -> text);
        set(algorithm, texts.getProperty("algorithm"), text -> text);
        set(window, texts.getProperty("window"), Settings::boundsOf);
        for (String key : texts.stringPropertyNames()) {
            if (key.startsWith(SESSION)) {
                sessions.put(key.substring(SESSION.length()), texts.getProperty(key));
            }
            if (key.startsWith(PREFERENCE)) {
                preferences.put(key.substring(PREFERENCE.length()), Boolean.valueOf(texts.getProperty(key)));
            }
        }
    }

    private static <T> void set(WritableValue<? super T> setting, String text, Function<String, T> reading) {
        if (text == null) {
            return;
        }
        try {
            setting.setValue(reading.apply(text));
        } catch (IllegalArgumentException unreadable) {
            // Written by another version or by hand: the setting stays as it is, the others are still read.
            setting.getValue();
        }
    }

    private static Locale languageOf(String tag) {
        return Texts.LANGUAGES.stream()
                .filter(known -> known.toLanguageTag().equals(tag))
                .findFirst()
                .orElseThrow(IllegalArgumentException::new);
    }

    private static double speedOf(String text) {
        return Math.max(0, Math.min(number(text), 8));
    }

    private static double number(String text) {
        double number = Double.parseDouble(text);
        if (Double.isNaN(number)) {
            throw new IllegalArgumentException(text);
        }
        return number;
    }

    private static Bounds boundsOf(String text) {
        double[] numbers =
                Stream.of(text.split(" ")).mapToDouble(Settings::number).toArray();
        if (numbers.length != 4 || numbers[2] <= 0 || numbers[3] <= 0) {
            throw new IllegalArgumentException(text);
        }
        return new BoundingBox(numbers[0], numbers[1], numbers[2], numbers[3]);
    }
}
