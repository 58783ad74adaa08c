package playground.puzzles.sliding;

import java.util.Arrays;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.engine.table.Nibbles;

/**
 * The fewest moves <em>of some tiles</em>, the pattern, that bring these and the gap to their places, where moves of the
 * other tiles cost nothing. Since every move is a move of one tile, such numbers of patterns without a common tile may be
 * added up.
 *
 * <p>The gap's cell is kept. Keeping only the least over all of its cells, as is often done to save memory, would make the
 * sum inconsistent: what is near for one cell of the gap may be far for the next.
 *
 * <p>Built by one search backward from the goal, layer by layer of cost, in which a move of cost 0 stays in its layer. A
 * {@link playground.engine.table.DistanceTable} counts every move, so it cannot serve here.
 *
 * <p>Source: R. Korf, A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002.
 */
final class PatternDatabase {
    private static final byte UNKNOWN = Byte.MAX_VALUE;

    private final SquareBoard board;
    private final int cells;
    private final int[] tiles;
    /** [the cells of gap and tiles as digits to the base cells, the gap's the lowest]: the moves of these tiles. */
    private final byte[] moves;

    PatternDatabase(SquareBoard board, long goal, SearchMonitor monitor, int... tiles) {
        this.board = board;
        this.tiles = tiles.clone();
        cells = board.cells();
        int size = (int) Math.pow(cells, tiles.length + 1);
        monitor.reserve((long) size * (Byte.BYTES + 2 * Integer.BYTES));
        moves = new byte[size];
        Arrays.fill(moves, UNKNOWN);
        fill(index(cellOfTile(goal, cells)), monitor);
        monitor.reserve(-(long) size * 2 * Integer.BYTES);
    }

    /** The board the other way round: nibble <i>t</i> is the cell of tile <i>t</i>. */
    static long cellOfTile(long state, int cells) {
        long cellOfTile = 0;
        for (int cell = 0; cell < cells; cell++) {
            cellOfTile |= Nibbles.at(Nibbles.get(state, cell), cell);
        }
        return cellOfTile;
    }

    private int index(long cellOfTile) {
        int index = 0;
        for (int i = tiles.length - 1; i >= 0; i--) {
            index = index * cells + Nibbles.get(cellOfTile, tiles[i]);
        }
        return index * cells + Nibbles.get(cellOfTile, 0);
    }

    /** The moves of the pattern's tiles that a state needs at least, given as {@link #cellOfTile} returns it. */
    int moves(long cellOfTile) {
        byte known = moves[index(cellOfTile)];
        return known == UNKNOWN ? Heuristic.UNREACHABLE : known;
    }

    private void fill(int goal, SearchMonitor monitor) {
        Stack layer = new Stack(moves.length);
        Stack nextLayer = new Stack(moves.length);
        moves[goal] = 0;
        layer.push(goal);
        for (int cost = 0; layer.size > 0; cost++) {
            monitor.bound(cost);
            while (layer.size > 0) {
                int index = layer.pop();
                // Else a way that costs less was found after this entry was made, and was followed already.
                if (moves[index] == cost) {
                    expand(index, cost, layer, nextLayer, monitor);
                }
            }
            Stack empty = layer;
            layer = nextLayer;
            nextLayer = empty;
        }
    }

    private void expand(int index, int cost, Stack layer, Stack nextLayer, SearchMonitor monitor) {
        monitor.expand();
        for (int move = 0; move < SquareBoard.MOVES; move++) {
            int neighbour = neighbour(index, move);
            if (neighbour < 0) {
                continue;
            }
            monitor.generate();
            boolean free = isSameTiles(index, neighbour);
            int newCost = free ? cost : cost + 1;
            if (newCost < moves[neighbour]) {
                moves[neighbour] = (byte) newCost;
                (free ? layer : nextLayer).push(neighbour);
            }
        }
    }

    private boolean isSameTiles(int index, int other) {
        return index / cells == other / cells;
    }

    /** Where a move of the gap leads; negative at the edge. */
    private int neighbour(int index, int move) {
        int gap = index % cells;
        int to = board.gapAfter(gap, move);
        if (to == SquareBoard.NO_CELL) {
            return -1;
        }
        int moved = index + to - gap;
        int weight = cells;
        for (int i = 0; i < tiles.length; i++) {
            if (index / weight % cells == to) {
                return moved + (gap - to) * weight;
            }
            weight *= cells;
        }
        return moved;
    }

    /** The entries of a layer that are still to be expanded; each enters a layer once at most. */
    private static final class Stack {
        private final int[] entries;
        private int size;

        Stack(int capacity) {
            entries = new int[capacity];
        }

        void push(int entry) {
            entries[size++] = entry;
        }

        int pop() {
            return entries[--size];
        }
    }
}
