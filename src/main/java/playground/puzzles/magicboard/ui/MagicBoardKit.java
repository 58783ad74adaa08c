package playground.puzzles.magicboard.ui;

import java.util.List;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.ui.board.BoardView;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** Exhibits Magic Board. */
public final class MagicBoardKit implements PuzzleKit {
    /** The five last are all the boards from which the goal is 22 moves away, which is as far as it gets. */
    private static final List<NotablePosition> NOTABLE_POSITIONS = List.of(
            new NotablePosition("notable.turn", "13645728"),
            new NotablePosition("notable.rows", "87654321"),
            new NotablePosition("notable.hdu", "82754631"),
            new NotablePosition("notable.usaco", "26845731"),
            new NotablePosition("notable.mirror", "43218765"),
            new NotablePosition("notable.sicily-easy", "37214856"),
            new NotablePosition("notable.sicily-hard", "45276183"),
            new NotablePosition("notable.hardest-1", "25478163"),
            new NotablePosition("notable.hardest-2", "34215678"),
            new NotablePosition("notable.hardest-3", "43258761"),
            new NotablePosition("notable.hardest-4", "43657821"),
            new NotablePosition("notable.hardest-5", "63812547"));

    /** The side of a tile in the miniature. */
    private static final double MINIATURE_SIDE = 22;

    private final Exhibit exhibit = new MagicBoardExhibit();

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        return new MagicBoardView(exhibit.puzzle(), texts);
    }

    @Override
    public Region newMiniature(long state) {
        TileGrid grid = new TileGrid(state);
        grid.getStyleClass().add("miniature");
        grid.setMouseTransparent(true);
        grid.setPrefSize(MINIATURE_SIDE * TileGrid.sidesAcross(), MINIATURE_SIDE * TileGrid.sidesDown());
        grid.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        grid.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return grid;
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return NOTABLE_POSITIONS;
    }
}
