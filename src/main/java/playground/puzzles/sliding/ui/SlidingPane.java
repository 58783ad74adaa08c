package playground.puzzles.sliding.ui;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/** Lays out the tiles as large as fits, in the middle, with the marks of a hint over them. */
final class SlidingPane extends Region {
    private static final double MARGIN = 20;

    private final SlidingGrid grid;
    private final SlidingMarks marks;
    private final Runnable laidOut;

    /**
     * The pane.
     *
     * @param laidOut is run when the tiles have their size
     */
    SlidingPane(SlidingGrid grid, SlidingMarks marks, Runnable laidOut) {
        this.grid = grid;
        this.marks = marks;
        this.laidOut = laidOut;
        getStyleClass().add("sliding-board");
        setAccessibleRole(AccessibleRole.PARENT);
        setMinSize(240, 240);
        setPrefSize(560, 560);
        getChildren().addAll(grid, marks);
    }

    @Override
    protected void layoutChildren() {
        double edge = snapPositionX(Math.max(1, Math.min(getWidth(), getHeight()) - 2 * MARGIN));
        double left = snapPositionX((getWidth() - edge) / 2);
        double top = snapPositionY((getHeight() - edge) / 2);
        grid.resizeRelocate(left, top, edge, edge);
        grid.layout();
        marks.relocate(left, top);
        laidOut.run();
    }
}
