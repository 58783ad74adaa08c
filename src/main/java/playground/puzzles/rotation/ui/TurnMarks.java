package playground.puzzles.rotation.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import playground.engine.Puzzle;
import playground.puzzles.rotation.Lines;
import playground.ui.board.Arrow;
import playground.ui.board.Hint;

/**
 * What a hint draws over the blocks: on the rung of the place a frame around the line, on the rung of the move also two
 * arrows beside its arms, the way it goes. It lies on the grid's origin.
 */
final class TurnMarks extends Region {
    private static final String SOLID = "solid";
    private static final double AWAY = 0.24;
    private static final double SHAFT = 0.07;
    /** Where an arrow begins and ends beside its arm, in places from the end of the line. */
    private static final double ARM_END = -0.4;

    private static final double ARM_START = 1.35;

    private final Rectangle frame = new Rectangle();
    private final Arrow entering = new Arrow();
    private final Arrow leaving = new Arrow();
    private int move = Puzzle.NO_MOVE;
    private double side;
    private double pitch;

    TurnMarks() {
        setManaged(false);
        setMouseTransparent(true);
        frame.getStyleClass().add("hint-frame");
        getChildren().addAll(frame, entering, leaving);
        show(Hint.NONE);
    }

    /** Shows as much of a hint as it tells. */
    void show(Hint hint) {
        move = hint.move();
        boolean place = hint.tells(Hint.Rung.PLACE) && move != Puzzle.NO_MOVE;
        boolean way = hint.tells(Hint.Rung.MOVE) && move != Puzzle.NO_MOVE;
        frame.setVisible(place);
        entering.setVisible(way);
        leaving.setVisible(way);
        frame.getStyleClass().remove(SOLID);
        if (way) {
            frame.getStyleClass().add(SOLID);
        }
        lay();
    }

    /** Lays everything out for a grid whose blocks have this side and distance. */
    void fit(double newSide, double newPitch) {
        side = newSide;
        pitch = newPitch;
        lay();
    }

    private void lay() {
        if (move == Puzzle.NO_MOVE || pitch == 0) {
            return;
        }
        int line = Lines.line(move);
        boolean column = Place.isColumn(line);
        double gap = pitch - side;
        double across = Place.across(line) * pitch - gap / 2;
        double length = Lines.LENGTH * pitch;
        frame.setX(column ? across : -gap / 2);
        frame.setY(column ? -gap / 2 : across);
        frame.setWidth(column ? pitch : length);
        frame.setHeight(column ? length : pitch);
        frame.setArcWidth(2 * side * LineGrid.CORNER + gap);
        frame.setArcHeight(2 * side * LineGrid.CORNER + gap);
        // Outside, away from the line's neighbour, where the arms have nothing beside them.
        double beside =
                Place.across(line) * pitch + (Place.isFirst(line) ? -gap - AWAY * side : side + gap + AWAY * side);
        int last = Lines.LENGTH - 1;
        if (Lines.isForward(move)) {
            lay(entering, column, beside, ARM_END, ARM_START);
            lay(leaving, column, beside, last - ARM_START, last - ARM_END);
        } else {
            lay(entering, column, beside, last - ARM_END, last - ARM_START);
            lay(leaving, column, beside, ARM_START, ARM_END);
        }
    }

    private void lay(Arrow arrow, boolean column, double beside, double from, double to) {
        double start = side / 2 + from * pitch;
        double end = side / 2 + to * pitch;
        double shaft = Math.max(2.5, side * SHAFT);
        if (column) {
            arrow.lay(beside, start, beside, end, shaft);
        } else {
            arrow.lay(start, beside, end, beside, shaft);
        }
    }
}
