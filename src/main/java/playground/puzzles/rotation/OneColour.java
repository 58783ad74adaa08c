package playground.puzzles.rotation;

import java.util.random.RandomGenerator;
import playground.engine.Puzzle;
import playground.engine.table.CombinationRanking;

/**
 * The smaller puzzle in which one colour matters and the other two look alike: its blocks have to fill the centre. A
 * state is the set of the colour's eight cells, bit <i>i</i> for cell <i>i</i>.
 */
public final class OneColour implements Puzzle {
    /** All 735,471 patterns, in the order of their bits read as a number. */
    public static final CombinationRanking RANKING = new CombinationRanking(Lines.CELLS, RotationGame.BLOCKS);

    private final RotationGame game = new RotationGame();

    @Override
    public int moveCount() {
        return Lines.MOVES;
    }

    @Override
    public String moveName(int move) {
        return game.moveName(move);
    }

    @Override
    public long apply(long state, int move) {
        return Lines.turn(state, move);
    }

    @Override
    public long undo(long state, int move) {
        return Lines.turn(state, Lines.inverse(move));
    }

    @Override
    public boolean mayFollow(int previous, int move) {
        return game.mayFollow(previous, move);
    }

    @Override
    public boolean isGoal(long state) {
        return state == Lines.CENTRE;
    }

    @Override
    public long[] goals() {
        return new long[] {Lines.CENTRE};
    }

    @Override
    public long randomState(RandomGenerator random) {
        return RANKING.unrank(random.nextInt(RANKING.size()));
    }

    @Override
    public String format(long state) {
        return Long.toBinaryString(state);
    }

    @Override
    public long parse(String text) {
        return Long.parseLong(text, 2);
    }
}
