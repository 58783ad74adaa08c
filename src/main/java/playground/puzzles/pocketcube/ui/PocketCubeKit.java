package playground.puzzles.pocketcube.ui;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.ui.board.BoardView;
import playground.ui.board.Preference;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/**
 * Exhibits the Pocket Cube.
 *
 * <p>Keys: U R F L D B turn the face that is seen there clockwise, with Shift anticlockwise; 2 before the letter makes it
 * a half turn, which is one move or two, as moves are counted.
 */
public final class PocketCubeKit implements PuzzleKit {
    private static final String HALF_TURNS = "half-turns";

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

    private final Exhibit exhibit = new PocketCubeExhibit();
    private final BooleanProperty letters = new SimpleBooleanProperty();
    private final List<Preference> preferences = List.of(new Preference("letters", letters));
    private PocketCubeView view;
    private boolean halfTurnsCount;
    private boolean halfTurn;

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        view = new PocketCubeView(exhibit.withMetric(HALF_TURNS).puzzle(), texts, letters);
        return view;
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
        int faces = ((PocketCubeExhibit) shown).faces();
        if (faces == 0) {
            return newMiniature(shown.puzzle().goals()[0]);
        }
        CubeNet net = new CubeNet();
        net.showOnly(faces);
        return fixed(net);
    }

    @Override
    public String remark(Texts texts, Exhibit shown, long state) {
        return texts.get("remark", Cube.completeFaces(state));
    }

    @Override
    public String reason(Texts texts, Exhibit shown, long state, int move) {
        int after = Cube.completeFaces(shown.puzzle().apply(state, move));
        return after > Cube.completeFaces(state) ? texts.get("reason", after) : "";
    }

    @Override
    public List<Preference> preferences() {
        return preferences;
    }

    @Override
    public Optional<Region> newGoalCard(Texts texts, ObjectProperty<Exhibit> goal) {
        halfTurnsCount = goal.get().metric().equals(HALF_TURNS);
        goal.addListener(
                (property, before, after) -> halfTurnsCount = after.metric().equals(HALF_TURNS));
        return view == null ? Optional.empty() : Optional.of(new GoalCard(texts, goal, view.stillProperty()));
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return NOTABLE_POSITIONS;
    }

    /** With Shift the face turns back. */
    @Override
    public List<String> keysOf(int move) {
        String name = exhibit.puzzle().moveName(move);
        return List.of(name.endsWith("'") ? "Shift+" + name.charAt(0) : name);
    }

    /** Besides the six letters, 2: it is kept until the next key. */
    @Override
    public int moveOf(KeyEvent key) {
        boolean half = halfTurn;
        halfTurn = key.getCode() == KeyCode.DIGIT2 || key.getCode() == KeyCode.NUMPAD2;
        for (int number = 0; number < Face.COUNT && view != null; number++) {
            Face face = Face.at(number);
            if (face.name().equals(key.getCode().getName())) {
                return turn(face, key.isShiftDown() ? -1 : 1, half);
            }
        }
        return Puzzle.NO_MOVE;
    }

    private int turn(Face face, int quarters, boolean half) {
        if (half && halfTurnsCount) {
            return view.begin(face, 2);
        }
        if (half) {
            view.turn(face, quarters);
        }
        return view.begin(face, quarters);
    }
}
