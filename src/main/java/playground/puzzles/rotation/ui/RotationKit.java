package playground.puzzles.rotation.ui;

import java.util.List;
import java.util.StringJoiner;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import playground.engine.Exhibit;
import playground.puzzles.rotation.RotationExhibit;
import playground.puzzles.rotation.RotationGame;
import playground.ui.board.BoardView;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** Exhibits the Rotation Game. */
public final class RotationKit implements PuzzleKit {
    /**
     * The five last are at 13 moves, which is as far as it gets: by renaming colours, turning and mirroring they become
     * all the 192 boards that are.
     */
    private static final List<NotablePosition> NOTABLE_POSITIONS = List.of(
            new NotablePosition("notable.none", "222222111221133111333333"),
            new NotablePosition("notable.first", "111132323132231222312133"),
            new NotablePosition("notable.second", "111111112222222233333333"),
            new NotablePosition("notable.turns", "123123123123123123123123"),
            new NotablePosition("notable.mixed", "132131321123231212322313"),
            new NotablePosition("notable.far", "112323221211313332132123"),
            new NotablePosition("notable.hardest-1", "321321211212323332311123"),
            new NotablePosition("notable.hardest-2", "121332222211333113311223"),
            new NotablePosition("notable.hardest-3", "121332223211233113311223"),
            new NotablePosition("notable.hardest-4", "123113212323121232133123"),
            new NotablePosition("notable.hardest-5", "311223223232131311311223"));

    /** The side of the miniature, in which a block is 13 wide. */
    private static final double MINIATURE = 100;

    private final RotationExhibit exhibit = new RotationExhibit();

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        return new RotationView(exhibit, texts);
    }

    @Override
    public Region newMiniature(long state) {
        LineGrid grid = new LineGrid(state);
        grid.getStyleClass().add("miniature");
        grid.setMouseTransparent(true);
        return fixed(grid);
    }

    private static Region fixed(Region picture) {
        picture.setPrefSize(MINIATURE, MINIATURE);
        picture.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        picture.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return picture;
    }

    /** One picture for all of the 38,610 goals. */
    @Override
    public Region newGoalPicture(Texts texts, Exhibit any) {
        Label caption = new Label();
        caption.textProperty().bind(texts.bind("goal"));
        caption.setWrapText(true);
        caption.setPrefWidth(MINIATURE);
        caption.getStyleClass().add("board-note");
        VBox box = new VBox(fixed(new GoalPicture()), caption);
        box.getStyleClass().add("goal-picture");
        return box;
    }

    @Override
    public String reason(Texts texts, Exhibit any, long state, int move) {
        int colour = exhibit.aim(state, move);
        if (colour == 0) {
            return "";
        }
        int now = RotationGame.inCentre(state, colour);
        int then = RotationGame.inCentre(exhibit.puzzle().apply(state, move), colour);
        if (then == RotationGame.BLOCKS) {
            return texts.get("reason.done", colour);
        }
        return texts.get(then > now ? "reason.more" : then < now ? "reason.less" : "reason.same", colour, then);
    }

    @Override
    public String remark(Texts texts, Exhibit any, long state, int moves) {
        int colours = exhibit.nearestColours(state);
        if (colours == 0) {
            return "";
        }
        if (exhibit.puzzle().isGoal(state)) {
            return texts.get("remark.goal", Integer.numberOfTrailingZeros(colours));
        }
        StringJoiner names = new StringJoiner(texts.get("colour.or"));
        for (int colour = 1; colour <= RotationGame.COLOURS; colour++) {
            if ((colours & 1 << colour) != 0) {
                names.add(Integer.toString(colour));
            }
        }
        return texts.get("remark", names.toString());
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return NOTABLE_POSITIONS;
    }
}
