package playground.puzzles.magicboard.ui;

import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import playground.engine.Puzzle;
import playground.ui.board.BoardInput;

/**
 * Dragging tiles: sideways the rows follow the hand (B), up and down the rows change places (A). The first few pixels
 * decide which.
 */
final class TileDrag {
    /** How far the hand must go before it means something. */
    private static final double DECISIVE = 6;

    private final TileGrid grid;
    private final Supplier<BoardInput> input;
    private final ReadOnlyBooleanWrapper wrongWay = new ReadOnlyBooleanWrapper();
    private double startX;
    private double startY;
    private boolean pressed;
    private int move = Puzzle.NO_MOVE;
    private boolean moving;

    TileDrag(TileGrid grid, Supplier<BoardInput> input) {
        this.grid = grid;
        this.input = input;
        grid.setCursor(Cursor.OPEN_HAND);
        grid.setOnMousePressed(this::press);
        grid.setOnMouseDragged(this::drag);
        grid.setOnMouseReleased(this::release);
    }

    /** Whether the hand drags to the left, where the rows do not go. */
    ReadOnlyBooleanProperty wrongWayProperty() {
        return wrongWay.getReadOnlyProperty();
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        pressed = true;
        startX = event.getX();
        startY = event.getY();
        grid.setCursor(Cursor.CLOSED_HAND);
    }

    private void drag(MouseEvent event) {
        if (!pressed) {
            return;
        }
        double right = event.getX() - startX;
        double down = event.getY() - startY;
        if (move == Puzzle.NO_MOVE && Math.max(Math.abs(right), Math.abs(down)) >= DECISIVE) {
            move = Math.abs(right) >= Math.abs(down) ? TileGrid.B : TileGrid.A;
        }
        if (move == Puzzle.NO_MOVE) {
            return;
        }
        boolean fromUpperRow = startY < grid.pitch();
        double way = move == TileGrid.B ? right : fromUpperRow ? down : -down;
        wrongWay.set(move == TileGrid.B && right < 0);
        moving |= way > 0;
        if (moving) {
            input.get().drag(move, Math.max(0, Math.min(1, way / grid.pitch())));
        }
    }

    private void release(MouseEvent event) {
        if (!pressed || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        boolean moved = moving;
        pressed = false;
        moving = false;
        move = Puzzle.NO_MOVE;
        wrongWay.set(false);
        grid.setCursor(Cursor.OPEN_HAND);
        if (moved) {
            input.get().release();
        }
    }
}
