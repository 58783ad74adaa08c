package playground.puzzles.pancake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import playground.engine.InvalidStateException;
import playground.engine.SearchMonitor;

/** What the contract tests cannot know of the pancake puzzle. */
class PancakesTest {
    private final PancakesExhibit exhibit = new PancakesExhibit();
    private final Pancakes puzzle = (Pancakes) exhibit.puzzle();

    @Test
    void aMoveTurnsOverTheUpperPancakes() {
        long sorted = puzzle.parse("1234567");
        assertThat(puzzle.format(puzzle.apply(sorted, 0))).isEqualTo("2134567");
        assertThat(puzzle.format(puzzle.apply(sorted, 2))).isEqualTo("4321567");
        assertThat(puzzle.format(puzzle.apply(sorted, 5))).isEqualTo("7654321");
        assertThat(puzzle.moveName(5)).isEqualTo("7");
    }

    /** Row 7 of OEIS A092113. */
    @Test
    void sevenPancakesNeedEightTurnsAtTheMost() {
        assertThat(exhibit.distances(new SearchMonitor()).histogram())
                .containsExactly(1, 6, 30, 149, 543, 1357, 1903, 1016, 35);
    }

    @Test
    void gapsAreCountedAgainstTheGoal() {
        GapHeuristic gaps = new GapHeuristic(puzzle.parse("7654321"));
        assertThat(gaps.estimate(puzzle.parse("7654321"))).isZero();
        assertThat(gaps.estimate(puzzle.parse("1234567"))).isEqualTo(1);
        assertThat(gaps.estimate(puzzle.parse("6754321"))).isEqualTo(1);
        assertThat(gaps.estimate(puzzle.parse("6743521"))).isEqualTo(3);
    }

    @Test
    void theSentenceNamesTheFault() {
        assertThat(faultOf("12345x7")).hasMessage("\"x\" is not a pancake: the pancakes are 1 to 7.");
        assertThat(faultOf("1234566")).hasMessage("Pancake 6 is there twice.");
        assertThat(faultOf("1234")).hasMessage("The stack has seven pancakes, but there are 4 here.");
        assertThat(faultOf("1")).hasMessage("The stack has seven pancakes, but there is only one here.");
        assertThat(faultOf("").sentence(Locale.SIMPLIFIED_CHINESE)).isEqualTo("一叠有七张煎饼，这里一张也没有。");
    }

    private InvalidStateException faultOf(String text) {
        return catchThrowableOfType(InvalidStateException.class, () -> puzzle.parse(text));
    }

    @Test
    void anUnknownReadingIsAProgrammersMistake() {
        assertThatThrownBy(() -> exhibit.withReading("bottom-first")).isInstanceOf(IllegalArgumentException.class);
    }
}
