package playground.puzzles.rotation.ui;

import javafx.scene.layout.Region;
import playground.puzzles.rotation.Lines;

/** What any goal is: eight alike in the centre, whatever is around them. */
final class GoalPicture extends Region {
    private final Block[] blocks = new Block[Lines.CELLS];

    GoalPicture() {
        getStyleClass().add("miniature");
        for (int cell = 0; cell < blocks.length; cell++) {
            blocks[cell] = Lines.isCentre(cell) ? new Block("tile-alike", "=") : new Block("tile-any", "");
        }
        getChildren().addAll(blocks);
        setMouseTransparent(true);
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight()) / LineGrid.sidesAcross();
        double pitch = side * (1 + LineGrid.GAP);
        for (int cell = 0; cell < blocks.length; cell++) {
            blocks[cell].resizeRelocate(Place.column(cell) * pitch, Place.row(cell) * pitch, side, side);
        }
    }
}
