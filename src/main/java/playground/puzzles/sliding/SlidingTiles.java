package playground.puzzles.sliding;

import java.util.random.RandomGenerator;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;

/**
 * The rules of sliding tiles on a {@link SquareBoard}, with any goal. The order of the moves is that of the gap's way in
 * letters, d, l, r, u, which is what judges mean by the first of several shortest solutions; their names say the way the
 * tile goes: U, R, L, D.
 *
 * <p>Source: W. Johnson, W. Story, "Notes on the '15' puzzle", American Journal of Mathematics 2, 1879, for which
 * positions can be reached.
 */
final class SlidingTiles implements Puzzle {
    private static final String[] NAMES = {"U", "R", "L", "D"};
    /** From a cell to its neighbours to the right and below, so that every pair of neighbours comes once. */
    private static final int[] TO_LATER_NEIGHBOUR = {SquareBoard.TILE_LEFT, SquareBoard.TILE_UP};

    private final SquareBoard board;
    private final SlidingText text;
    private final long goal;
    private final boolean goalIsOdd;
    private final ManhattanDistance manhattan;

    SlidingTiles(SquareBoard board, long goal) {
        this.board = board;
        this.goal = goal;
        text = new SlidingText(board);
        goalIsOdd = isOdd(goal);
        manhattan = new ManhattanDistance(board, goal);
    }

    @Override
    public int moveCount() {
        return SquareBoard.MOVES;
    }

    @Override
    public String moveName(int move) {
        return NAMES[move];
    }

    @Override
    public long apply(long state, int move) {
        return board.slide(state, move);
    }

    @Override
    public long undo(long state, int move) {
        return board.slide(state, SquareBoard.opposite(move));
    }

    /** Straight back is no move at all. */
    @Override
    public boolean mayFollow(int previous, int move) {
        return move != SquareBoard.opposite(previous);
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal;
    }

    @Override
    public long[] goals() {
        return new long[] {goal};
    }

    /** By parity: no move changes it, and all states of the same parity can be reached from each other. */
    @Override
    public boolean isSolvable(long state) {
        return isOdd(state) == goalIsOdd;
    }

    /**
     * What no move changes. A tile that slides sideways passes no other in reading order; one that slides up or down
     * passes <i>side - 1</i> others: an even number where the side is odd, so that inversions alone tell, and an odd
     * number where it is even, so that the gap's row counts too.
     */
    private boolean isOdd(long state) {
        int seen = 0;
        int count = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            int tile = Nibbles.get(state, cell);
            if (tile != 0) {
                count += Integer.bitCount(seen >>> tile);
                seen |= 1 << tile;
            } else if (board.side() % 2 == 0) {
                count += board.row(cell);
            }
        }
        return count % 2 != 0;
    }

    /**
     * Two tiles change places, since that is the least that changes the parity: two neighbours; of all pairs of those,
     * the pair after which the tiles are nearest to their places; of several, the first in reading order, and to the
     * right before below.
     */
    @Override
    public long repair(long state) {
        if (isSolvable(state)) {
            return state;
        }
        long best = NO_STATE;
        int least = Integer.MAX_VALUE;
        int gap = SquareBoard.gap(state);
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int way : TO_LATER_NEIGHBOUR) {
                int neighbour = board.gapAfter(cell, way);
                if (neighbour == SquareBoard.NO_CELL || cell == gap || neighbour == gap) {
                    continue;
                }
                long swapped = SquareBoard.swap(state, cell, neighbour);
                if (manhattan.estimate(swapped) < least) {
                    least = manhattan.estimate(swapped);
                    best = swapped;
                }
            }
        }
        return best;
    }

    /**
     * Of all permutations a uniform one; where it cannot be solved, tiles 1 and 2 change places, which pairs every such
     * permutation with another that can, so that what comes out is uniform too.
     */
    @Override
    public long randomState(RandomGenerator random) {
        long state = goal;
        for (int cell = board.cells() - 1; cell > 0; cell--) {
            state = SquareBoard.swap(state, cell, random.nextInt(cell + 1));
        }
        return isSolvable(state)
                ? state
                : SquareBoard.swap(state, SquareBoard.cellOf(state, 1), SquareBoard.cellOf(state, 2));
    }

    @Override
    public String format(long state) {
        return text.format(state);
    }

    @Override
    public long parse(String written) {
        return text.parse(written);
    }
}
