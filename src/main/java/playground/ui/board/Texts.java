package playground.ui.board;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * The texts of one bundle in the language that is chosen now. Everything on screen is bound to them, so that another
 * language shows at once.
 */
public final class Texts {
    /** Simplified Chinese. */
    public static final Locale CHINESE = Locale.SIMPLIFIED_CHINESE;

    /** The languages that every bundle has. */
    public static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, CHINESE);

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final ObjectProperty<Locale> language;
    private final String bundle;

    /** The texts of a bundle, in English until something else is chosen. */
    public Texts(String bundle) {
        this(new SimpleObjectProperty<>(Locale.ENGLISH), bundle);
    }

    private Texts(ObjectProperty<Locale> language, String bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    /** The texts of another bundle, in the same language now and after every change. */
    public Texts of(String otherBundle) {
        return new Texts(language, otherBundle);
    }

    /** The language chosen, shared by all bundles. */
    public ObjectProperty<Locale> languageProperty() {
        return language;
    }

    /** The language chosen. */
    public Locale language() {
        return language.get();
    }

    /**
     * A text.
     *
     * @param key its key in the bundle
     * @param arguments what its {@link MessageFormat} places hold
     */
    public String get(String key, Object... arguments) {
        return getIn(language(), key, arguments);
    }

    /** A text in a certain language, whatever is chosen. */
    public String getIn(Locale locale, String key, Object... arguments) {
        ResourceBundle texts = ResourceBundle.getBundle("texts." + bundle, locale, NO_FALLBACK);
        return new MessageFormat(texts.getString(key), locale).format(arguments);
    }

    /** A text that follows the language. */
    public StringBinding bind(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> get(key, arguments), language);
    }
}
