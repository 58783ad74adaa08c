package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgeCommandTest {
    private static final String PAIR = "12345678\n17245368\n";

    @TempDir
    private Path folder;

    @Test
    void answersStandardInput() {
        assertEquals(new Terminal(0, "C\n", ""), Terminal.runWithInput(PAIR, "judge", "hdu-1430"));
        assertEquals(new Terminal(0, "0\n\n", ""), Terminal.runWithInput("1 2 3 4 5 6 7 8", "judge", "usaco-msquare"));
        assertEquals(
                new Terminal(0, "2 AB\n", ""), Terminal.runWithInput("4\n5876\n4123\n-1\n", "judge", "sicily-1151"));
    }

    @Test
    void answersFiles() throws IOException {
        String first = Files.writeString(folder.resolve("1.txt"), PAIR).toString();
        String second =
                Files.writeString(folder.resolve("2.txt"), "12345678\n82754631").toString();
        assertEquals(new Terminal(0, "C\nAC\n", ""), Terminal.run("judge", "hdu-1430", first, second));
    }

    @Test
    void saysWhereTheInputIsWrongAfterTheAnswersBeforeThat() {
        Terminal terminal = Terminal.runWithInput(PAIR + "12345578\n", "judge", "hdu-1430");
        assertEquals("line 3: There are two 5s, and the 6 is missing.\n", terminal.failed(ExitCode.USAGE));
        assertEquals("C\n", terminal.out());
    }

    @Test
    void saysThatAFileIsNotThere() {
        String missing = folder.resolve("missing.txt").toString();
        assertEquals(
                missing + ": There is no such file.\n",
                Terminal.run("judge", "hdu-1430", missing).failed(ExitCode.USAGE));
    }

    @Test
    void namesTheProblemsThereAre() {
        String err = Terminal.run("judge", "hdu-1340").failed(ExitCode.USAGE);
        assertTrue(err.startsWith("There is no problem \"hdu-1340\": choose from sicily-1151, "), err);
        assertTrue(err.endsWith("Did you mean \"hdu-1430\"?\n"), err);
        assertEquals(ExitCode.USAGE, Terminal.run("judge").code());
    }

    @ParameterizedTest
    @CsvSource({"Broken pipe, ''", "No space left on device, The output could not be written: No space left on device"})
    void endsQuietlyWhereNobodyReads(String reason, String sentence) {
        for (String[] arguments : new String[][] {{"judge", "hdu-1430"}, {"judges"}}) {
            StringWriter err = new StringWriter();
            int code = Terminal.commandLine()
                    .run(
                            new ByteArrayInputStream(PAIR.getBytes(StandardCharsets.UTF_8)),
                            new Failing(reason),
                            new PrintWriter(err),
                            arguments);
            assertEquals(ExitCode.OUTPUT_FAILED, code);
            assertEquals(sentence, err.toString().strip());
        }
    }

    private static final class Failing extends OutputStream {
        private final String reason;

        Failing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int octet) throws IOException {
            throw new IOException(reason);
        }
    }
}
