package playground.puzzles.pancake;

import java.util.random.RandomGenerator;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.table.Nibbles;
import playground.engine.table.PlacementRanking;

/**
 * The rules of the pancake puzzle, with any goal: a stack of seven pancakes of different sizes, and a move that puts the
 * slice under one of them and turns over all that lie above it. Place 0 is the top of the stack:
 *
 * <pre>
 *   place 0      ==          a state holds the size of the pancake at place i, 1 to 7,
 *   place 1     ====         in bits 4i to 4i + 3
 *     ...        ...
 *   place 6   ==========     move m turns over the upper m + 2 pancakes
 * </pre>
 *
 * <p>Source: J. Goodman, "Elementary problem E2569", American Mathematical Monthly 82, 1975.
 */
final class Pancakes implements Puzzle {
    static final int COUNT = 7;

    static final Ranking RANKING = new PlacementRanking(COUNT, 1, 2, 3, 4, 5, 6, 7);

    /** [move][place]: the place where a place's new content comes from. */
    private static final int[][] FROM = turns();

    private final long goal;

    /**
     * The puzzle with a goal.
     *
     * @param goal a stack with each pancake once
     */
    Pancakes(long goal) {
        this.goal = goal;
    }

    private static int[][] turns() {
        int[][] from = new int[COUNT - 1][COUNT];
        for (int move = 0; move < from.length; move++) {
            int last = move + 1;
            for (int place = 0; place < COUNT; place++) {
                from[move][place] = place <= last ? last - place : place;
            }
        }
        return from;
    }

    @Override
    public int moveCount() {
        return FROM.length;
    }

    /** How many pancakes are turned over: 2 to 7. */
    @Override
    public String moveName(int move) {
        return Integer.toString(move + 2);
    }

    @Override
    public long apply(long state, int move) {
        return Nibbles.permute(state, FROM[move]);
    }

    /** A turn made twice is no move at all, so a move is taken back by itself. */
    @Override
    public long undo(long state, int move) {
        return apply(state, move);
    }

    /** The same turn twice is never needed. */
    @Override
    public boolean mayFollow(int previous, int move) {
        return previous != move;
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal;
    }

    @Override
    public long[] goals() {
        return new long[] {goal};
    }

    /** Every order of the pancakes can be sorted. */
    @Override
    public long randomState(RandomGenerator random) {
        return RANKING.unrank(random.nextInt(RANKING.size()));
    }

    /** Seven digits, the top of the stack first. */
    @Override
    public String format(long state) {
        StringBuilder text = new StringBuilder(COUNT);
        for (int place = 0; place < COUNT; place++) {
            text.append(Nibbles.get(state, place));
        }
        return text.toString();
    }

    /** Reads seven digits from 1 to 7, each once; white space between them does not matter. */
    @Override
    public long parse(String text) {
        int[] symbols = text.codePoints()
                .filter(symbol -> !Character.isWhitespace(symbol))
                .toArray();
        long state = 0;
        int seen = 0;
        for (int place = 0; place < symbols.length; place++) {
            int size = symbols[place] - '0';
            if (size < 1 || size > COUNT) {
                throw new InvalidStateException(PancakesExhibit.ID, "fault.symbol", Character.toString(symbols[place]));
            }
            if ((seen & 1 << size) != 0) {
                throw new InvalidStateException(PancakesExhibit.ID, "fault.twice", size);
            }
            seen |= 1 << size;
            state |= Nibbles.at(place, size);
        }
        if (symbols.length != COUNT) {
            throw new InvalidStateException(PancakesExhibit.ID, "fault.count", symbols.length);
        }
        return state;
    }
}
