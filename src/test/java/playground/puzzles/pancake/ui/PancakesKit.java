package playground.puzzles.pancake.ui;

import java.util.List;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.pancake.PancakesExhibit;
import playground.ui.board.BoardView;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** Exhibits the pancakes. */
public final class PancakesKit implements PuzzleKit {
    private final Exhibit exhibit = new PancakesExhibit();

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        return new PancakesView(exhibit.puzzle(), texts);
    }

    @Override
    public Region newMiniature(long state) {
        StackPicture picture = new StackPicture();
        picture.draw(state, Puzzle.NO_MOVE, 0);
        picture.setPrefSize(70, 70);
        return picture;
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return List.of(new NotablePosition("notable.upside-down", "7654321"));
    }
}
