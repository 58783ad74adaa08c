package playground.puzzles.sliding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Exhibit;
import playground.engine.Heuristic;
import playground.engine.Limits;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchResult.Status;
import playground.engine.SearchStoppedException;
import playground.engine.SearchTrace;
import playground.engine.Solver;
import playground.engine.search.IdaStar;

/** The 15-puzzle solved with its pattern databases: right on the oracles, whatever the goal, and held to its limits. */
class FifteenPuzzleTest {
    private static final String GAP_FIRST = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
    private static final String GAP_LAST = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0";
    private static final SquareBoard BOARD = new SquareBoard(4);
    private static final SlidingExhibit EXHIBIT = new SlidingExhibit(4);
    private static final PatternStore NOWHERE = new PatternStore(Optional.empty());

    private static SearchResult solve(Exhibit exhibit, long start, Limits limits) {
        Solver solver = exhibit.algorithms().get(0).builder().build(new SearchMonitor());
        return solver.solve(start, new SearchMonitor(limits));
    }

    private static List<String> oracle() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("src", "test", "resources", "oracles", "puzzle15-oracle.csv"));
        return rows.subList(1, rows.size());
    }

    /** The same rows for both goals; the solution is played, so it is one. */
    private static void checkRow(String row) {
        String[] fields = row.split(",", -1);
        int optimal = Integer.parseInt(fields[2]);
        check(EXHIBIT.withGoal(GAP_FIRST), fields[0], optimal);
        check(EXHIBIT.withGoal(GAP_LAST), fields[1], optimal);
    }

    private static SearchResult check(Exhibit exhibit, String position, int optimal) {
        Puzzle puzzle = exhibit.puzzle();
        long state = puzzle.parse(position);
        SearchResult result = solve(exhibit, state, Limits.NONE);
        assertThat(result.moves()).as(position).hasSize(optimal);
        for (int move : result.moves()) {
            state = puzzle.apply(state, move);
        }
        assertThat(puzzle.isGoal(state)).as(position).isTrue();
        return result;
    }

    @Test
    void everyFourthRowOfTheOracleIsSolvedOptimally() throws IOException {
        List<String> rows = oracle();
        for (int i = 0; i < rows.size(); i += 4) {
            checkRow(rows.get(i));
        }
    }

    @Tag("slow")
    @Test
    void everyRowOfTheOracleIsSolvedOptimally() throws IOException {
        List<String> rows = oracle();
        assertThat(rows).hasSize(300);
        rows.forEach(FifteenPuzzleTest::checkRow);
    }

    /** Third-party data, which is not part of this project: beside it, or in the folder that a property names. */
    @Tag("slow")
    @Test
    void korfsHundredAreSolvedOptimally() throws IOException {
        Optional<Path> file = korf();
        Assumptions.assumeTrue(file.isPresent(), "korf100.csv is not here");
        Exhibit exhibit = EXHIBIT.withGoal(GAP_FIRST);
        List<String> rows = Files.readAllLines(file.orElseThrow());
        long nodes = 0;
        for (String row : rows.subList(1, rows.size())) {
            String[] fields = row.split(",", -1);
            String position = String.join(" ", List.of(fields).subList(1, 17));
            nodes += check(exhibit, position, Integer.parseInt(fields[17]))
                    .effort()
                    .expanded();
        }
        assertThat(rows).hasSize(101);
        assertThat(nodes).isEqualTo(28_127_767);
    }

    private static Optional<Path> korf() {
        String folder = System.getProperty("playground.oracles");
        if (folder != null) {
            return Optional.of(Path.of(folder, "korf100.csv")).filter(Files::exists);
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path file = at.resolve(Path.of("shared", "oracles", "korf100.csv"));
            if (Files.exists(file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /** Another corner than the usual ones, and tiles in no order: the same databases serve. */
    @Test
    void anotherGoalWithItsGapInACornerIsSolvedCanonically() {
        checkCanonical("9 2 14 4 8 15 5 11 1 10 3 12 0 7 13 6");
    }

    /** At an edge of either kind and in the middle: other databases have to be built. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "9 2 14 4 8 15 5 11 1 10 3 12 6 7 0 13",
                "1 2 3 4 5 6 7 0 8 9 10 11 12 13 14 15",
                "1 2 3 4 5 6 7 8 9 10 0 11 12 13 14 15",
            })
    void everyGoalIsSolvedCanonically(String goal) {
        checkCanonical(goal);
    }

    private static void checkCanonical(String goal) {
        Exhibit exhibit = EXHIBIT.withGoal(goal);
        Puzzle puzzle = exhibit.puzzle();
        Solver slow = new IdaStar(puzzle, new LinearConflict(BOARD, puzzle.goals()[0]));
        SplittableRandom random = new SplittableRandom(15);
        for (int walk = 5; walk <= 40; walk += 5) {
            long state = walk(puzzle, walk, random);
            SearchResult expected = slow.solve(state, new SearchMonitor());
            assertThat(solve(exhibit, state, Limits.NONE).moves()).isEqualTo(expected.moves());
        }
    }

    private static long walk(Puzzle puzzle, int length, SplittableRandom random) {
        long state = puzzle.goals()[0];
        for (int i = 0; i < length; i++) {
            long next = puzzle.apply(state, random.nextInt(puzzle.moveCount()));
            state = next == Puzzle.NO_STATE ? state : next;
        }
        return state;
    }

    @Test
    void manhattanInPlaceVisitsWhatTheGeneralSearchVisits() {
        Puzzle puzzle = EXHIBIT.puzzle();
        long goal = puzzle.goals()[0];
        SplittableRandom random = new SplittableRandom(16);
        for (int i = 0; i < 20; i++) {
            long state = walk(puzzle, 60, random);
            SearchResult fast = new ManhattanSearch(BOARD, goal).solve(state, new SearchMonitor());
            SearchResult slow =
                    new IdaStar(puzzle, new ManhattanDistance(BOARD, goal)).solve(state, new SearchMonitor());
            assertThat(fast.moves()).isEqualTo(slow.moves());
            assertThat(fast.effort().bound()).isEqualTo(slow.effort().bound());
            // The general search also leaves out states on its path.
            assertThat(fast.effort().expanded())
                    .isGreaterThanOrEqualTo(slow.effort().expanded());
        }
    }

    @Test
    void theFirstSolutionIsAlsoTheFirstInMoveOrderWhenWatched() throws IOException {
        for (String row : oracle().subList(0, 60)) {
            long state = EXHIBIT.puzzle().parse(row.split(",", -1)[1]);
            Solver solver = EXHIBIT.algorithms().get(0).builder().build(new SearchMonitor());
            SearchResult alone = solver.solve(state, new SearchMonitor());
            SearchMonitor watcher = new SearchMonitor(Limits.NONE, new SearchTrace(200));
            SearchResult watched = solver.solve(state, watcher);
            assertThat(watched.moves()).isEqualTo(alone.moves());
            assertThat(watched.effort()).isEqualTo(alone.effort());
        }
    }

    @Test
    void aHardBoardEndsAtItsLimits() {
        Exhibit exhibit = EXHIBIT.withGoal(GAP_FIRST);
        long hardest = exhibit.puzzle().parse("15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0");
        SearchResult nodes = solve(exhibit, hardest, Limits.NONE.withNodes(100_000));
        assertThat(nodes.status()).isEqualTo(Status.NODE_LIMIT);
        assertThat(nodes.effort().expanded()).isEqualTo(100_000);
        SearchResult time = solve(exhibit, hardest, Limits.NONE.withTime(Duration.ofMillis(50)));
        assertThat(time.status()).isEqualTo(Status.TIME_LIMIT);
        assertThat(time.effort().bound()).isBetween(50, 80);
    }

    @Test
    void buildingEndsAtItsLimits() {
        SearchMonitor small = new SearchMonitor(Limits.NONE.withMemory(20_000_000));
        assertThatThrownBy(() -> new DisjointPatterns(BOARD, 0, NOWHERE, small))
                .isInstanceOfSatisfying(
                        SearchStoppedException.class,
                        stop -> assertThat(stop.status()).isEqualTo(Status.MEMORY_LIMIT));
        SearchMonitor short50 = new SearchMonitor(Limits.NONE.withTime(Duration.ofMillis(50)));
        assertThatThrownBy(() -> new DisjointPatterns(BOARD, 0, NOWHERE, short50))
                .isInstanceOfSatisfying(
                        SearchStoppedException.class,
                        stop -> assertThat(stop.status()).isEqualTo(Status.TIME_LIMIT));
    }

    @Test
    void walkingDistanceKnowsAllMatricesAndIsConsistent() {
        for (String goal : List.of(GAP_FIRST, GAP_LAST, "5 3 8 0 1 4 2 6 9 10 11 7 13 14 15 12")) {
            Puzzle puzzle = EXHIBIT.withGoal(goal).puzzle();
            WalkingDistance walking = new WalkingDistance(puzzle.goals()[0], new SearchMonitor());
            assertThat(walking.estimate(puzzle.goals()[0])).isZero();
            assertThat(walking.sizes()).containsExactly(WalkingDistance.MATRICES, WalkingDistance.MATRICES);
            checkOnRandomStates(puzzle, walking);
            checkOnRandomStates(puzzle, new LinearConflict(BOARD, puzzle.goals()[0]));
        }
    }

    private static void checkOnRandomStates(Puzzle puzzle, Heuristic heuristic) {
        SplittableRandom random = new SplittableRandom(17);
        ManhattanDistance manhattan = new ManhattanDistance(BOARD, puzzle.goals()[0]);
        for (int i = 0; i < 3_000; i++) {
            long state = puzzle.randomState(random);
            int estimate = heuristic.estimate(state);
            assertThat((estimate - manhattan.estimate(state)) % 2).isZero();
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long next = puzzle.apply(state, move);
                if (next != Puzzle.NO_STATE) {
                    assertThat(Math.abs(estimate - heuristic.estimate(next))).isEqualTo(1);
                }
            }
        }
    }

    /** What a search estimates its start by. */
    private static int estimate(Solver solver, long state) {
        SearchTrace trace = new SearchTrace(1);
        solver.solve(state, new SearchMonitor(Limits.NONE.withNodes(1), trace));
        return trace.event(0).h();
    }

    /** Never under Manhattan distance, never over the truth, of the truth's parity; consistency is not promised. */
    @Test
    void patternsAreAdmissibleAndKnowMoreThanManhattan() throws IOException {
        Exhibit exhibit = EXHIBIT.withGoal(GAP_FIRST);
        Puzzle puzzle = exhibit.puzzle();
        long goal = puzzle.goals()[0];
        Solver solver = exhibit.algorithms().get(0).builder().build(new SearchMonitor());
        Heuristic heuristic = state -> estimate(solver, state);
        ManhattanDistance manhattan = new ManhattanDistance(BOARD, goal);
        assertThat(heuristic.estimate(goal)).isZero();
        for (String row : oracle()) {
            String[] fields = row.split(",", -1);
            int estimate = heuristic.estimate(puzzle.parse(fields[0]));
            assertThat(estimate).isBetween(manhattan.estimate(puzzle.parse(fields[0])), Integer.parseInt(fields[2]));
            assertThat((Integer.parseInt(fields[2]) - estimate) % 2).isZero();
        }
    }
}
