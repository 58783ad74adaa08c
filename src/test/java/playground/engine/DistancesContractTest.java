package playground.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.ContractFixtures.Fixture;
import playground.engine.SearchResult.Status;

/** What {@link Distances} promises, compared with brute force on every state near the goal. */
class DistancesContractTest {
    private static final String FIXTURES = "playground.engine.ContractFixtures#fixturesWithDistances";

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void everyDistanceIsExact(Fixture fixture) {
        Distances distances = distancesOf(fixture);
        for (long state : fixture.space().shuffledStates()) {
            assertThat(distances.estimate(state)).isEqualTo(fixture.space().distance(state));
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void theHistogramCountsTheStatesAtEachDistance(Fixture fixture) {
        Assumptions.assumeFalse(fixture.space().isSample());
        long[] histogram = distancesOf(fixture).histogram();
        ReferenceSpace space = fixture.space();
        for (int distance = 0; distance <= space.greatestDistance(); distance++) {
            assertThat(histogram[distance]).isEqualTo(space.layer(distance).size());
        }
        assertThat(!space.isComplete() || histogram.length == space.greatestDistance() + 1)
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void theHistogramIsAFreshArray(Fixture fixture) {
        Distances distances = distancesOf(fixture);
        Arrays.fill(distances.histogram(), -1);
        assertThat(distances.histogram()[0]).isPositive();
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void shortestSolutionsAreCountedAsBruteForceCountsThem(Fixture fixture) {
        Distances distances = distancesOf(fixture);
        List<Long> states = fixture.space().shuffledStates();
        for (long state : states.subList(0, Math.min(5_000, states.size()))) {
            assertThat(distances.solutions(state)).isEqualTo(fixture.space().countSolutions(state));
        }
        assertThat(distances.solutions(fixture.puzzle().goals()[0])).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void randomStatesAtADistanceAreUniform(Fixture fixture) {
        Assumptions.assumeFalse(fixture.space().isSample());
        Distances distances = distancesOf(fixture);
        ReferenceSpace space = fixture.space();
        SplittableRandom random = new SplittableRandom(2);
        for (int distance = 0; distance <= space.greatestDistance(); distance++) {
            List<Long> layer = space.layer(distance);
            // The others say nothing new, and a draw from a table takes as long as reading the table.
            if (layer.size() <= 400) {
                int wanted = distance;
                Uniformity.assertUniform(() -> distances.randomState(wanted, random), layer);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void aRandomStateIsAtTheDistanceAskedFor(Fixture fixture) {
        Distances distances = distancesOf(fixture);
        SplittableRandom random = new SplittableRandom(5);
        for (int distance = 0; distance < distances.histogram().length; distance++) {
            assertThat(distances.estimate(distances.randomState(distance, random)))
                    .isEqualTo(distance);
        }
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void theyAreBuiltOnceAndTheTimeIsTold(Fixture fixture) {
        Distances distances = distancesOf(fixture);
        assertThat(distances).isSameAs(distancesOf(fixture));
        assertThat(distances.buildTime()).isPositive();
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void aBuildThatWasStoppedCanBeMadeAgain(Fixture fixture) {
        Exhibit exhibit = fixture.unbuilt();
        SearchMonitor stopped = new SearchMonitor();
        stopped.stop();
        assertThatThrownBy(() -> exhibit.distances(stopped))
                .isInstanceOfSatisfying(
                        SearchStoppedException.class,
                        stop -> assertThat(stop.status()).isEqualTo(Status.CANCELLED));
        assertThat(exhibit.distances(new SearchMonitor()).histogram())
                .isEqualTo(distancesOf(fixture).histogram());
    }

    @ParameterizedTest
    @MethodSource(FIXTURES)
    void anotherGoalHasDistancesOfItsOwn(Fixture fixture) {
        Assumptions.assumeTrue(fixture.hasChoiceOfGoal());
        long goal = fixture.space().layer(fixture.space().greatestDistance()).get(0);
        Exhibit other = fixture.exhibit().withGoal(fixture.puzzle().format(goal));
        assertThat(other.distances(new SearchMonitor()).estimate(goal)).isZero();
        assertThat(distancesOf(fixture).estimate(goal))
                .isEqualTo(fixture.space().greatestDistance());
    }

    private static Distances distancesOf(Fixture fixture) {
        return fixture.exhibit().distances(new SearchMonitor());
    }
}
