package playground.puzzles.sliding;

import playground.engine.table.Nibbles;

/**
 * A way of looking at the 4 by 4 board and its goal: mirrored until the gap's place in the goal is in the upper left
 * quarter, cell 0, 1, 4 or 5, and tiles known by their places in the goal. Every goal looks like one of four then, for
 * which there are {@link DisjointPatterns}.
 *
 * <p>A second view has rows and columns changed over as well. The patterns cut other tiles out of the goal there, so their
 * estimates differ, and the greater of the two is the better: for the gap in a corner or in the middle the same databases
 * serve both views.
 */
final class PatternView {
    /** The greatest cell where the gap's place may be in a view. */
    static final int LAST_GAP = 5;

    private static final int CELLS = 16;
    private static final int SIDE = 4;

    private final DisjointPatterns patterns;
    /** [cell]: the cell in this view. */
    private final int[] cellInView = new int[CELLS];
    /** [tile]: its place in the goal, in this view. */
    private final int[] placeOfTile = new int[CELLS];

    /**
     * A view.
     *
     * @param patterns those for {@link #gapInView}
     * @param turned whether rows and columns are changed over
     */
    PatternView(long goal, boolean turned, DisjointPatterns patterns) {
        this.patterns = patterns;
        for (int cell = 0; cell < CELLS; cell++) {
            cellInView[cell] = cellInView(cell, SquareBoard.gap(goal), turned);
        }
        for (int place = 0; place < CELLS; place++) {
            placeOfTile[Nibbles.get(goal, place)] = cellInView[place];
        }
    }

    /** Where the gap's place in a goal is in a view. */
    static int gapInView(long goal, boolean turned) {
        int gap = SquareBoard.gap(goal);
        return cellInView(gap, gap, turned);
    }

    private static int cellInView(int cell, int goalGap, boolean turned) {
        int row = goalGap / SIDE < SIDE / 2 ? cell / SIDE : SIDE - 1 - cell / SIDE;
        int column = goalGap % SIDE < SIDE / 2 ? cell % SIDE : SIDE - 1 - cell % SIDE;
        return turned ? column * SIDE + row : row * SIDE + column;
    }

    int cell(int cell) {
        return cellInView[cell];
    }

    DisjointPatterns patterns() {
        return patterns;
    }

    /** The pattern of a tile; {@link DisjointPatterns#NO_PATTERN} for the gap. */
    int patternOf(int tile) {
        return patterns.patternOfPlace(placeOfTile[tile]);
    }

    /** The cells where the tiles of a pattern are, a bit each. */
    int cells(int pattern, long state) {
        int cells = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            cells |= patternOf(Nibbles.get(state, cell)) == pattern ? 1 << cellInView[cell] : 0;
        }
        return cells;
    }

    /** The column of the order in which the tiles of a pattern stand. */
    int column(int pattern, long state) {
        int taken = cells(pattern, state);
        Placements placements = patterns.placements(pattern);
        int[] order = new int[placements.tiles()];
        for (int cell = 0; cell < CELLS; cell++) {
            int tile = Nibbles.get(state, cell);
            if (patternOf(tile) == pattern) {
                int number = Integer.bitCount(taken & (1 << cellInView[cell]) - 1);
                order[number] = patterns.numberOfPlace(placeOfTile[tile]);
            }
        }
        return placements.column(order);
    }

    /** The moves that a state needs at least: those of all patterns. */
    int estimate(long state) {
        int sum = 0;
        for (int pattern = 0; pattern < DisjointPatterns.COUNT; pattern++) {
            sum += moves(pattern, state);
        }
        return sum;
    }

    /** The moves of a pattern's tiles that a state needs at least. */
    int moves(int pattern, long state) {
        Placements placements = patterns.placements(pattern);
        int row = placements.row(cells(pattern, state));
        int placement = row * placements.columns() + column(pattern, state);
        return patterns.moves()[patterns.start(pattern) + placement];
    }
}
