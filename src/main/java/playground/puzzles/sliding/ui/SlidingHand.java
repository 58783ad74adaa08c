package playground.puzzles.sliding.ui;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import playground.engine.Puzzle;
import playground.puzzles.sliding.SquareBoard;
import playground.ui.board.BoardInput;

/**
 * Sliding tiles with the hand. A click on a tile in the gap's row or column slides it, with all between it and the gap; a
 * drag towards the gap does the same under the hand.
 */
final class SlidingHand {
    /** How far the hand must go before it is a drag and no click. */
    private static final double DECISIVE = 6;

    private final SlidingGrid grid;
    private final SquareBoard board;
    private final Puzzle puzzle;
    private final LongSupplier shown;
    private final Supplier<BoardInput> input;
    private double startX;
    private double startY;
    private boolean pressed;
    private boolean dragging;
    private int move = Puzzle.NO_MOVE;
    private int count;
    private long held;
    private double t;

    /**
     * A hand on a grid.
     *
     * @param shown the state at rest, or that which is on its way
     */
    SlidingHand(SlidingGrid grid, Puzzle puzzle, LongSupplier shown, Supplier<BoardInput> input) {
        this.grid = grid;
        this.puzzle = puzzle;
        this.shown = shown;
        this.input = input;
        board = grid.board();
        grid.setOnMousePressed(this::press);
        grid.setOnMouseDragged(this::drag);
        grid.setOnMouseReleased(this::release);
    }

    /** The move that slides the tile of a cell, and all between it and the gap; {@link Puzzle#NO_MOVE} if none does. */
    static int moveTowardsGap(SquareBoard board, long state, int cell) {
        int gap = SquareBoard.gap(state);
        for (int way = 0; way < SquareBoard.MOVES; way++) {
            int at = board.gapAfter(gap, way);
            while (at != SquareBoard.NO_CELL) {
                if (at == cell) {
                    return way;
                }
                at = board.gapAfter(at, way);
            }
        }
        return Puzzle.NO_MOVE;
    }

    /** Slides the tile of a cell, and all between it and the gap, where they are in one line. */
    void slide(int cell) {
        long state = shown.getAsLong();
        int towardsGap = moveTowardsGap(board, state, cell);
        if (towardsGap != Puzzle.NO_MOVE) {
            int tiles = board.distance(cell, SquareBoard.gap(state));
            playAllButLast(state, towardsGap, tiles);
            input.get().play(towardsGap);
        }
    }

    /** The last move is the one that is drawn on its way; the tiles moved before it go along. */
    private void playAllButLast(long start, int played, int tiles) {
        long state = start;
        for (int i = 1; i < tiles; i++) {
            input.get().play(played);
            state = puzzle.apply(state, played);
        }
        grid.accompany(state, played, tiles - 1, 0);
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        pressed = true;
        dragging = false;
        startX = event.getX();
        startY = event.getY();
        t = 0;
        int cell = grid.cellAt(startX, startY);
        held = shown.getAsLong();
        move = moveTowardsGap(board, held, cell);
        count = board.distance(cell, SquareBoard.gap(held));
    }

    private void drag(MouseEvent event) {
        if (!pressed || move == Puzzle.NO_MOVE) {
            return;
        }
        double right = event.getX() - startX;
        double down = event.getY() - startY;
        double way = switch (move) {
            case SquareBoard.TILE_UP -> -down;
            case SquareBoard.TILE_RIGHT -> right;
            case SquareBoard.TILE_LEFT -> -right;
            default -> down;
        };
        dragging |= Math.hypot(right, down) >= DECISIVE;
        if (dragging && (way > 0 || t > 0)) {
            t = Math.max(0, Math.min(1, way / grid.pitch()));
            grid.setHeld(true);
            grid.accompany(held, move, 0, count - 1);
            input.get().drag(move, t);
        }
    }

    private void release(MouseEvent event) {
        if (!pressed || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        pressed = false;
        if (!dragging) {
            slide(grid.cellAt(startX, startY));
            return;
        }
        grid.setHeld(false);
        if (t >= BoardInput.ENOUGH && count > 1) {
            playAllButLast(held, move, count);
            input.get().drag(move, t);
        }
        if (t > 0) {
            input.get().release();
        }
    }
}
