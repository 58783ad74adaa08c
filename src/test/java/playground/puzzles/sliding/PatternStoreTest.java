package playground.puzzles.sliding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept comes back; what is damaged is built again without a word. */
class PatternStoreTest {
    private static final byte[] BYTES = {3, 1, 4, 1, 5, 9, 2, 6};

    @TempDir
    private Path temporary;

    private Path folder;
    private int builds;

    @BeforeEach
    void nameAFolderThatIsNotThere() {
        folder = temporary.resolve("a").resolve("b");
    }

    private byte[] get(Optional<Path> where) {
        return new PatternStore(where).get("name", BYTES.length, () -> {
            builds++;
            return BYTES.clone();
        });
    }

    private Path file() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return all.get(0);
        }
    }

    @Test
    void whatWasBuiltIsReadTheNextTime() throws IOException {
        assertThat(get(Optional.of(folder))).isEqualTo(BYTES);
        assertThat(file()).exists();
        assertThat(get(Optional.of(folder))).isEqualTo(BYTES);
        assertThat(builds).isEqualTo(1);
    }

    @Test
    void everyDamagedByteIsNoticedAndMended() throws IOException {
        get(Optional.of(folder));
        byte[] content = Files.readAllBytes(file());
        for (int i = 0; i < content.length; i++) {
            byte[] damaged = content.clone();
            damaged[i] ^= 1;
            Files.write(file(), damaged);
            assertThat(get(Optional.of(folder))).isEqualTo(BYTES);
            assertThat(builds).isEqualTo(2 + i);
            assertThat(Files.readAllBytes(file())).isEqualTo(content);
        }
    }

    @Test
    void aFileOfAnotherSizeIsReplaced() throws IOException {
        get(Optional.of(folder));
        for (int size : new int[] {0, 7, 15, 17}) {
            Files.write(file(), new byte[size]);
            assertThat(get(Optional.of(folder))).isEqualTo(BYTES);
        }
        assertThat(builds).isEqualTo(5);
    }

    @Test
    void whatCannotBeWrittenIsDoneWithout() throws IOException {
        Path notAFolder = Files.writeString(temporary.resolve("file"), "");
        assertThat(get(Optional.of(notAFolder))).isEqualTo(BYTES);
        assertThat(get(Optional.of(notAFolder))).isEqualTo(BYTES);
        assertThat(get(Optional.empty())).isEqualTo(BYTES);
        assertThat(builds).isEqualTo(3);
    }
}
