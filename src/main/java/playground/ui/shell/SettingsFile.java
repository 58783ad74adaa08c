package playground.ui.shell;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.util.Duration;
import playground.ui.session.Background;

/**
 * Keeps the settings in a file. A change is written within half a second, so that even a killed program comes back where
 * it was; the file is replaced in one step, so that it is always whole.
 */
public final class SettingsFile implements AutoCloseable {
    private static final Duration DELAY = Duration.millis(400);

    private final Path file;
    private final Settings settings;
    private final PauseTransition delay = new PauseTransition(DELAY);
    private final InvalidationListener listener = changed -> writeSoon();
    private final Object writing = new Object();
    private boolean closed;

    /** Reads the settings from a file, which need not exist, and writes every later change to it. */
    public SettingsFile(Path file, Settings settings, Background background) {
        this.file = file;
        this.settings = settings;
        settings.read(load());
        settings.observables().forEach(observable -> observable.addListener(listener));
        delay.setOnFinished(due -> {
            Properties texts = settings.toProperties();
            background.runQuietly(() -> save(texts, false));
        });
    }

    /** Not put off by more changes: a game played fast would else be on disk only after its end. */
    private void writeSoon() {
        if (delay.getStatus() != Animation.Status.RUNNING) {
            delay.playFromStart();
        }
    }

    private Properties load() {
        Properties texts = new Properties();
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                texts.load(reader);
            } catch (IOException | IllegalArgumentException unreadable) {
                setAside();
            }
        }
        return texts;
    }

    /** Keeps a file that cannot be read under another name: the next save must not destroy it. */
    private void setAside() {
        try {
            Files.move(
                    file, file.resolveSibling(file.getFileName() + ".unreadable"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException hopeless) {
            throw new UncheckedIOException(hopeless);
        }
    }

    /**
     * Writes the settings.
     *
     * @param last whether none may be written after these: one that was asked for earlier may come later
     */
    private void save(Properties texts, boolean last) {
        synchronized (writing) {
            if (closed) {
                return;
            }
            closed = last;
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            try {
                Files.createDirectories(file.getParent());
                try (Writer writer = Files.newBufferedWriter(fresh)) {
                    texts.store(writer, null);
                }
                Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException failed) {
                throw new UncheckedIOException("The settings could not be saved in " + file, failed);
            }
        }
    }

    /** Writes what is not yet written, and no more after that. */
    @Override
    public void close() {
        settings.observables().forEach(observable -> observable.removeListener(listener));
        delay.stop();
        save(settings.toProperties(), true);
    }
}
