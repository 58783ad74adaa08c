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

    /**
     * From every state of a range that is one nearer than a distance, writes that distance for those without one from
     * which a move leads to it.
     *
     * @param start the first number of the range
     * @param end the number after its last
     * @param distances by number; {@link LevelSearch#UNKNOWN} where there is none
     * @return how many states were one nearer
     */
    default int mark(int start, int end, byte[] distances, byte distance) {
        int[] ranks = new int[moveCount()];
        int marking = 0;
        for (int rank = start; rank < end; rank++) {
            if (distances[rank] == distance - 1) {
                int count = before(rank, ranks);
                for (int i = 0; i < count; i++) {
                    // Always written, a known distance as it is: whether it is known no processor can foresee.
                    byte known = distances[ranks[i]];
                    distances[ranks[i]] = known == LevelSearch.UNKNOWN ? distance : known;
                }
                marking++;
            }
        }
        return marking;
    }

    /**
     * Writes a distance for every state of a range that has none and from which a move leads to one that is one nearer.
     *
     * @return for how many
     */
    default int pull(int start, int end, byte[] distances, byte distance) {
        int[] ranks = new int[moveCount()];
        int found = 0;
        for (int rank = start; rank < end; rank++) {
            if (distances[rank] == LevelSearch.UNKNOWN) {
                int count = after(rank, ranks);
                boolean leads = false;
                for (int i = 0; i < count && !leads; i++) {
                    leads = distances[ranks[i]] == distance - 1;
                }
                if (leads) {
                    distances[rank] = distance;
                    found++;
                }
            }
        }
        return found;
    }

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
