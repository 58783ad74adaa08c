package playground.puzzles.magicboard.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;

/**
 * The eight tiles, at rest or on their way, in any size. The cells are numbered as in the puzzle, clockwise:
 *
 * <pre>
 *   0 1 2 3
 *   7 6 5 4
 * </pre>
 *
 * Drawing moves nodes that are there already and creates none.
 */
final class TileGrid extends Region {
    static final int COLUMNS = 4;
    static final int ROWS = 2;
    static final int A = 0;
    static final int B = 1;
    static final int C = 2;

    /** The gap between two tiles, as a share of a tile's side. */
    static final double GAP = 0.08;

    private static final int CELLS = COLUMNS * ROWS;
    private static final double MIDDLE_COLUMN = (COLUMNS - 1) / 2.0;
    private static final double MIDDLE_ROW = (ROWS - 1) / 2.0;
    /** How much nearer the row in front seems halfway, and how much farther the row behind. */
    private static final double LIFT = 0.06;

    private static final double SINK = 0.14;
    /** How much smaller the four tiles are halfway round: just so much that they touch nothing. */
    private static final double SHRINK = 0.34;

    /** [number - 1]: the tile; and its twin, which comes in at the left while the tile leaves at the right. */
    private final Tile[] tiles = new Tile[CELLS];

    private final Tile[] twins = new Tile[CELLS];
    private final Rectangle window = new Rectangle();
    private double side;
    private double pitch;
    private long state;
    private int move = Puzzle.NO_MOVE;
    private double t;

    /** A grid that shows a state at rest. */
    TileGrid(long state) {
        getStyleClass().add("magic-board-tiles");
        for (int index = 0; index < CELLS; index++) {
            tiles[index] = new Tile(index + 1);
            twins[index] = new Tile(index + 1);
            twins[index].setVisible(false);
        }
        getChildren().addAll(twins);
        getChildren().addAll(tiles);
        setClip(window);
        draw(state, Puzzle.NO_MOVE, 0);
    }

    static int column(int cell) {
        return cell < COLUMNS ? cell : CELLS - 1 - cell;
    }

    static int row(int cell) {
        return cell / COLUMNS;
    }

    /** The width of the grid as a multiple of a tile's side. */
    static double sidesAcross() {
        return COLUMNS + (COLUMNS - 1) * GAP;
    }

    /** The height of the grid as a multiple of a tile's side. */
    static double sidesDown() {
        return ROWS + (ROWS - 1) * GAP;
    }

    /** The side of a tile. */
    double side() {
        return side;
    }

    /** From one tile to the next. */
    double pitch() {
        return pitch;
    }

    /** Draws a state at rest or a move on its way, as {@link playground.ui.board.BoardView#draw} says. */
    void draw(long newState, int newMove, double newT) {
        state = newState;
        move = newMove;
        t = newT;
        openWindow();
        for (int cell = 0; cell < CELLS; cell++) {
            place(cell);
        }
    }

    private void place(int cell) {
        int index = Nibbles.get(state, cell) - 1;
        int column = column(cell);
        int row = row(cell);
        boolean leaves = move == B && column == COLUMNS - 1;
        twins[index].setVisible(leaves);
        if (leaves) {
            put(twins[index], column - COLUMNS + t, row, 1, false);
        }
        switch (move) {
            case A -> passOver(tiles[index], column, row);
            case B -> put(tiles[index], column + t, row, 1, false);
            case C -> turn(tiles[index], column, row);
            default -> put(tiles[index], column, row, 1, false);
        }
    }

    /** The upper row goes down in front, the lower row up behind it. */
    private void passOver(Tile tile, int column, int row) {
        double halfway = Math.sin(Math.PI * t);
        if (row == 0) {
            put(tile, column, t, 1 + LIFT * halfway, true);
        } else {
            put(tile, column, 1 - t, 1 - SINK * halfway, false);
        }
    }

    /** The middle four go a quarter round the middle of the board; the others rest. */
    private void turn(Tile tile, int column, int row) {
        double right = column - MIDDLE_COLUMN;
        double down = row - MIDDLE_ROW;
        if (Math.abs(right) > 1) {
            put(tile, column, row, 1, false);
            return;
        }
        double cos = Math.cos(Math.PI / 2 * t);
        double sin = Math.sin(Math.PI / 2 * t);
        double halfway = Math.sin(Math.PI * t);
        double scale = 1 - SHRINK * halfway * halfway;
        put(tile, MIDDLE_COLUMN + right * cos - down * sin, MIDDLE_ROW + right * sin + down * cos, scale, true);
    }

    private void put(Tile tile, double column, double row, double scale, boolean inFront) {
        tile.lift(inFront);
        tile.centreOn(side / 2 + column * pitch, side / 2 + row * pitch, scale);
    }

    @Override
    protected void layoutChildren() {
        side = snapPositionX(Math.min(getWidth() / sidesAcross(), getHeight() / sidesDown()));
        pitch = side + snapPositionX(side * GAP);
        for (int index = 0; index < CELLS; index++) {
            tiles[index].resize(side, side);
            twins[index].resize(side, side);
        }
        window.setArcWidth(2 * Tile.CORNER * side);
        window.setArcHeight(2 * Tile.CORNER * side);
        draw(state, move, t);
    }

    /** While the rows go to the right, the board ends at its edges; else tiles may bulge over them. */
    private void openWindow() {
        double over = move == B ? 0 : side;
        window.setX(-over);
        window.setY(-over);
        window.setWidth(COLUMNS * pitch - (pitch - side) + 2 * over);
        window.setHeight(ROWS * pitch - (pitch - side) + 2 * over);
    }
}
