package playground.puzzles.pocketcube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.engine.InvalidStateException;

/** What is read is the cube that was meant, in any colours; what is no cube is named. */
class ColouringTest {
    private static final String SOLVED = "WWWWOOGGRROOGGRRYYYYBBBB";

    @Test
    void theSolvedCubeIsWrittenInTheUsualScheme() {
        assertThat(Colouring.format(Cube.SOLVED)).isEqualTo(SOLVED);
    }

    @Test
    void anySixSymbolsAreTakenForColours() {
        Random random = new Random(1);
        String symbols = "502XQ7";
        for (int round = 0; round < 1_000; round++) {
            long state = Cube.RANKING.unrank(random.nextInt(Cube.RANKING.size()));
            StringBuilder other = new StringBuilder();
            for (char letter : Colouring.format(state).toCharArray()) {
                other.append(symbols.charAt(Colouring.USUAL.indexOf(letter))).append(' ');
            }
            assertThat(Colouring.parse(other.toString())).isEqualTo(state);
        }
    }

    /** However the whole cube is held, it is solved, and so is it with other colours opposite. */
    @ParameterizedTest
    @CsvSource({"YYYYRRGGOORRGGOOWWWWBBBB", "GGGGOOYYRROOYYRRBBBBWWWW", "WWWWYYGGRRYYGGRROOOOBBBB"})
    void theSolvedCubeIsSolvedHoweverItIsHeld(String text) {
        assertThat(Colouring.parse(text)).isEqualTo(Cube.SOLVED);
    }

    @Test
    void everyUsualNetIsRead() {
        long state = Cube.after(Cube.after(Cube.after(Cube.SOLVED, 0), 2), 4);
        String text = Colouring.format(state);
        assertThat(Colouring.parse(hduNet(text))).isEqualTo(state);
        assertThat(Colouring.parse(hduNet(text).replace(' ', '.'))).isEqualTo(state);
        assertThat(Colouring.parse(hduNet(text).indent(3))).isEqualTo(state);
        assertThat(Colouring.parse(text.toLowerCase(Locale.ROOT))).isEqualTo(state);
    }

    private static String hduNet(String text) {
        char[][] net = new char[8][];
        for (int row = 0; row < 8; row++) {
            net[row] = "      ".toCharArray();
        }
        for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
            net[Sticker.at(sticker).netRow()][Sticker.at(sticker).netColumn()] = text.charAt(sticker);
        }
        return String.join("\n", List.of(net).stream().map(String::new).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WWWWOOGGRROOGGRRYYYYBBB  | A cube has 24 stickers, but there are 23 here. | 24 张",
                "WWWWOOGGRROOGGRRYYYYBBB? | \"?\" is no colour: colours are letters or digits. | “?”",
                "WWWWOOGGRROOGGRRYYYYBBBW | There are 3 stickers of the colour \"B\", but of every colour there are four. | 3 张",
                "WWWGOOGGRROOWGRRYYYYBBBB | The corner up-right-front cannot exist: green is on it twice. | 绿色出现了两次",
                "WWWWOOGYRROOGGRRYYYGBBBB | The corner up-right-front cannot exist: yellow is opposite white. | 黄色与白色相对",
                "000044231144221133325555 | The corner up-right-front cannot exist: \"3\" is opposite \"0\". | “3”与“0”相对",
                "WWWYOOGGRROOGGRRWYYYBBBB | The corners up-right-front and down-right-front are the same. | 上右前",
                "WWWGOOGRWROOGGRRYYYYBBBB | The corners are twisted as no turns can twist them: one of them must be turned in its place. | 扭转",
                "WWWROOGGWROOGGRRYYYYBBBB | The corner up-right-front is a mirror image: its colours go round the other way. | 镜像",
            })
    void faultsAreNamed(String text, String english, String chinese) {
        assertThatThrownBy(() -> Colouring.parse(text))
                .isInstanceOf(InvalidStateException.class)
                .asInstanceOf(InstanceOfAssertFactories.type(InvalidStateException.class))
                .satisfies(fault -> {
                    assertThat(fault).hasMessage(english);
                    assertThat(fault.sentence(Locale.SIMPLIFIED_CHINESE)).contains(chinese);
                });
    }
}
