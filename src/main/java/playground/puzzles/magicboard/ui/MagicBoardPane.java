package playground.puzzles.magicboard.ui;

import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import playground.ui.board.MoveButton;
import playground.ui.board.Texts;

/**
 * Lays out the board as large as fits: the tiles with room around them for the arrows of a hint, under them the
 * buttons, all in the middle.
 *
 * <pre>
 *            arrow above
 *   arrow  [ tiles 4 x 2 ]  arrow
 *              note
 *   [  A  ]  [  B  ]  [  C  ]
 * </pre>
 */
final class MagicBoardPane extends Region {
    private static final double MARGIN = 12;
    /** Between the tiles and the buttons, as a share of a tile's side. */
    private static final double NOTE = 0.3;

    private static final double BUTTON_GAP = 12;
    /** Where there is room, buttons are at least so wide at the usual size, so that their text needs one line. */
    private static final double BUTTON_WIDTH = 250;
    /** The handle's diameter as a share of a tile's side. */
    private static final double HANDLE = 0.3;
    /** The size at which the buttons have the scene's own font size. */
    private static final double USUAL_WIDTH = 860;

    private static final double USUAL_HEIGHT = 600;

    private final TileGrid grid;
    private final HintMarks marks;
    private final TurnHandle handle;
    private final MoveButton[] buttons;
    private final Label note = new Label();
    private double zoom = 1;

    MagicBoardPane(TileGrid grid, HintMarks marks, TurnHandle handle, MoveButton[] buttons, Texts texts) {
        this.grid = grid;
        this.marks = marks;
        this.handle = handle;
        this.buttons = buttons;
        note.textProperty().bind(texts.bind("only-right"));
        note.getStyleClass().add("board-note");
        note.setAlignment(Pos.CENTER);
        getStyleClass().add("magic-board");
        setAccessibleRole(AccessibleRole.PARENT);
        setMinSize(320, 240);
        setPrefSize(720, 520);
        getChildren().addAll(grid, marks, handle, note);
        getChildren().addAll(buttons);
    }

    /** Where the board says why something does not move. */
    Label note() {
        return note;
    }

    @Override
    protected void layoutChildren() {
        scaleText();
        double width = getWidth() - 2 * MARGIN;
        double height = getHeight() - 2 * MARGIN;
        double widest = width / (TileGrid.sidesAcross() + 2 * HintMarks.REACH);
        double side = widest;
        double buttonHeight = 0;
        // The buttons are as wide as the tiles, as high as their width makes them, and the tiles have the room that is
        // left: the second time round it holds.
        for (int round = 0; round < 2; round++) {
            buttonHeight = buttonHeight(buttonWidth(side, width));
            double highest = (height - buttonHeight) / (HintMarks.REACH + TileGrid.sidesDown() + NOTE);
            side = snapPositionX(Math.max(1, Math.min(widest, highest)));
        }
        lay(side, buttonWidth(side, width), buttonHeight, height);
    }

    /** Text grows with the board, but less; in em, so that a larger text for the whole window is larger here too. */
    private void scaleText() {
        double fit = Math.min(getWidth() / USUAL_WIDTH, getHeight() / USUAL_HEIGHT);
        double rounded = Math.round(Math.max(0.85, Math.min(1.6, fit)) * 20) / 20.0;
        if (rounded != zoom) {
            zoom = rounded;
            setStyle("-fx-font-size: " + zoom + "em;");
        }
    }

    private double buttonWidth(double side, double width) {
        double row = Math.max(side * TileGrid.sidesAcross(), Math.min(width, buttons.length * BUTTON_WIDTH * zoom));
        return snapPositionX((row - (buttons.length - 1) * BUTTON_GAP) / buttons.length);
    }

    private double buttonHeight(double buttonWidth) {
        double height = 0;
        for (MoveButton button : buttons) {
            height = Math.max(height, button.prefHeight(buttonWidth));
        }
        return snapSizeY(height);
    }

    private void lay(double side, double buttonWidth, double buttonHeight, double height) {
        double gridWidth = side * TileGrid.sidesAcross();
        double gridHeight = side * TileGrid.sidesDown();
        double used = side * (HintMarks.REACH + NOTE) + gridHeight + buttonHeight;
        double left = snapPositionX((getWidth() - gridWidth) / 2);
        double top = snapPositionY(MARGIN + (height - used) / 2 + side * HintMarks.REACH);
        grid.resizeRelocate(left, top, gridWidth, gridHeight);
        grid.layout();
        marks.relocate(left, top);
        marks.fit(grid.side(), grid.pitch());
        double diameter = snapSizeX(Math.max(26, side * HANDLE));
        double half = (grid.pitch() + grid.side()) / 2;
        handle.resizeRelocate(left + grid.pitch() + half - diameter / 2, top + half - diameter / 2, diameter, diameter);
        double bottom = top + gridHeight;
        note.resizeRelocate(left, bottom, gridWidth, side * NOTE);
        double row = buttons.length * (buttonWidth + BUTTON_GAP) - BUTTON_GAP;
        double x = snapPositionX((getWidth() - row) / 2);
        for (MoveButton button : buttons) {
            button.resizeRelocate(x, snapPositionY(bottom + side * NOTE), buttonWidth, buttonHeight);
            x += buttonWidth + BUTTON_GAP;
        }
    }
}
