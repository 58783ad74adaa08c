package playground.ui.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import com.jthemedetecor.OsThemeDetector;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import playground.ui.session.Background;

/** Puts on the theme that the settings ask for, and follows the system where they say so. */
public final class Looks implements AutoCloseable {
    private final Settings settings;
    private final BooleanProperty systemIsDark = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper dark = new ReadOnlyBooleanWrapper();
    private final Consumer<Boolean> listener;
    private OsThemeDetector detector;

    /** Puts on the theme now and whenever it changes. */
    public Looks(Settings settings, Background background) {
        this.settings = settings;
        dark.addListener((property, before, after) -> putOn());
        settings.themeProperty().addListener((property, before, after) -> choose());
        systemIsDark.addListener((property, before, after) -> choose());
        listener = isDark -> background.later(() -> systemIsDark.set(isDark));
        choose();
        putOn();
        // Asking the system takes as long as starting another program may.
        background.runQuietly(() -> {
            OsThemeDetector asked = OsThemeDetector.getDetector();
            boolean isDark = asked.isDark();
            background.later(() -> {
                systemIsDark.set(isDark);
                detector = asked;
                detector.registerListener(listener);
            });
        });
    }

    /** Whether the dark theme is on. */
    public ReadOnlyBooleanProperty darkProperty() {
        return dark.getReadOnlyProperty();
    }

    private void choose() {
        dark.set(
                switch (settings.themeProperty().get()) {
                    case LIGHT -> false;
                    case DARK -> true;
                    case SYSTEM -> systemIsDark.get();
                });
    }

    private void putOn() {
        Application.setUserAgentStylesheet(
                (dark.get() ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet());
    }

    /** No longer follows the system. */
    @Override
    public void close() {
        if (detector != null) {
            detector.removeListener(listener);
        }
    }
}
