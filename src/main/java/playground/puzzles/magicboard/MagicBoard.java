package playground.puzzles.magicboard;

import java.util.random.RandomGenerator;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.table.Nibbles;
import playground.engine.table.PlacementRanking;

/**
 * The rules of Magic Board, with any goal. The cells are numbered clockwise:
 *
 * <pre>
 *   0 1 2 3      A: the rows change places.
 *   7 6 5 4      B: both rows go one to the right; the last column comes round to the left.
 *                C: the middle four turn clockwise.
 * </pre>
 *
 * A state holds the tile of cell <i>i</i>, 1 to 8, in bits <i>4i</i> to <i>4i + 3</i>. B and C have order four, so no
 * single move takes them back: distances there and back differ.
 *
 * <p>Source: USACO 3.2 "Magic Squares" (IOI 1996); Sicily 1151; HDU 1430.
 */
final class MagicBoard implements Puzzle {
    static final int CELLS = 8;
    static final int A = 0;
    static final int B = 1;

    static final Ranking RANKING = new PlacementRanking(CELLS, 1, 2, 3, 4, 5, 6, 7, 8);

    /** [move][cell]: the cell where a cell's new content comes from. */
    private static final int[][] FROM = {
        {7, 6, 5, 4, 3, 2, 1, 0},
        {3, 0, 1, 2, 5, 6, 7, 4},
        {0, 6, 1, 3, 4, 2, 5, 7},
    };

    /** [move][cell]: the cell where a cell's content came to, which is FROM the other way round. */
    private static final int[][] BACK = {inverse(FROM[0]), inverse(FROM[1]), inverse(FROM[2])};

    private final long goal;
    private final Reading reading;

    /**
     * The puzzle with a goal.
     *
     * @param goal a board; where cells are 0, any tile may stand there: a smaller puzzle, for pattern databases
     * @param reading how positions are written
     */
    MagicBoard(long goal, Reading reading) {
        this.goal = goal;
        this.reading = reading;
    }

    Reading reading() {
        return reading;
    }

    @Override
    public int moveCount() {
        return FROM.length;
    }

    @Override
    public String moveName(int move) {
        return "ABC".substring(move, move + 1);
    }

    @Override
    public long apply(long state, int move) {
        return Nibbles.permute(state, FROM[move]);
    }

    @Override
    public long undo(long state, int move) {
        return Nibbles.permute(state, BACK[move]);
    }

    /** A after A is no move at all; A and B can be made in either order, so A first is enough. */
    @Override
    public boolean mayFollow(int previous, int move) {
        return move != A || (previous != A && previous != B);
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal;
    }

    @Override
    public long[] goals() {
        return new long[] {goal};
    }

    /** Every permutation of the tiles can be reached from every other. */
    @Override
    public long randomState(RandomGenerator random) {
        return RANKING.unrank(random.nextInt(RANKING.size()));
    }

    @Override
    public String format(long state) {
        return reading.format(state);
    }

    @Override
    public long parse(String text) {
        return reading.parse(text);
    }

    private static int[] inverse(int[] from) {
        int[] back = new int[from.length];
        for (int cell = 0; cell < from.length; cell++) {
            back[from[cell]] = cell;
        }
        return back;
    }
}
