package playground.puzzles.pocketcube.ui;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.ui.board.BoardView;
import playground.ui.board.Preference;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** Exhibits the Pocket Cube. Its keys are {@link TurnKeys}, which the board takes. */
public final class PocketCubeKit implements PuzzleKit {
    static final String HALF_TURNS = "half-turns";

    /** The last three are of the 276 from which the solved cube is 14 quarter turns away, which is as far as it gets. */
    private static final List<NotablePosition> NOTABLE_POSITIONS = List.of(
            new NotablePosition("notable.one-turn", "WGWGOOGYRROOGYRRYBYBBWBW"),
            new NotablePosition("notable.hdu-2", "040411253311253340405252"),
            new NotablePosition("notable.one-twist", "WWGGOWORWROOGGRRYYYYBBBB"),
            new NotablePosition("notable.faces-3", "RRRRWWGGYYOOGGOOYWYWBBBB"),
            new NotablePosition("notable.half-far", "YGWWOBOOGRORWYGBBRYRBYGW"),
            new NotablePosition("notable.swap", "WWWWOGROGROOGGRRYYYYBBBB"),
            new NotablePosition("notable.farthest-1", "WWORBGWWGBOYGGYRROYYBBRO"),
            new NotablePosition("notable.farthest-2", "YYRRGWGBWBOBWWGOOOYYBGRR"),
            new NotablePosition("notable.farthest-3", "BOWWYRBOGYOWORGRBWYGBYRG"));

    private static final double MINIATURE_CELL = 13;

    private final PocketCubeExhibit exhibit;
    private final BooleanProperty letters = new SimpleBooleanProperty();
    private final List<Preference> preferences = List.of(new Preference("letters", letters));

    /** A kit with tables of its own. */
    public PocketCubeKit() {
        this(new PocketCubeExhibit());
    }

    /** A kit that shares the tables of an exhibit. */
    PocketCubeKit(PocketCubeExhibit exhibit) {
        this.exhibit = exhibit;
    }

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        return new PocketCubeView(exhibit.withMetric(HALF_TURNS).puzzle(), texts, letters);
    }

    @Override
    public Region newMiniature(long state) {
        CubeNet net = new CubeNet();
        net.draw(state, Rotation.NONE);
        return fixed(net);
    }

    private static Region fixed(CubeNet net) {
        net.getStyleClass().add("miniature");
        net.setPrefSize(MINIATURE_CELL * CubeNet.ACROSS, MINIATURE_CELL * CubeNet.DOWN);
        net.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        net.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return net;
    }

    @Override
    public Region newGoalPicture(Texts texts, Exhibit shown) {
        PocketCubeExhibit cube = (PocketCubeExhibit) shown;
        int faces = cube.faces();
        if (faces == Face.COUNT || (faces == 0 && cube.turns() == PocketCubeExhibit.NO_BUDGET)) {
            return newMiniature(shown.puzzle().goals()[0]);
        }
        CubeNet net = new CubeNet();
        net.showOnly(faces);
        return fixed(net);
    }

    @Override
    public String remark(Texts texts, Exhibit shown, long state, int moves) {
        String complete = texts.get("remark", Cube.completeFaces(state));
        int turns = ((PocketCubeExhibit) shown).turns();
        if (turns == PocketCubeExhibit.NO_BUDGET) {
            return complete;
        }
        return texts.get("remark.budget", complete, moves, turns, Math.max(0, moves - turns));
    }

    /** "Two faces in 4 of 5 turns"; in too many turns, it is said that they are. */
    @Override
    public String reached(Texts texts, Exhibit shown, int moves) {
        PocketCubeExhibit cube = (PocketCubeExhibit) shown;
        if (cube.turns() == PocketCubeExhibit.NO_BUDGET) {
            return "";
        }
        int faces = cube.faces();
        if (moves == 0 || faces == 0) {
            return texts.get("reached.nothing", faces, texts.get("turns", cube.turns()));
        }
        return texts.get(moves <= cube.turns() ? "reached" : "reached.over", faces, moves, cube.turns());
    }

    @Override
    public String reason(Texts texts, Exhibit shown, long state, int move) {
        int after = Cube.completeFaces(shown.puzzle().apply(state, move));
        String same = texts.get("reason.opposite");
        return after > Cube.completeFaces(state) ? texts.get("reasons", texts.get("reason", after), same) : same;
    }

    @Override
    public List<Preference> preferences() {
        return preferences;
    }

    @Override
    public Optional<Region> newGoalCard(Texts texts, ObjectProperty<Exhibit> goal) {
        return Optional.of(new GoalCard(texts, goal));
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return NOTABLE_POSITIONS;
    }

    @Override
    public List<KeyMeaning> keys() {
        return TurnKeys.meanings();
    }
}
