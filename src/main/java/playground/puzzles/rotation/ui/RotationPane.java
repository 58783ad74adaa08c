package playground.puzzles.rotation.ui;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import playground.puzzles.rotation.Lines;

/**
 * Lays out the board as large as fits, in the middle: the blocks, and at both ends of each line the button that turns
 * it that way.
 *
 * <pre>
 *              A    B
 *              |    |
 *        H  ---+----+---  C
 *              |    |
 *        G  ---+----+---  D
 *              |    |
 *              F    E
 * </pre>
 */
final class RotationPane extends Region {
    private static final double MARGIN = 8;
    /** From the middle of the last block to the middle of the button, and the button's diameter, in blocks. */
    private static final double BUTTON_AT = 1.2;

    private static final double BUTTON = 0.95;

    private final LineGrid grid;
    private final TurnMarks marks;
    private final TurnButton[] buttons;

    RotationPane(LineGrid grid, TurnMarks marks, TurnButton... buttons) {
        this.grid = grid;
        this.marks = marks;
        this.buttons = buttons;
        getStyleClass().add("rotation-game");
        setAccessibleRole(AccessibleRole.PARENT);
        setMinSize(300, 300);
        setPrefSize(640, 560);
        getChildren().addAll(grid, marks);
        getChildren().addAll(buttons);
    }

    @Override
    protected void layoutChildren() {
        double free = Math.min(getWidth(), getHeight()) - 2 * MARGIN;
        double sides = LineGrid.sidesAcross() - 1 + 2 * BUTTON_AT + BUTTON;
        double size = Math.max(1, free / sides * LineGrid.sidesAcross());
        double left = snapPositionX((getWidth() - size) / 2);
        double top = snapPositionY((getHeight() - size) / 2);
        grid.resizeRelocate(left, top, size, size);
        grid.layout();
        marks.relocate(left, top);
        marks.fit(grid.side(), grid.pitch());
        for (int move = 0; move < buttons.length; move++) {
            lay(move, left, top);
        }
    }

    private void lay(int move, double left, double top) {
        int line = Lines.line(move);
        double side = grid.side();
        double last = (Lines.LENGTH - 1) * grid.pitch();
        double along = side / 2 + (Lines.isForward(move) ? last + BUTTON_AT * side : -BUTTON_AT * side);
        double across = side / 2 + Place.across(line) * grid.pitch();
        double diameter = snapSizeX(side * BUTTON);
        double x = left + (Place.isColumn(line) ? across : along) - diameter / 2;
        double y = top + (Place.isColumn(line) ? along : across) - diameter / 2;
        buttons[move].resizeRelocate(snapPositionX(x), snapPositionY(y), diameter, diameter);
    }
}
