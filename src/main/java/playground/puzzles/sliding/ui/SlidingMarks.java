package playground.puzzles.sliding.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import playground.engine.Puzzle;
import playground.puzzles.sliding.SquareBoard;
import playground.ui.board.Arrow;
import playground.ui.board.Hint;

/**
 * What a hint draws over the tiles: on the rung of the place a frame around the tile, on the rung of the move also a
 * ghost of it in the gap and an arrow that leads there. It lies on the grid's origin.
 */
final class SlidingMarks extends Region {
    /** Where the arrow begins and ends, from the middle of the tile, as shares of the way to the gap. */
    private static final double ARROW_FROM = 0.36;

    private static final double ARROW_TO = 1.12;
    private static final double SHAFT = 0.045;
    /** The radius of a tile's corner as a share of its side, as in the style sheet. */
    private static final double CORNER = 0.12;

    private final SlidingGrid grid;
    private final Rectangle frame = new Rectangle();
    private final Rectangle ghost = new Rectangle();
    private final Arrow arrow = new Arrow();

    SlidingMarks(SlidingGrid grid) {
        this.grid = grid;
        setManaged(false);
        setMouseTransparent(true);
        frame.getStyleClass().addAll("hint-frame", "solid");
        ghost.getStyleClass().add("hint-frame");
        getChildren().addAll(frame, ghost, arrow);
    }

    /** Shows as much of a hint for a state as it tells. */
    void show(Hint hint, long state) {
        int gap = SquareBoard.gap(state);
        int cell = hint.move() == Puzzle.NO_MOVE
                ? SquareBoard.NO_CELL
                : grid.board().gapAfter(gap, hint.move());
        boolean possible = cell != SquareBoard.NO_CELL && grid.side() > 0;
        boolean way = possible && hint.tells(Hint.Rung.MOVE);
        frame.setVisible(possible && hint.tells(Hint.Rung.PLACE));
        ghost.setVisible(way);
        arrow.setVisible(way);
        if (possible) {
            lay(cell, gap);
        }
    }

    private void lay(int cell, int gap) {
        double side = grid.side();
        double away = (grid.pitch() - side) / 2;
        lay(frame, cell, away);
        lay(ghost, gap, -away);
        double x = grid.x(cell) + side / 2;
        double y = grid.y(cell) + side / 2;
        double right = grid.x(gap) - grid.x(cell);
        double down = grid.y(gap) - grid.y(cell);
        arrow.lay(
                x + right * ARROW_FROM,
                y + down * ARROW_FROM,
                x + right * ARROW_TO,
                y + down * ARROW_TO,
                Math.max(3, side * SHAFT));
    }

    private void lay(Rectangle rectangle, int cell, double away) {
        rectangle.setX(grid.x(cell) - away);
        rectangle.setY(grid.y(cell) - away);
        rectangle.setWidth(grid.side() + 2 * away);
        rectangle.setHeight(grid.side() + 2 * away);
        double radius = grid.side() * CORNER + away;
        rectangle.setArcWidth(2 * radius);
        rectangle.setArcHeight(2 * radius);
    }
}
