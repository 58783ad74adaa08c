package playground.app;

import java.nio.file.Path;
import java.util.Locale;

/** Where the program keeps its files on this system. */
final class Places {
    private static final String FOLDER = "puzzle-playground";

    private Places() {}

    /** The file of the settings; its folder need not exist. The property {@code playground.home} moves it elsewhere. */
    static Path settings() {
        String home = System.getProperty("playground.home");
        return (home == null ? folder() : Path.of(home)).resolve("settings.properties");
    }

    /**
     * The folder of what can be made again: it may be emptied at any time, and need not exist. The property
     * {@code playground.home} moves it elsewhere.
     */
    static Path cache() {
        String home = System.getProperty("playground.home");
        return home == null ? cacheFolder() : Path.of(home).resolve("cache");
    }

    private static Path cacheFolder() {
        Path user = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            Path local = user.resolve("AppData").resolve("Local");
            return from("LOCALAPPDATA", local).resolve(FOLDER).resolve("cache");
        }
        if (system.contains("mac")) {
            return user.resolve("Library").resolve("Caches").resolve(FOLDER);
        }
        return from("XDG_CACHE_HOME", user.resolve(".cache")).resolve(FOLDER);
    }

    private static Path folder() {
        Path user = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            return from("APPDATA", user.resolve("AppData").resolve("Roaming")).resolve(FOLDER);
        }
        if (system.contains("mac")) {
            return user.resolve("Library").resolve("Application Support").resolve(FOLDER);
        }
        return from("XDG_CONFIG_HOME", user.resolve(".config")).resolve(FOLDER);
    }

    private static Path from(String variable, Path otherwise) {
        String value = System.getenv(variable);
        return value == null || value.isBlank() ? otherwise : Path.of(value);
    }
}
