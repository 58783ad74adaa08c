package playground.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.puzzles.pancake.PancakesExhibit;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.puzzles.rotation.RotationExhibit;
import playground.puzzles.sliding.SlidingExhibit;

/** What the contract tests run on: every exhibit, with what brute force says of it. */
public final class ContractFixtures {
    /** Made once for all tests, since enumerating the states takes a while. */
    private static final List<Fixture> FIXTURES = exhibits().map(Fixture::of).toList();

    private ContractFixtures() {}

    /** The exhibits that have to keep the contract, made anew at every call. */
    private static Stream<Supplier<Exhibit>> exhibits() {
        return Stream.of(
                MagicBoardExhibit::new,
                RotationExhibit::new,
                () -> new SlidingExhibit(3),
                () -> new SlidingExhibit(4),
                PocketCubeExhibit::new,
                PancakesExhibit::new);
    }

    /** An exhibit and its states near the goal: all of them, where they are few. */
    public record Fixture(Supplier<Exhibit> maker, Exhibit exhibit, ReferenceSpace space) {
        static Fixture of(Supplier<Exhibit> maker) {
            Exhibit exhibit = maker.get();
            return new Fixture(maker, exhibit, ReferenceSpace.of(exhibit.puzzle()));
        }

        /** The rules. */
        public Puzzle puzzle() {
            return exhibit.puzzle();
        }

        /** The same exhibit with nothing built yet. */
        Exhibit unbuilt() {
            return maker.get();
        }

        /** Whether any state may be made the goal. */
        boolean hasChoiceOfGoal() {
            return !exhibit.goal().isEmpty();
        }

        /** The exhibit's name, for the names of the tests. */
        @Override
        public String toString() {
            return exhibit.id();
        }
    }

    /** Every exhibit, for parameterized tests. */
    public static List<Fixture> fixtures() {
        return FIXTURES;
    }

    /** Every exhibit that has exact distances, for parameterized tests. */
    public static List<Fixture> fixturesWithDistances() {
        return FIXTURES.stream()
                .filter(fixture -> fixture.exhibit().hasDistances())
                .toList();
    }

    /** Every algorithm of every exhibit, for parameterized tests: (fixture, algorithm). */
    public static List<Arguments> algorithms() {
        List<Arguments> pairs = new ArrayList<>();
        for (Fixture fixture : FIXTURES) {
            for (Algorithm algorithm : fixture.exhibit().algorithms()) {
                pairs.add(Arguments.argumentSet(fixture + " " + algorithm.code(), fixture, algorithm));
            }
        }
        return pairs;
    }

    /** The solver of an algorithm, with all that it needs built. */
    static Solver solverOf(Algorithm algorithm) {
        return algorithm.builder().build(new SearchMonitor());
    }
}
