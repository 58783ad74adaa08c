package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;

/** What a person types is a state, or is answered with a sentence in that person's language; nothing else happens. */
class MalformedTextTest {
    private static final String FIXTURES = "playground.engine.ContractFixtures#fixtures";

    /** Symbols of positions, separators, and some that are hard on a parser: quotes, two-part symbols, half of one. */
    private static final String[] SYMBOLS = {
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "x", "Q", "-", "+", ".", ",", "/", " ", "\t", "\n", "'", "\"",
        "魔", "１", "，", "😀", "\ud83d", "\u0000", "\u00a0", "%s",
    };

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void nothingAtAllIsAnsweredWithASentence(Fixture fixture) {
        assertSentence(fixture.puzzle(), "");
        assertSentence(fixture.puzzle(), " \n ");
        assertSentence(fixture.puzzle(), "no state");
        assertSentence(fixture.puzzle(), "😀");
        assertSentence(fixture.puzzle(), "1".repeat(10_000));
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void randomTextIsAStateOrAnsweredWithASentence(Fixture fixture) {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 1_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(30); length > 0; length--) {
                text.append(SYMBOLS[random.nextInt(SYMBOLS.length)]);
            }
            assertStateOrSentence(fixture, text.toString());
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void aSlipInAStateIsAnotherStateOrAnsweredWithASentence(Fixture fixture) {
        SplittableRandom random = new SplittableRandom(4);
        List<Long> states = fixture.space().shuffledStates();
        for (long state : states.subList(0, Math.min(500, states.size()))) {
            StringBuilder text = new StringBuilder(fixture.puzzle().format(state));
            int place = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(place);
                case 1 -> text.insert(place, text.charAt(random.nextInt(text.length())));
                default -> text.setCharAt(place, text.charAt(random.nextInt(text.length())));
            }
            assertStateOrSentence(fixture, text.toString());
        }
    }

    private static void assertStateOrSentence(Fixture fixture, String text) {
        long state;
        try {
            state = fixture.puzzle().parse(text);
        } catch (InvalidStateException fault) {
            assertSentence(fixture.puzzle(), text);
            return;
        }
        assertThat(!fixture.space().isComplete() || fixture.space().contains(state))
                .as("what was read from \"%s\" is a state", text)
                .isTrue();
    }

    private static void assertSentence(Puzzle puzzle, String text) {
        InvalidStateException fault = catchThrowableOfType(InvalidStateException.class, () -> puzzle.parse(text));
        assertThat(fault).as("what was read from \"%s\"", text).isNotNull();
        assertThat(fault.getMessage())
                .isEqualTo(fault.sentence(Locale.ENGLISH))
                .matches("(?s)[A-Z\"'].*\\.")
                .doesNotContain("{");
        assertThat(fault.sentence(Locale.SIMPLIFIED_CHINESE))
                .matches("(?s).*\\p{IsHan}.*。")
                .doesNotContain("{");
    }
}
