package playground.puzzles.rotation.ui;

import java.util.Arrays;
import playground.puzzles.rotation.Lines;

/** Where the cells are drawn: on a square of seven by seven places, of which the four lines take 24. */
final class Place {
    /** Places in a row and rows of places. */
    static final int ACROSS = Lines.LENGTH;

    /** The first of the two places where lines cross a line; the second is two further. */
    private static final int CROSSING = 2;

    private static final int[] COLUMN = new int[Lines.CELLS];
    private static final int[] ROW = new int[Lines.CELLS];
    /** [row][column]: the cell there, or -1. */
    private static final int[][] CELL = new int[ACROSS][ACROSS];

    static {
        for (int[] row : CELL) {
            Arrays.fill(row, -1);
        }
        for (int line = 0; line < 4; line++) {
            for (int place = 0; place < Lines.LENGTH; place++) {
                int cell = Lines.cell(line, place);
                COLUMN[cell] = isColumn(line) ? across(line) : place;
                ROW[cell] = isColumn(line) ? place : across(line);
                CELL[ROW[cell]][COLUMN[cell]] = cell;
            }
        }
    }

    private Place() {}

    /** Whether a line is one of the two columns. */
    static boolean isColumn(int line) {
        return line < 2;
    }

    /** Whether a line is the first of its kind: the left column or the upper row. */
    static boolean isFirst(int line) {
        return line % 2 == 0;
    }

    /** The column of a column line, the row of a row line. */
    static int across(int line) {
        return isFirst(line) ? CROSSING : CROSSING + 2;
    }

    static int column(int cell) {
        return COLUMN[cell];
    }

    static int row(int cell) {
        return ROW[cell];
    }

    /** The cell at a place, or -1 where there is none. */
    static int cell(int column, int row) {
        boolean inside = column >= 0 && column < ACROSS && row >= 0 && row < ACROSS;
        return inside ? CELL[row][column] : -1;
    }
}
