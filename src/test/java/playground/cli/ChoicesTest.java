package playground.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChoicesTest {
    @ParameterizedTest
    @CsvSource({"'', '', 0", "'', abc, 3", "abc, '', 3", "kitten, sitting, 3", "hdu-1340, hdu-1430, 2", "a, a, 0"})
    void countsEdits(String from, String to, int edits) {
        assertEquals(edits, Choices.edits(from, to));
    }
}
