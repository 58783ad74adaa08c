package playground.engine.table;

import playground.engine.Puzzle;
import playground.engine.Ranking;

/**
 * The moves of a puzzle from number to number of its states: what a complete table is built from. {@link #of} makes them
 * for any puzzle; a puzzle whose numbers are made of parts that move by look-ups has its own, which never unpack a state.
 *
 * <p>All moves of a state are asked for at once, since a call that goes to one of several classes costs more than the
 * look-ups behind it.
 */
public interface RankedMoves {
    /** How many states are numbered. */
    int size();

    /** How many moves a state has at most: the room that {@link #before} and {@link #after} need. */
    int moveCount();

    /**
     * Fills in the states from which a move leads to a state, in any order.
     *
     * @return how many there are; what stands behind them in {@code ranks} means nothing
     */
    int before(int rank, int[] ranks);

    /** Likewise the states to which a move leads from a state. */
    int after(int rank, int[] ranks);

    /** How many symmetries {@link #images} knows; 0 where there are none. */
    default int symmetries() {
        return 0;
    }

    /**
     * Fills in the images of a state, itself among them: what the symmetries of the puzzle make of it, those under which
     * moves are moves and goals are goals. They are all as far from a goal; so it is enough to expand one of them.
     *
     * @return how many there are, with repetitions
     */
    default int images(int rank, int[] ranks) {
        ranks[0] = rank;
        return 1;
    }

    /** The moves of any puzzle, by unpacking the state, moving it and packing the result. */
    static RankedMoves of(Puzzle puzzle, Ranking ranking) {
        return new RankedMoves() {
            @Override
            public int size() {
                return ranking.size();
            }

            @Override
            public int moveCount() {
                return puzzle.moveCount();
            }

            @Override
            public int before(int rank, int[] ranks) {
                long state = ranking.unrank(rank);
                int count = 0;
                for (int move = 0; move < puzzle.moveCount(); move++) {
                    count = add(puzzle.undo(state, move), ranks, count);
                }
                return count;
            }

            @Override
            public int after(int rank, int[] ranks) {
                long state = ranking.unrank(rank);
                int count = 0;
                for (int move = 0; move < puzzle.moveCount(); move++) {
                    count = add(puzzle.apply(state, move), ranks, count);
                }
                return count;
            }

            private int add(long state, int[] ranks, int count) {
                if (state == Puzzle.NO_STATE) {
                    return count;
                }
                ranks[count] = ranking.rank(state);
                return count + 1;
            }
        };
    }
}
