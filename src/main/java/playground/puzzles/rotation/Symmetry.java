package playground.puzzles.rotation;

/**
 * The ways to turn and mirror the board onto itself, eight with the one that leaves it as it is. Each makes of every move
 * another move and of the centre the centre; so a pattern and its images are equally far from the goal.
 */
final class Symmetry {
    /** How many there are; 0 is the one that leaves the board as it is. */
    static final int COUNT = 8;

    private static final int LAST = Lines.LENGTH - 1;
    private static final int UPSIDE_DOWN = 1;
    private static final int LEFT_TO_RIGHT = 2;
    private static final int DIAGONAL = 4;

    /** [7 * row + column]: the cell there. */
    private static final int[] CELL = new int[Lines.LENGTH * Lines.LENGTH];

    static {
        for (int place = 0; place < Lines.LENGTH; place++) {
            CELL[at(place, 2)] = Lines.cell(0, place);
            CELL[at(place, 4)] = Lines.cell(1, place);
            CELL[at(2, place)] = Lines.cell(2, place);
            CELL[at(4, place)] = Lines.cell(3, place);
        }
    }

    private Symmetry() {}

    private static int at(int row, int column) {
        return Lines.LENGTH * row + column;
    }

    /** The cells, as bits, that some cells come to lie on. */
    static int image(int cells, int symmetry) {
        int image = 0;
        for (int square = 0; square < CELL.length; square++) {
            int row = square / Lines.LENGTH;
            int column = square % Lines.LENGTH;
            boolean isCell = CELL[square] != 0 || square == at(0, 2);
            if (isCell && (cells >> CELL[square] & 1) != 0) {
                image |= 1 << CELL[moved(row, column, symmetry)];
            }
        }
        return image;
    }

    private static int moved(int row, int column, int symmetry) {
        int newRow = (symmetry & UPSIDE_DOWN) == 0 ? row : LAST - row;
        int newColumn = (symmetry & LEFT_TO_RIGHT) == 0 ? column : LAST - column;
        return (symmetry & DIAGONAL) == 0 ? at(newRow, newColumn) : at(newColumn, newRow);
    }
}
