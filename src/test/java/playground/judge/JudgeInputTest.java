package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeInputTest {
    @TempDir
    private Path folder;

    @Test
    void readsFilesOneAfterTheOther() throws IOException {
        Path start = Files.writeString(folder.resolve("start.txt"), "\uFEFF1 2\n3 4");
        Path goal = Files.writeString(folder.resolve("goal.txt"), "\n\uFEFF5 6\r\n\n");
        try (JudgeInput input = JudgeInput.ofFiles(List.of(start, goal))) {
            assertEquals("1 2", input.nextLine());
            assertEquals("3 4", input.nextLine("the second row"));
            assertEquals(start + ", line 2: No.", input.fault("No.").getMessage());
            assertEquals("\uFEFF5 6", input.nextLine());
            assertEquals(goal + ", line 2: No.", input.fault("No.").getMessage());
            assertNull(input.nextLine());
        }
    }

    @Test
    void namesAFileThatIsNotThere() throws IOException {
        Path missing = folder.resolve("missing.txt");
        try (JudgeInput input = JudgeInput.ofFiles(List.of(missing))) {
            InvalidInputException fault = assertThrows(InvalidInputException.class, input::nextLine);
            assertEquals(missing + ": There is no such file.", fault.getMessage());
        }
    }

    @Test
    void saysWhereAnInputThatFailsCannotBeRead() throws IOException {
        try (JudgeInput input = JudgeInput.of(failing())) {
            InvalidInputException fault = assertThrows(InvalidInputException.class, input::nextLine);
            assertEquals("line 1: This cannot be read.", fault.getMessage());
        }
    }

    /** A file that can be opened but not read. */
    private static InputStream failing() throws IOException {
        InputStream closed = new BufferedInputStream(InputStream.nullInputStream());
        closed.close();
        return closed;
    }
}
