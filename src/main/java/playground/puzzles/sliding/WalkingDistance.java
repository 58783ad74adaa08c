package playground.puzzles.sliding;

import java.util.Arrays;
import java.util.stream.LongStream;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.engine.table.Nibbles;

/**
 * Walking distance on 4 by 4: the moves up and down that would be needed if only the row of a tile and the row of its place
 * counted, and the moves to the sides that would be needed if only columns did; added up, since no move is both. Tiles of a row
 * may stand in any order, but there is one gap, through which all of them must go: that is what Manhattan distance does not
 * see.
 *
 * <p>Seen so, a board is a matrix: how many tiles that belong in row <i>j</i> stand in row <i>i</i>. A move up or down
 * carries one tile from a row beside the gap's into the gap's, and moves to the sides change nothing. There are only 24,964
 * such matrices, and a breadth-first search from the goal's, which can be walked in both directions, finds the moves of each.
 *
 * <p>Source: K. Takahashi, "15-puzzle: walking distance", web page of 2001, in Japanese.
 */
final class WalkingDistance implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "walking-distance";

    /** How many matrices there are. */
    static final int MATRICES = 24_964;

    private static final int SIDE = 4;
    private static final int CELLS = SIDE * SIDE;
    // A matrix as a long: three bits for each number, which is 0 to 4; of a line in a line.
    private static final int BITS = 3;
    private static final int COUNT_MASK = 7;
    private static final int LINE_BITS = SIDE * BITS;

    private final Lines rows;
    private final Lines columns;

    WalkingDistance(long goal, SearchMonitor monitor) {
        monitor.reserve(2L * MATRICES * (Long.BYTES + Byte.BYTES));
        rows = new Lines(goal, false, monitor);
        columns = new Lines(goal, true, monitor);
    }

    @Override
    public int estimate(long state) {
        return rows.moves(state) + columns.moves(state);
    }

    /** How many matrices were found for rows, and for columns. */
    int[] sizes() {
        return new int[] {rows.matrices.length, columns.matrices.length};
    }

    private static long one(int line, int home) {
        return 1L << (line * LINE_BITS + home * BITS);
    }

    private static int count(long matrix, int line, int home) {
        return (int) (matrix >>> (line * LINE_BITS + home * BITS)) & COUNT_MASK;
    }

    /** The line of the gap: it has a tile less than the others. */
    private static int gapLine(long matrix) {
        int line = 0;
        while (tiles(matrix, line) == SIDE) {
            line++;
        }
        return line;
    }

    private static int tiles(long matrix, int line) {
        int tiles = 0;
        for (int home = 0; home < SIDE; home++) {
            tiles += count(matrix, line, home);
        }
        return tiles;
    }

    /** The matrices that a move leads to, from a sorted layer: sorted, each once. */
    private static LongStream neighbours(long[] layer) {
        return Arrays.stream(layer)
                .flatMap(WalkingDistance::neighbours)
                .sorted()
                .distinct();
    }

    private static LongStream neighbours(long matrix) {
        int gap = gapLine(matrix);
        LongStream.Builder found = LongStream.builder();
        for (int line = Math.max(0, gap - 1); line <= Math.min(SIDE - 1, gap + 1); line++) {
            for (int home = 0; home < SIDE && line != gap; home++) {
                if (count(matrix, line, home) > 0) {
                    found.add(matrix - one(line, home) + one(gap, home));
                }
            }
        }
        return found.build();
    }

    /** The board cut into rows, or into columns, with the moves of every matrix. */
    private static final class Lines {
        private final int[] lineOfCell = new int[CELLS];
        /** [tile]: the line of its place. */
        private final int[] homeOfTile = new int[CELLS];
        /** All matrices, sorted. */
        private final long[] matrices;
        /** [number of the matrix in that order]: the moves across lines. */
        private final byte[] moves;

        Lines(long goal, boolean columns, SearchMonitor monitor) {
            for (int cell = 0; cell < CELLS; cell++) {
                lineOfCell[cell] = columns ? cell % SIDE : cell / SIDE;
                homeOfTile[Nibbles.get(goal, cell)] = lineOfCell[cell];
            }
            long[] found = new long[MATRICES];
            int[] ends = search(matrix(goal), found, monitor);
            matrices = Arrays.stream(found).sorted().toArray();
            moves = new byte[MATRICES];
            for (int i = 0, depth = 0; i < MATRICES; i++) {
                depth += i == ends[depth] ? 1 : 0;
                moves[Arrays.binarySearch(matrices, found[i])] = (byte) depth;
            }
        }

        /** Fills in the matrices layer by layer; returns where each layer ends. */
        private static int[] search(long goal, long[] found, SearchMonitor monitor) {
            LongStream.Builder ends = LongStream.builder();
            long[] before = {};
            long[] layer = {goal};
            int end = 0;
            while (layer.length > 0) {
                monitor.expand(layer.length);
                System.arraycopy(layer, 0, found, end, layer.length);
                end += layer.length;
                ends.add(end);
                // What is next to a layer is in it, or in the one before, or new.
                long[] last = layer;
                long[] lastButOne = before;
                layer = neighbours(last)
                        .filter(next ->
                                Arrays.binarySearch(lastButOne, next) < 0 && Arrays.binarySearch(last, next) < 0)
                        .toArray();
                before = last;
            }
            return ends.build().mapToInt(Math::toIntExact).toArray();
        }

        /** How many tiles of each line stand in each; the gap is none. */
        private long matrix(long state) {
            long matrix = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                int tile = Nibbles.get(state, cell);
                matrix += tile == 0 ? 0 : one(lineOfCell[cell], homeOfTile[tile]);
            }
            return matrix;
        }

        int moves(long state) {
            return moves[Arrays.binarySearch(matrices, matrix(state))];
        }
    }
}
