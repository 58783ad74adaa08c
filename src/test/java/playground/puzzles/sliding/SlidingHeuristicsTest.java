package playground.puzzles.sliding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Distances;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.SearchMonitor;

/** Every heuristic on all 181,440 states: never more than the truth, and never down by more than one in a move. */
class SlidingHeuristicsTest {
    private static final SquareBoard BOARD = new SquareBoard(3);

    /** The gap in a corner, at an edge, in the middle; in order and not. */
    @ParameterizedTest
    @ValueSource(strings = {"123456780", "012345678", "123804765", "867205341"})
    void estimatesAreAdmissibleAndConsistent(String text) {
        SlidingExhibit exhibit = (SlidingExhibit) new SlidingExhibit(3).withGoal(text);
        long goal = exhibit.puzzle().goals()[0];
        Distances distances = exhibit.distances(new SearchMonitor());
        Heuristic[] heuristics = {
            new MisplacedTiles(BOARD, goal),
            new ManhattanDistance(BOARD, goal),
            new LinearConflict(BOARD, goal),
            new AdditivePatterns(BOARD, goal, new SearchMonitor()),
            distances,
        };
        Ranking ranking = SlidingExhibit.ranking(9);
        int states = 0;
        for (int rank = 0; rank < ranking.size(); rank++) {
            long state = ranking.unrank(rank);
            int distance = distances.estimate(state);
            if (exhibit.puzzle().isSolvable(state) != distance < Heuristic.UNREACHABLE) {
                fail(exhibit.puzzle().format(state));
            }
            if (distance < Heuristic.UNREACHABLE) {
                states++;
                for (Heuristic heuristic : heuristics) {
                    check(exhibit.puzzle(), heuristic, state, distance);
                }
            }
        }
        assertThat(states).isEqualTo(181_440);
    }

    private static void check(Puzzle puzzle, Heuristic heuristic, long state, int distance) {
        int estimate = heuristic.estimate(state);
        boolean right = estimate >= 0 && estimate <= distance;
        for (int move = 0; move < puzzle.moveCount(); move++) {
            long next = puzzle.apply(state, move);
            right &= next == Puzzle.NO_STATE || estimate <= heuristic.estimate(next) + 1;
        }
        if (!right) {
            fail("%s on %s".formatted(heuristic, puzzle.format(state)));
        }
    }

    @Test
    void eachKnowsAtLeastAsMuchAsTheOneBefore() {
        SlidingExhibit exhibit = new SlidingExhibit(3);
        long goal = exhibit.puzzle().goals()[0];
        Heuristic misplaced = new MisplacedTiles(BOARD, goal);
        Heuristic manhattan = new ManhattanDistance(BOARD, goal);
        Heuristic linearConflict = new LinearConflict(BOARD, goal);
        Ranking ranking = SlidingExhibit.ranking(9);
        for (int rank = 0; rank < ranking.size(); rank += 37) {
            long state = ranking.unrank(rank);
            assertThat(manhattan.estimate(state)).isBetween(misplaced.estimate(state), linearConflict.estimate(state));
        }
    }

    /** In 3 2 1 three pairs are in conflict, but two tiles out of the way are enough. */
    @ParameterizedTest
    @CsvSource({
        "3 2 1, 2",
        "1 2 3, 0",
        "2 1 3, 1",
        "3 1 2, 1",
        "2 3 1, 1",
        "0 3 1, 1",
        "0 0 2, 0",
        "4 3 2 1, 3",
        "2 1 4 3, 2"
    })
    void conflictsAreTilesToTakeOutAndNotPairs(String places, int tiles) {
        int[] line = Stream.of(places.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertThat(LinearConflict.tilesToTakeOut(line)).isEqualTo(tiles);
    }

    @ParameterizedTest
    @CsvSource({"321456780, 4, 4", "123456780, 0, 0", "123456708, 1, 0"})
    void conflictsCostTwoMovesATile(String position, int manhattan, int extra) {
        SlidingExhibit exhibit = new SlidingExhibit(3);
        long goal = exhibit.puzzle().goals()[0];
        long state = exhibit.puzzle().parse(position);
        assertThat(new ManhattanDistance(BOARD, goal).estimate(state)).isEqualTo(manhattan);
        assertThat(new LinearConflict(BOARD, goal).estimate(state)).isEqualTo(manhattan + extra);
    }

    /** For each cell of the gap its own number: the least over all cells would not be consistent. */
    @Test
    void aPatternCountsOnlyMovesOfItsTiles() {
        SlidingExhibit exhibit = new SlidingExhibit(3);
        long goal = exhibit.puzzle().goals()[0];
        PatternDatabase lower = new PatternDatabase(BOARD, goal, new SearchMonitor(), 1, 2, 3, 4);
        long moved = exhibit.puzzle().parse("123450786");
        assertThat(lower.moves(PatternDatabase.cellOfTile(goal, 9))).isZero();
        assertThat(lower.moves(PatternDatabase.cellOfTile(moved, 9))).isZero();
        long fourMoved = exhibit.puzzle().parse("123045786");
        assertThat(lower.moves(PatternDatabase.cellOfTile(fourMoved, 9))).isEqualTo(1);
    }
}
