package playground.puzzles.magicboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.InvalidStateException;

class ReadingTest {
    @Test
    void rowsAreReadFromLeftToRightAndClockwiseComesBackBelow() {
        assertThat(Reading.ROWS.parse("12348765")).isEqualTo(Reading.CLOCKWISE.parse("12345678"));
        assertThat(Reading.ROWS.format(Reading.CLOCKWISE.parse("26845731"))).isEqualTo("26841375");
    }

    @ParameterizedTest
    @ValueSource(strings = {"26845731", "2684 5731", " 2 6 8 4\n5 7 3 1\n", "2,6,8,4,5,7,3,1", "2684/5731"})
    void separatorsDoNotMatter(String text) {
        assertThat(Reading.CLOCKWISE.format(Reading.CLOCKWISE.parse(text))).isEqualTo("26845731");
    }

    @Test
    void theSentenceNamesTheFault() {
        assertThat(faultOf("1234567x")).hasMessage("\"x\" is not a tile: the tiles are 1 to 8.");
        assertThat(faultOf("12345679")).hasMessage("\"9\" is not a tile: the tiles are 1 to 8.");
        assertThat(faultOf("1234567😀")).hasMessage("\"😀\" is not a tile: the tiles are 1 to 8.");
        assertThat(faultOf("")).hasMessage("A Magic Board has eight tiles, but there are none here.");
        assertThat(faultOf("5")).hasMessage("A Magic Board has eight tiles, but there is only one here.");
        assertThat(faultOf("123456781")).hasMessage("A Magic Board has eight tiles, but there are 9 here.");
        assertThat(faultOf("12345577")).hasMessageContaining("is missing");
        assertThat(faultOf("12345677")).hasMessage("There are two 7s, and the 8 is missing.");
    }

    @Test
    void theSentenceIsAlsoSaidInChinese() {
        assertThat(faultOf("12345677").sentence(Locale.SIMPLIFIED_CHINESE)).isEqualTo("有两个 7，缺少 8。");
        assertThat(faultOf("1").sentence(Locale.SIMPLIFIED_CHINESE)).isEqualTo("魔板有八块，这里只有一块。");
    }

    @Test
    void aLanguageThatIsNotThereFallsBackToEnglish() {
        InvalidStateException fault = faultOf("x");
        assertThat(fault.sentence(Locale.FRANCE)).isEqualTo(fault.getMessage());
    }

    private static InvalidStateException faultOf(String text) {
        return catchThrowableOfType(InvalidStateException.class, () -> Reading.CLOCKWISE.parse(text));
    }
}
