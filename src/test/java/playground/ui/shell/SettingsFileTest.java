package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;
import playground.ui.OnScreen;
import playground.ui.session.Background;

/** The settings on disk: soon after every change, always whole, and never in the way of a start. */
@OnScreen
class SettingsFileTest {
    /** Within this a change is on disk, though the program may be killed then. */
    private static final Duration SOON = Duration.ofSeconds(1);

    @TempDir
    private Path folder;

    private final Settings settings = new Settings();
    private final List<SettingsFile> opened = new ArrayList<>();
    private Background background;

    @BeforeEach
    void startBackground() {
        background = fx(Background::new);
    }

    @AfterEach
    void close() {
        opened.forEach(kept -> fxRun(kept::close));
        fxRun(background::close);
    }

    private Path file() {
        return folder.resolve("below").resolve("settings.properties");
    }

    private SettingsFile open(Settings read) {
        SettingsFile kept = fx(() -> new SettingsFile(file(), read, background));
        opened.add(kept);
        return kept;
    }

    /** What is on disk; null where nothing can be read. */
    private Properties onDisk() {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file())) {
            texts.load(reader);
            return texts;
        } catch (IOException notThere) {
            return null;
        }
    }

    private boolean isOnDisk(String key, String value) {
        Properties texts = onDisk();
        return texts != null && value.equals(texts.getProperty(key));
    }

    @Test
    void aFileThatIsNotThereIsNoFault() {
        Properties before = settings.toProperties();
        open(settings);
        assertThat(settings.toProperties()).isEqualTo(before);
        assertThat(file()).doesNotExist();
    }

    @Test
    void whatWasChangedIsThereTheNextTime() {
        SettingsFile first = open(settings);
        fxRun(() -> settings.sessions().put("magic-board", "magic-board;0;-1;37821564/12345678/"));
        fxRun(() -> settings.themeProperty().set(Theme.DARK));
        fxRun(first::close);
        Settings back = new Settings();
        open(back);
        assertThat(back.toProperties()).isEqualTo(settings.toProperties());
    }

    @Test
    void aChangeIsOnDiskSoonWithoutClosing() {
        open(settings);
        long begun = System.nanoTime();
        fxRun(() -> settings.algorithmProperty().set("greedy"));
        waitUntil(() -> isOnDisk("algorithm", "greedy"));
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(SOON);
    }

    @Test
    void changesWithoutAPauseAreOnDiskSoonToo() {
        open(settings);
        long begun = System.nanoTime();
        for (int move = 0; System.nanoTime() - begun < SOON.toNanos(); move++) {
            String code = "move " + move;
            fxRun(() -> settings.sessions().put("magic-board", code));
            WaitForAsyncUtils.sleep(50, TimeUnit.MILLISECONDS);
        }
        assertThat(onDisk()).as("while changes go on").isNotNull();
    }

    @Test
    void afterClosingNothingIsWritten() throws IOException {
        fxRun(open(settings)::close);
        byte[] before = Files.readAllBytes(file());
        fxRun(() -> settings.algorithmProperty().set("later"));
        WaitForAsyncUtils.sleep(SOON.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @Test
    void aFileThatIsNoTextIsSetAsideAndTheStartGoesOn() throws IOException {
        Files.createDirectories(file().getParent());
        byte[] noText = {(byte) 0xC3, (byte) 0x28, 'a', '=', 'b'};
        Files.write(file(), noText);
        fxRun(open(settings)::close);
        assertThat(file().resolveSibling("settings.properties.unreadable")).hasBinaryContent(noText);
        assertThat(isOnDisk("theme", "SYSTEM")).isTrue();
    }

    @Test
    void aFileWithABrokenEscapeIsSetAside() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "theme=\\u12", StandardCharsets.UTF_8);
        open(settings);
        assertThat(settings.themeProperty().get()).isEqualTo(Theme.SYSTEM);
        assertThat(file().resolveSibling("settings.properties.unreadable")).exists();
    }

    @Test
    void aReaderNeverSeesHalfAFile() throws IOException {
        Settings large = new Settings();
        large.sessions().put("magic-board", "A ".repeat(20_000));
        SettingsFile kept = open(large);
        fxRun(kept::close);
        for (int round = 0; round < 30; round++) {
            int speed = 1 + round % 8;
            fxRun(() -> large.speedProperty().set(speed));
            Thread writer = new Thread(() -> fxRun(open(large)::close), "writer");
            writer.start();
            while (writer.isAlive()) {
                assertThat(onDisk()).as("round %d", round).hasSizeGreaterThan(6).containsKey("session.magic-board");
            }
        }
        try (Stream<Path> files = Files.list(file().getParent())) {
            assertThat(files.toList()).isEqualTo(List.of(file()));
        }
    }

    private static void waitUntil(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, condition);
        } catch (TimeoutException never) {
            throw new AssertionError(never);
        }
    }
}
