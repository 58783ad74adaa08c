package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Asks judges' problems in tests. */
final class Answers {
    private Answers() {}

    /** The problem's output for an input. */
    static String to(Judge judge, String input) {
        StringWriter out = new StringWriter();
        answer(judge, input, out);
        return out.toString();
    }

    /** Checks that an input is refused, after the answers before the fault were written. */
    static void assertRefused(Judge judge, String input, String answersBefore, String message) {
        StringWriter out = new StringWriter();
        InvalidInputException fault =
                assertThrows(InvalidInputException.class, () -> answer(judge, input, out), () -> "wrote " + out);
        assertEquals(message, fault.getMessage());
        assertEquals(answersBefore, out.toString());
    }

    private static void answer(Judge judge, String input, StringWriter out) {
        try (JudgeInput opened = JudgeInput.of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)))) {
            judge.answer(opened, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The rows of the oracle of Magic Board: start, target, both by rows, length, first shortest sequence. */
    static List<String[]> magicBoardOracle() {
        List<String[]> rows = rows("magic-oracle.csv");
        assertEquals(340, rows.size());
        return rows;
    }

    /** The rows of the oracle of the 8-puzzle: start, goal, length or -1, first shortest sequence of the gap's way. */
    static List<String[]> slidingOracle() {
        return rows("puzzle8-oracle.csv");
    }

    /** The rows of an oracle, without its head. */
    static List<String[]> rows(String oracle) {
        try (InputStream stream = Answers.class.getResourceAsStream("/oracles/" + oracle)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
