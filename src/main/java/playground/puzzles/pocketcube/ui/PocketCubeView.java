package playground.puzzles.pocketcube.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;
import playground.puzzles.pocketcube.Sticker;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Hint;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** The Pocket Cube: in perspective, unfolded, and a button for each of the twelve quarter turns. */
final class PocketCubeView implements BoardView {
    /** Listens until somebody else does. */
    private static final BoardInput NOBODY = new BoardInput() {
        @Override
        public void play(int move) {}

        @Override
        public void drag(int move, double t) {}

        @Override
        public void release() {}
    };

    private final Texts texts;
    private final Hand hand;
    private final CubeShape cube;
    private final CubeNet net = new CubeNet();
    private final TurnButton[] buttons;
    private final PocketCubePane pane;
    private final SimpleLongProperty still = new SimpleLongProperty(Cube.SOLVED);
    private final SimpleObjectProperty<Rotation> held = new SimpleObjectProperty<>(Rotation.NONE);
    private final TurnKeys keys = new TurnKeys(this::turn);
    private final Puzzle puzzle;
    private BoardInput input = NOBODY;
    private MoveValues values;
    private Hint hint = Hint.NONE;

    /**
     * A board.
     *
     * @param puzzle in the metric with all moves
     * @param letters whether stickers show the letters of their colours
     */
    PocketCubeView(Puzzle puzzle, Texts texts, BooleanProperty letters) {
        this.texts = texts;
        this.puzzle = puzzle;
        hand = new Hand(puzzle, Cube.SOLVED);
        cube = new CubeShape(hand, letters);
        buttons = newButtons();
        pane = new PocketCubePane(cube, net, buttons);
        // Takes the moves of this board only, whose faces are as they are seen.
        new CubeDrag(cube, pane, hand, () -> input);
        hand.addListener(this::holdChanged);
        pane.accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spokenState, still, held, texts.languageProperty()));
        texts.languageProperty().addListener(change -> nameStickers());
        nameStickers();
    }

    private TurnButton[] newButtons() {
        Face[] order = {Face.U, Face.R, Face.F, Face.D, Face.L, Face.B};
        List<TurnButton> all = new ArrayList<>();
        for (Face face : order) {
            for (int quarters : new int[] {1, -1}) {
                TurnButton button = new TurnButton(face, quarters, texts);
                button.setOnAction(event -> turn(face, quarters));
                all.add(button);
            }
        }
        return all.toArray(new TurnButton[0]);
    }

    private void nameStickers() {
        for (int home = 0; home < Sticker.COUNT; home++) {
            cube.setLetters(home, texts.get("letter." + Sticker.at(home).face().number()));
        }
        cube.redraw();
    }

    /** The drawn cube. */
    CubeShape cube() {
        return cube;
    }

    /** Asks for a turn of a face as it is seen. */
    void turn(Face seen, int quarters) {
        input.play(hand.begin(seen, quarters));
    }

    private void holdChanged() {
        held.set(hand.held());
        showMarks();
    }

    /** Face by face, each in reading order, as the cube is held. */
    private String spokenState() {
        Object[] faces = new Object[Face.COUNT];
        Rotation toModel = held.get().inverse();
        for (int number = 0; number < faces.length; number++) {
            Object[] colours = new Object[4];
            Face face = Face.at(number);
            for (int place = 0; place < colours.length; place++) {
                Vector corner = face.normal()
                        .plus(face.right().times(place % 2 * 2 - 1))
                        .plus(face.down().times(place / 2 * 2 - 1));
                int sticker = Sticker.number(toModel.apply(face), toModel.apply(corner));
                colours[place] =
                        texts.get("colour." + Cube.colour(still.get(), sticker).number());
            }
            faces[number] = texts.get("spoken.face", colours);
        }
        return texts.get("spoken.state", faces);
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void draw(long state, int move, double t) {
        cube.draw(state, move, t);
        if (move == Puzzle.NO_MOVE) {
            still.set(state);
            net.draw(state, hand.held());
        }
    }

    @Override
    public void mark(MoveValues newValues) {
        values = newValues;
        showMarks();
    }

    @Override
    public void point(Hint newHint) {
        hint = newHint;
        cube.marks().show(hint);
        if (hint.tells(Hint.Rung.PLACE)) {
            // What a hint says is in the model's letters.
            hand.goHome();
            net.draw(hand.still(), hand.held());
        }
        cube.redraw();
        showMarks();
    }

    private void showMarks() {
        for (TurnButton button : buttons) {
            int move = hand.move(button.face(), button.quarters());
            button.mark(values, move);
            boolean half = hint.move() >= 0 && CubeShape.quarters(hint.move()) == 2;
            boolean meant = half
                    ? button.face().number() == CubeShape.face(hint.move())
                    : button.face().number() < Face.COUNT / 2 && move == hint.move();
            button.setHinted(hint.tells(Hint.Rung.MOVE) && meant);
        }
    }

    /** In the letter that was seen when it was asked for, where the model's is another. */
    @Override
    public String narrate(Texts puzzleTexts, long state, int move) {
        Hand.Turn turn = hand.turnOf(state, move);
        String name = puzzle.moveName(move);
        if (turn == null || TurnButton.name(turn.seen(), turn.quarters()).equals(name)) {
            return "";
        }
        return puzzleTexts.get(
                "seen",
                TurnButton.name(turn.seen(), turn.quarters()),
                turn.seen().number(),
                turn.quarters(),
                turn.wholeQuarters() == 0 ? 0 : 1,
                name);
    }

    @Override
    public boolean press(KeyEvent key, Exhibit played) {
        return keys.press(key, played.metric().equals(PocketCubeKit.HALF_TURNS));
    }

    @Override
    public void setInput(BoardInput newInput) {
        input = newInput;
    }
}
