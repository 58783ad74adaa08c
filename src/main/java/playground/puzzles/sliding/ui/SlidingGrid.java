package playground.puzzles.sliding.ui;

import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;
import playground.puzzles.sliding.SquareBoard;

/**
 * The tiles and what is under them, at rest or on their way, in any size. The cells are numbered as in
 * {@link SquareBoard}. Drawing moves nodes that are there already and creates none.
 *
 * <p>A move slides one tile. Where the hand slides several at once, that is several moves, of which one is drawn; the
 * others {@linkplain #accompany go along} with it.
 */
final class SlidingGrid extends Region {
    /** The gap between two tiles, as a share of a tile's side. */
    static final double GAP = 0.06;

    private final SquareBoard board;
    /** [number - 1]. */
    private final SlidingTile[] tiles;

    private final Region[] wells;
    private double side;
    private double pitch;
    private long state;
    private int move = Puzzle.NO_MOVE;
    private double t;
    private boolean goingBack;
    private boolean held;

    // The move that others go along with, and how many before it and after it in the same line.
    private long companyState = Puzzle.NO_STATE;
    private int companyMove = Puzzle.NO_MOVE;
    private int ahead;
    private int behind;

    /** A grid that shows a state at rest. */
    SlidingGrid(SquareBoard board, long state) {
        this.board = board;
        getStyleClass().add("sliding-grid");
        wells = new Region[board.cells()];
        for (int cell = 0; cell < wells.length; cell++) {
            wells[cell] = new Region();
            wells[cell].getStyleClass().add("sliding-well");
            wells[cell].setManaged(false);
        }
        tiles = new SlidingTile[board.cells() - 1];
        for (int index = 0; index < tiles.length; index++) {
            tiles[index] = new SlidingTile(index + 1);
        }
        getChildren().addAll(wells);
        getChildren().addAll(tiles);
        draw(state, Puzzle.NO_MOVE, 0);
    }

    SquareBoard board() {
        return board;
    }

    SlidingTile tile(int number) {
        return tiles[number - 1];
    }

    /** The side of a tile. */
    double side() {
        return side;
    }

    /** From one tile to the next. */
    double pitch() {
        return pitch;
    }

    /** The length of the grid's edge as a multiple of a tile's side. */
    double sidesAcross() {
        return board.side() + (board.side() - 1) * GAP;
    }

    /** The cell at a point, which may lie beyond the edges: then the nearest. */
    int cellAt(double x, double y) {
        return line(y) * board.side() + line(x);
    }

    private int line(double coordinate) {
        return (int) Math.max(0, Math.min(board.side() - 1, coordinate / pitch));
    }

    /** The left edge of a cell. */
    double x(int cell) {
        return board.column(cell) * pitch;
    }

    /** The upper edge of a cell. */
    double y(int cell) {
        return board.row(cell) * pitch;
    }

    /** Whether a hand holds what is on its way: then nobody knows yet where it leads. */
    void setHeld(boolean held) {
        this.held = held;
    }

    /**
     * The state that is shown at the end of what is on its way now: the state drawn, or that after the move drawn, unless
     * its way leads back or a hand holds it.
     *
     * @param puzzle any with these rules
     */
    long stateToCome(Puzzle puzzle) {
        return move == Puzzle.NO_MOVE || goingBack || held ? state : puzzle.apply(state, move);
    }

    /**
     * Has other tiles of the same line go along when a move is drawn, until something else is drawn.
     *
     * @param before the state before the move
     * @param tilesAhead moved before it, but still on their way
     * @param tilesBehind to be moved after it, but on their way already
     */
    void accompany(long before, int newMove, int tilesAhead, int tilesBehind) {
        companyState = before;
        companyMove = newMove;
        ahead = tilesAhead;
        behind = tilesBehind;
    }

    /** Draws a state at rest or a move on its way, as {@link playground.ui.board.BoardView#draw} says. */
    void draw(long newState, int newMove, double newT) {
        boolean goesOn = newState == state && newMove == move;
        goingBack = goesOn ? newT < t || (goingBack && newT == t) : newT == 1;
        state = newState;
        move = newMove;
        t = newT;
        if (state != companyState || move != companyMove) {
            accompany(Puzzle.NO_STATE, Puzzle.NO_MOVE, 0, 0);
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            int tile = Nibbles.get(state, cell);
            if (tile != 0) {
                place(tile(tile), cell);
            }
        }
    }

    private void place(SlidingTile tile, int cell) {
        double right = 0;
        double down = 0;
        if (move != Puzzle.NO_MOVE) {
            int to = SquareBoard.gap(state);
            int from = board.gapAfter(to, move);
            int wayRight = board.column(to) - board.column(from);
            int wayDown = board.row(to) - board.row(from);
            double way = way(cell, from, wayRight, wayDown);
            right = wayRight * way;
            down = wayDown * way;
        }
        tile.relocate((board.column(cell) + right) * pitch, (board.row(cell) + down) * pitch);
    }

    /** How far along the way of the move the tile of a cell is drawn: from -1 to 1. */
    private double way(int cell, int from, int wayRight, int wayDown) {
        int right = board.column(cell) - board.column(from);
        int down = board.row(cell) - board.row(from);
        boolean inLine = right * wayDown == 0 && down * wayRight == 0;
        int steps = right * wayRight + down * wayDown;
        if (!inLine || steps < -behind || steps > 1 + ahead) {
            return 0;
        }
        return steps <= 0 ? t : t - 1;
    }

    @Override
    protected void layoutChildren() {
        side = snapPositionX(Math.min(getWidth(), getHeight()) / sidesAcross());
        pitch = side + snapPositionX(side * GAP);
        for (SlidingTile tile : tiles) {
            tile.resize(side, side);
        }
        for (int cell = 0; cell < wells.length; cell++) {
            wells[cell].resizeRelocate(x(cell), y(cell), side, side);
        }
        draw(state, move, t);
    }
}
