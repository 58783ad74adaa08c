package playground.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import playground.engine.Algorithm;
import playground.engine.Heuristic;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.table.DistanceTable;

/**
 * Two rings of six places and no bridge between them. It has what the puzzles for people have not: states without a
 * solution, moves that are not possible everywhere, two goals, and a space small enough for every algorithm to search
 * to its end.
 *
 * <pre>
 *   0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 0      step: to the next place of the ring
 *   6 -> 7 -> 8 -> 9 ->10 ->11 -> 6      jump: over the next place, but not past the ring's last one
 * </pre>
 */
final class TwoIslands implements Puzzle {
    static final int ISLAND = 6;
    static final int STEP = 0;
    static final int JUMP = 1;

    /** Goals of the first island. */
    private static final long[] GOALS = {0, 3};

    /** A state is its own number. */
    static final Ranking RANKING = new Ranking() {
        @Override
        public int size() {
            return 2 * ISLAND;
        }

        @Override
        public int rank(long state) {
            return (int) state;
        }

        @Override
        public long unrank(int index) {
            return index;
        }
    };

    /** Every algorithm there is, some led by a heuristic that knows nothing, some by one that knows everything. */
    static List<Algorithm> algorithms() {
        Puzzle puzzle = new TwoIslands();
        Algorithms.HeuristicBuilder exact = monitor -> new DistanceTable(puzzle, RANKING, monitor);
        List<Algorithm> all = new ArrayList<>();
        all.add(Algorithms.table(puzzle, exact));
        all.add(Algorithms.breadthFirst(puzzle));
        all.add(Algorithms.bidirectional(puzzle));
        all.add(Algorithms.iterativeDeepening(puzzle));
        all.add(Algorithms.idaStar(puzzle));
        all.add(Algorithms.idaStar(puzzle, "exact", exact));
        all.add(Algorithms.aStar(puzzle, "zero", monitor -> Heuristic.ZERO));
        all.add(Algorithms.aStar(puzzle, "exact", exact));
        all.add(Algorithms.greedy(puzzle, "zero", monitor -> Heuristic.ZERO));
        all.add(Algorithms.greedy(puzzle, "exact", exact));
        return all;
    }

    @Override
    public int moveCount() {
        return 2;
    }

    @Override
    public String moveName(int move) {
        return move == STEP ? "step" : "jump";
    }

    @Override
    public long apply(long state, int move) {
        long place = state % ISLAND;
        long island = state - place;
        if (move == STEP) {
            return island + (place + 1) % ISLAND;
        }
        return place + 2 < ISLAND ? state + 2 : NO_STATE;
    }

    @Override
    public long undo(long state, int move) {
        long place = state % ISLAND;
        long island = state - place;
        if (move == STEP) {
            return island + (place + ISLAND - 1) % ISLAND;
        }
        return place >= 2 ? state - 2 : NO_STATE;
    }

    @Override
    public boolean isGoal(long state) {
        return state == GOALS[0] || state == GOALS[1];
    }

    @Override
    public long[] goals() {
        return GOALS.clone();
    }

    @Override
    public long randomState(RandomGenerator random) {
        return random.nextInt(ISLAND);
    }

    @Override
    public String format(long state) {
        return Long.toString(state);
    }

    @Override
    public long parse(String text) {
        throw new InvalidStateException("two-islands", "nobody types it");
    }
}
