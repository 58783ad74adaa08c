package playground.puzzles.magicboard.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import playground.ui.board.Arrow;
import playground.ui.board.Hint;

/**
 * What a hint draws over the tiles: on the rung of the place a frame around what moves, on the rung of the move an
 * arrow the way it goes. It lies on the grid's origin and reaches over its edges, up to {@link #REACH}.
 */
final class HintMarks extends Region {
    /** How far arrows reach over the edges of the grid, as a share of a tile's side. */
    static final double REACH = 0.24;

    private static final double ARROW_AT = 0.15;
    private static final double ROW_FRAME = 0.34;
    private static final double SHAFT = 0.032;

    private final Rectangle wholeFrame = frame();
    private final Rectangle upperFrame = frame();
    private final Rectangle lowerFrame = frame();
    private final Rectangle middleFrame = frame();
    private final Rectangle turnFrame = frame();
    private final Arrow down = new Arrow();
    private final Arrow up = new Arrow();
    private final Arrow right = new Arrow();
    private final Arrow[] turn = {new Arrow(), new Arrow(), new Arrow(), new Arrow()};

    HintMarks() {
        setManaged(false);
        setMouseTransparent(true);
        turnFrame.getStyleClass().add("solid");
        getChildren().addAll(wholeFrame, upperFrame, lowerFrame, middleFrame, turnFrame, down, up, right);
        getChildren().addAll(turn);
        show(Hint.NONE);
    }

    private static Rectangle frame() {
        Rectangle frame = new Rectangle();
        frame.getStyleClass().add("hint-frame");
        return frame;
    }

    /** Shows as much of a hint as it tells. */
    void show(Hint hint) {
        boolean place = hint.rung() == Hint.Rung.PLACE;
        boolean way = hint.tells(Hint.Rung.MOVE);
        int move = hint.move();
        wholeFrame.setVisible(place && move == TileGrid.A);
        upperFrame.setVisible(place && move == TileGrid.B);
        lowerFrame.setVisible(place && move == TileGrid.B);
        middleFrame.setVisible(place && move == TileGrid.C);
        down.setVisible(way && move == TileGrid.A);
        up.setVisible(way && move == TileGrid.A);
        right.setVisible(way && move == TileGrid.B);
        turnFrame.setVisible(way && move == TileGrid.C);
        for (Node arrow : turn) {
            arrow.setVisible(way && move == TileGrid.C);
        }
    }

    /** Lays everything out for a grid whose tiles have this side and distance. */
    void fit(double side, double pitch) {
        double gap = pitch - side;
        double width = TileGrid.COLUMNS * pitch - gap;
        double height = TileGrid.ROWS * pitch - gap;
        fit(wholeFrame, 0, 0, width, height, gap / 2);
        // The frames of the rows share a gap and must not touch in it.
        fit(upperFrame, 0, 0, width, side, gap * ROW_FRAME);
        fit(lowerFrame, 0, pitch, width, side, gap * ROW_FRAME);
        fit(middleFrame, pitch, 0, 2 * pitch - gap, height, gap / 2);
        fit(turnFrame, pitch, 0, 2 * pitch - gap, height, gap / 2);
        for (Rectangle frame : List.of(wholeFrame, upperFrame, lowerFrame, middleFrame, turnFrame)) {
            round(frame, side * Tile.CORNER + gap / 2);
        }
        double away = side * ARROW_AT;
        double shaft = Math.max(3, side * SHAFT);
        right.lay(side * 0.06, -away, width - side * 0.06, -away, shaft);
        down.lay(-away, side / 2, -away, side / 2 + pitch, shaft);
        up.lay(width + away, side / 2 + pitch, width + away, side / 2, shaft);
        fitTurn(side, pitch, shaft);
    }

    /** A frame around an area, a little away from it. */
    private static void fit(Rectangle frame, double x, double y, double width, double height, double away) {
        frame.setX(x - away);
        frame.setY(y - away);
        frame.setWidth(width + 2 * away);
        frame.setHeight(height + 2 * away);
    }

    private static void round(Rectangle frame, double radius) {
        frame.setArcWidth(2 * radius);
        frame.setArcHeight(2 * radius);
    }

    /** Heads on the four sides of the middle frame: to the right above, then clockwise. */
    private void fitTurn(double side, double pitch, double shaft) {
        double middleX = pitch - (pitch - side) / 2 + pitch;
        double middleY = pitch - (pitch - side) / 2;
        double[] x = {0, 1, 0, -1};
        double[] y = {-1, 0, 1, 0};
        double length = shaft * 2.25;
        for (int index = 0; index < turn.length; index++) {
            double atX = middleX + x[index] * pitch;
            double atY = middleY + y[index] * pitch;
            // The way clockwise is the way outward turned a quarter to the right.
            double alongX = -y[index] * length;
            double alongY = x[index] * length;
            turn[index].lay(atX - alongX, atY - alongY, atX + alongX, atY + alongY, shaft);
        }
    }
}
