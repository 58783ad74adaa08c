package playground.engine.table;

import java.util.random.RandomGenerator;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.Ranking;

/**
 * A one-way road: places 0 to length - 1, and one move, from a place to the one before it. What lies before the goal has
 * passed it.
 */
record Road(int length, long goal) implements Puzzle {
    /** A place is its own number. */
    Ranking ranking() {
        return new Ranking() {
            @Override
            public int size() {
                return length;
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
    }

    @Override
    public int moveCount() {
        return 1;
    }

    @Override
    public String moveName(int move) {
        return "on";
    }

    @Override
    public long apply(long state, int move) {
        return state == 0 ? NO_STATE : state - 1;
    }

    @Override
    public long undo(long state, int move) {
        return state + 1 == length ? NO_STATE : state + 1;
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal;
    }

    @Override
    public long[] goals() {
        return new long[] {goal};
    }

    @Override
    public long randomState(RandomGenerator random) {
        return random.nextLong(goal, length);
    }

    @Override
    public String format(long state) {
        return Long.toString(state);
    }

    @Override
    public long parse(String text) {
        throw new InvalidStateException("road", "nobody types it");
    }
}
