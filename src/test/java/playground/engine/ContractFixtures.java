package playground.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.puzzles.pancake.PancakesExhibit;
import playground.puzzles.pocketcube.PocketCubeExhibit;

/** What the contract tests run on: every exhibit, with what brute force says of it. */
public final class ContractFixtures {
    /** Made once for all tests, since enumerating the states takes a while. */
    private static final List<Fixture> FIXTURES = exhibits().map(Fixture::of).toList();

    private ContractFixtures() {}

    /** The exhibits that have to keep the contract. */
    private static Stream<Exhibit> exhibits() {
        return Stream.of(new MagicBoardExhibit(), new PocketCubeExhibit(), new PancakesExhibit());
    }

    /** An exhibit and its states near the goal: all of them, where they are few. */
    public record Fixture(Exhibit exhibit, ReferenceSpace space) {
        static Fixture of(Exhibit exhibit) {
            return new Fixture(exhibit, ReferenceSpace.of(exhibit.puzzle()));
        }

        /** The rules. */
        public Puzzle puzzle() {
            return exhibit.puzzle();
        }

        /** The same exhibit with nothing built yet. */
        Exhibit unbuilt() {
            return exhibit.withGoal(puzzle().format(puzzle().goals()[0]));
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
