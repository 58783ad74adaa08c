package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;

/** What {@link Puzzle} and {@link Exhibit} promise, on every state near the goal. */
class PuzzleContractTest {
    private static final String FIXTURES = "playground.engine.ContractFixtures#fixtures";

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void undoTakesBackWhatApplyDoes(Fixture fixture) {
        Puzzle puzzle = fixture.puzzle();
        for (long state : fixture.space().shuffledStates()) {
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long after = puzzle.apply(state, move);
                assertThat(after == Puzzle.NO_STATE || puzzle.undo(after, move) == state)
                        .isTrue();
                long before = puzzle.undo(state, move);
                assertThat(before == Puzzle.NO_STATE || puzzle.apply(before, move) == state)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void noMoveLeavesTheStatesThatCanBeSolved(Fixture fixture) {
        Assumptions.assumeTrue(fixture.space().isComplete());
        Puzzle puzzle = fixture.puzzle();
        for (long state : fixture.space().shuffledStates()) {
            assertThat(state).isNotEqualTo(Puzzle.NO_STATE);
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long after = puzzle.apply(state, move);
                assertThat(after == Puzzle.NO_STATE || fixture.space().contains(after))
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void movesHaveNamesOfTheirOwn(Fixture fixture) {
        Puzzle puzzle = fixture.puzzle();
        assertThat(puzzle.moveCount()).isBetween(1, 127);
        Set<String> names = new HashSet<>();
        for (int move = 0; move < puzzle.moveCount(); move++) {
            assertThat(puzzle.moveName(move)).isNotBlank();
            names.add(puzzle.moveName(move));
        }
        assertThat(names).hasSize(puzzle.moveCount());
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void pruningLosesNoCanonicalSolution(Fixture fixture) {
        Puzzle puzzle = fixture.puzzle();
        for (long state : fixture.space().shuffledStates()) {
            int[] moves = fixture.space().canonicalSolution(state);
            // The rest of a canonical solution is the canonical solution of another state, so the first pair is enough.
            if (moves.length >= 2) {
                assertThat(puzzle.mayFollow(moves[0], moves[1]))
                        .as("%s after %s", puzzle.moveName(moves[1]), puzzle.moveName(moves[0]))
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void goalsAreTheStatesAtDistanceZero(Fixture fixture) {
        Puzzle puzzle = fixture.puzzle();
        assertThat(puzzle.goals()).isNotEmpty().doesNotHaveDuplicates();
        for (long state : fixture.space().shuffledStates()) {
            assertThat(puzzle.isGoal(state)).isEqualTo(fixture.space().distance(state) == 0);
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void goalsAreAFreshArray(Fixture fixture) {
        long[] goals = fixture.puzzle().goals();
        long first = goals[0];
        goals[0] = Puzzle.NO_STATE;
        assertThat(fixture.puzzle().goals()[0]).isEqualTo(first);
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void randomStatesAreUniform(Fixture fixture) {
        Assumptions.assumeTrue(fixture.space().isComplete());
        SplittableRandom random = new SplittableRandom(1);
        Uniformity.assertUniform(
                () -> fixture.puzzle().randomState(random), fixture.space().shuffledStates());
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void theSameSeedGivesTheSameRandomStates(Fixture fixture) {
        SplittableRandom one = new SplittableRandom(7);
        SplittableRandom other = new SplittableRandom(7);
        for (int i = 0; i < 100; i++) {
            assertThat(fixture.puzzle().randomState(one))
                    .isEqualTo(fixture.puzzle().randomState(other));
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void whatIsWrittenInAReadingIsReadBackInIt(Fixture fixture) {
        for (String reading : fixture.exhibit().readings()) {
            Puzzle puzzle = fixture.exhibit().withReading(reading).puzzle();
            for (long state : fixture.space().shuffledStates()) {
                assertThat(puzzle.parse(puzzle.format(state))).isEqualTo(state);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void theFirstReadingIsTheUsualOne(Fixture fixture) {
        Exhibit exhibit = fixture.exhibit();
        Puzzle usual = exhibit.withReading(exhibit.readings().get(0)).puzzle();
        for (long state : fixture.space().layer(fixture.space().greatestDistance())) {
            assertThat(usual.format(state)).isEqualTo(exhibit.puzzle().format(state));
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void anyStateCanBeTheGoal(Fixture fixture) {
        Assumptions.assumeTrue(fixture.hasChoiceOfGoal());
        for (long state : fixture.space().shuffledStates().subList(0, 100)) {
            String text = fixture.puzzle().format(state);
            Puzzle other = fixture.exhibit().withGoal(text).puzzle();
            assertThat(other.isGoal(other.parse(text))).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void aMalformedGoalIsRefused(Fixture fixture) {
        assertThatThrownBy(() -> fixture.exhibit().withGoal("no goal")).isInstanceOf(InvalidStateException.class);
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void codesAreSmallLettersAndDashes(Fixture fixture) {
        assertThat(fixture.exhibit().id()).matches("[a-z0-9-]+");
        assertThat(fixture.exhibit().readings()).isNotEmpty().doesNotHaveDuplicates();
        assertThat(fixture.exhibit().algorithms())
                .extracting(Algorithm::code)
                .isNotEmpty()
                .doesNotHaveDuplicates()
                .allMatch(code -> code.matches("[a-z-]+(:[a-z0-9-]+)?"));
    }
}
