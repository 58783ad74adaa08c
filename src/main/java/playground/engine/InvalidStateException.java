package playground.engine;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * What a person typed, pasted or opened is not what was asked for. Its message is a full sentence that names the fault,
 * in English; {@link #sentence} says the same in another language.
 *
 * <p>The sentences stand in resource bundles ({@code texts/<bundle>.properties}), so that a puzzle brings its own.
 */
public final class InvalidStateException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String bundle;
    private final String key;
    private final transient Object[] arguments;

    /**
     * A fault.
     *
     * @param bundle the bundle of the sentence, a puzzle's id for instance
     * @param key the sentence's key in it
     * @param arguments what the sentence's {@link MessageFormat} places hold
     */
    public InvalidStateException(String bundle, String key, Object... arguments) {
        super(key);
        this.bundle = bundle;
        this.key = key;
        this.arguments = arguments.clone();
    }

    /** The sentence in a language; English where the bundles have no such language. */
    public String sentence(Locale locale) {
        ResourceBundle texts = ResourceBundle.getBundle(
                "texts." + bundle,
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        Object[] values = arguments == null ? new Object[0] : arguments;
        return new MessageFormat(texts.getString(key), locale).format(values);
    }

    /** The sentence in English. */
    @Override
    public String getMessage() {
        return sentence(Locale.ROOT);
    }
}
