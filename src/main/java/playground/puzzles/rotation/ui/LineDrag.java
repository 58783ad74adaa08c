package playground.puzzles.rotation.ui;

import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import playground.engine.Puzzle;
import playground.puzzles.rotation.Lines;
import playground.ui.board.BoardInput;

/**
 * Dragging lines by any of their blocks: the line follows the hand both ways. Where two lines cross, the first few
 * pixels decide which. A hand that goes on for more than one cell makes one move after the other.
 */
final class LineDrag {
    /** How far the hand must go before it means something. */
    private static final double DECISIVE = 5;

    private static final int NO_LINE = -1;

    private final LineGrid grid;
    private final Supplier<BoardInput> input;
    private double startX;
    private double startY;
    private int cell = -1;
    private int line = NO_LINE;
    private boolean moving;

    LineDrag(LineGrid grid, Supplier<BoardInput> input) {
        this.grid = grid;
        this.input = input;
        grid.setOnMouseMoved(this::hover);
        grid.setOnMouseExited(left -> lightDragged());
        grid.setOnMousePressed(this::press);
        grid.setOnMouseDragged(this::drag);
        grid.setOnMouseReleased(this::release);
    }

    private void hover(MouseEvent event) {
        int under = grid.cellAt(event.getX(), event.getY());
        grid.setCursor(under < 0 ? Cursor.DEFAULT : Cursor.OPEN_HAND);
        for (int any = 0; any < Lines.MOVES / 2; any++) {
            grid.light(any, under >= 0 && Lines.place(any, under) >= 0);
        }
    }

    private void lightDragged() {
        for (int any = 0; any < Lines.MOVES / 2; any++) {
            grid.light(any, any == line);
        }
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        startX = event.getX();
        startY = event.getY();
        cell = grid.cellAt(startX, startY);
        line = NO_LINE;
        if (cell >= 0) {
            grid.setCursor(Cursor.CLOSED_HAND);
        }
    }

    private void drag(MouseEvent event) {
        if (cell < 0) {
            return;
        }
        double right = event.getX() - startX;
        double down = event.getY() - startY;
        if (line == NO_LINE && Math.max(Math.abs(right), Math.abs(down)) >= DECISIVE) {
            line = lineOf(Math.abs(down) > Math.abs(right));
            lightDragged();
        }
        if (line != NO_LINE) {
            follow(Place.isColumn(line) ? down / grid.pitch() : right / grid.pitch());
        }
    }

    /** The line of the pressed cell that goes the way of the hand; where only the other is there, that one. */
    private int lineOf(boolean column) {
        int found = NO_LINE;
        for (int any = 0; any < Lines.MOVES / 2; any++) {
            if (Lines.place(any, cell) >= 0 && (found == NO_LINE || Place.isColumn(any) == column)) {
                found = any;
            }
        }
        return found;
    }

    /** The hand is so many cells down or to the right of where it began. */
    private void follow(double way) {
        int move = moveOf(way > 0);
        double rest = Math.abs(way);
        while (rest > 1) {
            input.get().drag(move, 1);
            input.get().release();
            rest--;
            startX += Place.isColumn(line) ? 0 : Math.signum(way) * grid.pitch();
            startY += Place.isColumn(line) ? Math.signum(way) * grid.pitch() : 0;
        }
        input.get().drag(move, rest);
        moving = true;
    }

    private int moveOf(boolean forward) {
        for (int move = 0; move < Lines.MOVES; move++) {
            if (Lines.line(move) == line && Lines.isForward(move) == forward) {
                return move;
            }
        }
        return Puzzle.NO_MOVE;
    }

    private void release(MouseEvent event) {
        if (cell < 0 || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        boolean moved = moving;
        cell = -1;
        line = NO_LINE;
        moving = false;
        hover(event);
        if (moved) {
            input.get().release();
        }
    }
}
