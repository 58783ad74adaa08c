package playground.puzzles.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import playground.engine.Distances;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchStoppedException;
import playground.engine.search.Descent;

/** What is mathematically true of the Rotation Game, each figure found by programs independent of this one. */
class RotationFiguresTest {
    private static final RotationExhibit EXHIBIT = new RotationExhibit();
    private static final Puzzle PUZZLE = EXHIBIT.puzzle();
    private static final Distances DISTANCES = EXHIBIT.distances(new SearchMonitor());
    private static final ColourPatterns PATTERNS = new ColourPatterns(new SearchMonitor());

    @Test
    void onePatternsHistogramIsTheKnownOne() {
        assertThat(PATTERNS.histogram())
                .containsExactly(
                        1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188)
                .satisfies(counts -> assertThat(Arrays.stream(counts).sum()).isEqualTo(735_471));
    }

    @Test
    void theHistogramOfAllBoardsIsTheKnownOne() {
        long[] histogram = DISTANCES.histogram();
        assertThat(histogram)
                .containsExactly(
                        38610,
                        308880,
                        1698840,
                        8030880,
                        33820248,
                        124134840,
                        400278348,
                        1098954804,
                        2316756348L,
                        3172593156L,
                        1992066648,
                        312776400,
                        4053576,
                        192);
        assertThat(Arrays.stream(histogram).sum()).isEqualTo(9_465_511_770L);
    }

    @Test
    void theFewBoardsAreAllThatTheHistogramCounts() {
        PatternLayers layers = new PatternLayers(PATTERNS, new SearchMonitor());
        FewBoards boards = FewBoards.list(13, 192, layers, PATTERNS, new SearchMonitor());
        assertThat(6 * boards.size()).isEqualTo(192);
    }

    @Test
    void countingCanBeStopped() {
        PatternLayers layers = new PatternLayers(PATTERNS, new SearchMonitor());
        SearchMonitor stopped = new SearchMonitor();
        stopped.stop();
        assertThatThrownBy(() -> new PatternLayers(PATTERNS, stopped)).isInstanceOf(SearchStoppedException.class);
        assertThatThrownBy(() -> BoardCounts.histogram(layers, stopped)).isInstanceOf(SearchStoppedException.class);
        assertThatThrownBy(() -> FewBoards.list(13, 32, layers, PATTERNS, stopped))
                .isInstanceOf(SearchStoppedException.class);
    }

    @Test
    void everyRowOfTheOraclesIsFound() {
        Descent descent = new Descent(PUZZLE, DISTANCES);
        List<RotationOracle> rows = new ArrayList<>(RotationOracle.boards());
        rows.addAll(RotationOracle.hardest());
        for (RotationOracle row : rows) {
            long board = PUZZLE.parse(row.board());
            assertThat(DISTANCES.estimate(board)).isEqualTo(row.length());
            for (int colour = 1; colour <= RotationGame.COLOURS; colour++) {
                assertThat(PATTERNS.estimate(board, colour))
                        .isEqualTo(row.distances().get(colour - 1));
            }
            StringBuilder letters = new StringBuilder();
            long state = board;
            for (int move : descent.solve(board, new SearchMonitor()).moves()) {
                letters.append(PUZZLE.moveName(move));
                state = PUZZLE.apply(state, move);
            }
            assertThat(letters).hasToString(row.moves());
            assertThat(RotationGame.colourAt(state, Lines.CENTRE_CELL)).isEqualTo(row.centre());
        }
    }

    /** Two or three colours are equally near on 24.9 % of all boards. */
    @Test
    void coloursTieAsOftenAsIsKnown() {
        SplittableRandom random = new SplittableRandom(11);
        int tied = 0;
        for (int i = 0; i < 40_000; i++) {
            tied += Integer.bitCount(EXHIBIT.nearestColours(PUZZLE.randomState(random))) > 1 ? 1 : 0;
        }
        assertThat(tied / 400.0).isBetween(24.0, 25.8);
    }

    @Test
    void nearestColoursAreToldAsSoonAsDistancesAreKnown() {
        RotationExhibit fresh = new RotationExhibit();
        long board = PUZZLE.parse("111132323132231222312133");
        assertThat(fresh.nearestColours(board)).isZero();
        fresh.distances(new SearchMonitor());
        assertThat(fresh.nearestColours(board)).isEqualTo(1 << 2);
    }

    /** Pearson's test at the nearest distance, where every board can be listed: 38,610 of them, three draws for each. */
    @Test
    void randomGoalsAreUniform() {
        SplittableRandom random = new SplittableRandom(12);
        Map<Long, Integer> counts = new HashMap<>();
        long[] goals = PUZZLE.goals();
        for (int i = 0; i < 3 * goals.length; i++) {
            counts.merge(DISTANCES.randomState(0, random), 1, Integer::sum);
        }
        double chiSquare = 0;
        for (long goal : goals) {
            chiSquare += Math.pow(counts.getOrDefault(goal, 0) - 3, 2) / 3;
        }
        int freedom = goals.length - 1;
        assertThat(counts).hasSizeLessThanOrEqualTo(goals.length);
        assertThat(chiSquare).isLessThan(freedom + 5 * Math.sqrt(2.0 * freedom));
    }

    /** The same at the greatest, with twenty draws for each of the 192 boards. */
    @Test
    void randomBoardsAtTheGreatestDistanceAreUniform() {
        SplittableRandom random = new SplittableRandom(13);
        Set<Long> hardest = hardest();
        Map<Long, Integer> counts = new HashMap<>();
        int draws = 20 * hardest.size();
        for (int i = 0; i < draws; i++) {
            counts.merge(DISTANCES.randomState(13, random), 1, Integer::sum);
        }
        assertThat(hardest).containsAll(counts.keySet());
        double chiSquare = 0;
        for (long board : hardest) {
            chiSquare += Math.pow(counts.getOrDefault(board, 0) - 20, 2) / 20;
        }
        assertThat(chiSquare).isLessThan(191 + 5 * Math.sqrt(2.0 * 191));
    }

    /** The boards of 13 moves: those of the oracle with their colours renamed in every way. */
    private static Set<Long> hardest() {
        Set<Long> boards = new HashSet<>();
        for (RotationOracle row : RotationOracle.hardest()) {
            if (row.length() == 13) {
                for (String colours : new String[] {"123", "132", "213", "231", "312", "321"}) {
                    StringBuilder renamed = new StringBuilder();
                    row.board().chars().forEach(digit -> renamed.append(colours.charAt(digit - '1')));
                    boards.add(PUZZLE.parse(renamed.toString()));
                }
            }
        }
        assertThat(boards).hasSize(192);
        return boards;
    }

    /** At distances whose boards cannot be listed, what can be counted of a uniform board shows up in the right share. */
    @Test
    void randomBoardsAtADistanceLookLikeUniformOnesThatAreFoundThere() {
        SplittableRandom random = new SplittableRandom(14);
        int[] found = new int[5];
        int wanted = 20_000;
        for (int count = 0; count < wanted; ) {
            long board = PUZZLE.randomState(random);
            if (DISTANCES.estimate(board) == 9) {
                found[kind(board)]++;
                count++;
            }
        }
        int[] drawn = new int[5];
        for (int count = 0; count < wanted; count++) {
            drawn[kind(DISTANCES.randomState(9, random))]++;
        }
        for (int kind = 0; kind < found.length; kind++) {
            double spread = Math.sqrt(found[kind] + drawn[kind] + 1.0);
            assertThat(Math.abs(found[kind] - drawn[kind]) / spread).isLessThan(4.5);
        }
    }

    /** How many colours are nearest, and which cell a colour is on: both would show a draw that prefers some boards. */
    private static int kind(long board) {
        int tied = Integer.bitCount(EXHIBIT.nearestColours(board));
        return tied > 1
                ? tied
                : RotationGame.colourAt(board, 0) == 1 ? 0 : RotationGame.colourAt(board, 0) == 2 ? 1 : 4;
    }

    @Test
    void aRandomBoardIsAtItsDistanceAndTheSameForTheSameSeed() {
        for (int distance = 0; distance <= 13; distance++) {
            long board = DISTANCES.randomState(distance, new SplittableRandom(distance));
            assertThat(DISTANCES.estimate(board)).isEqualTo(distance);
            assertThat(DISTANCES.randomState(distance, new SplittableRandom(distance)))
                    .isEqualTo(board);
        }
        assertThatThrownBy(() -> DISTANCES.randomState(14, new SplittableRandom(1)))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** Along walks one move changes the distance by at most one, and where it is not zero some move lowers it. */
    @Test
    void distancesAreConsistentAndLeadToTheGoal() {
        SplittableRandom random = new SplittableRandom(15);
        CentreHeuristic centre = new CentreHeuristic();
        for (int i = 0; i < 20_000; i++) {
            long board = PUZZLE.randomState(random);
            int distance = DISTANCES.estimate(board);
            int least = Integer.MAX_VALUE;
            assertThat(centre.estimate(board)).isBetween(0, distance);
            for (int move = 0; move < Lines.MOVES; move++) {
                long next = PUZZLE.apply(board, move);
                least = Math.min(least, DISTANCES.estimate(next));
                assertThat(Math.abs(centre.estimate(next) - centre.estimate(board)))
                        .isLessThanOrEqualTo(1);
            }
            assertThat(least).isEqualTo(distance == 0 ? least : distance - 1);
        }
    }
}
