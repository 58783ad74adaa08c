package playground.puzzles.pocketcube.ui;

import javafx.beans.property.BooleanProperty;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Sticker;

/**
 * The cube as flat shapes in perspective. While a face turns there are two layers, each of them convex, with a plane
 * between: the one on the far side of that plane is painted first, and of each only what faces the eye. So nothing has
 * to be sorted, and every angle is right. Drawing moves shapes that are there already and creates none.
 */
final class CubeShape extends Region {
    private static final double FAR = 4;
    private static final double NEAR = 2;
    private static final int QUARTER_TURNS = 6;

    private final Hand hand;
    private final Camera camera = new Camera();
    private final BooleanProperty letters;
    /** [home]: the sticker that is at home there. */
    private final StickerShape[] stickers = new StickerShape[Sticker.COUNT];
    /** [home]: the place where it was drawn last. */
    private final Sticker[] places = new Sticker[Sticker.COUNT];

    private final LayerShape turning = new LayerShape();
    private final LayerShape resting = new LayerShape();
    private final TurnMarks marks = new TurnMarks();
    private Picture picture = new Picture(0, 0, 1);
    private Rotation toEye = Rotation.NONE;
    private Rotation held = Rotation.NONE;
    private long state;
    private int move = Puzzle.NO_MOVE;
    private double t;

    CubeShape(Hand hand, BooleanProperty letters) {
        this.hand = hand;
        this.letters = letters;
        state = hand.still();
        getStyleClass().add("cube");
        getChildren().addAll(turning.sides());
        getChildren().addAll(resting.sides());
        for (int home = 0; home < stickers.length; home++) {
            stickers[home] = new StickerShape(Sticker.at(home).face());
            getChildren().addAll(stickers[home].body(), stickers[home].shade(), stickers[home].letter());
        }
        getChildren().addAll(marks.shapes());
        letters.addListener(change -> redraw());
    }

    Camera camera() {
        return camera;
    }

    TurnMarks marks() {
        return marks;
    }

    StickerShape sticker(int home) {
        return stickers[home];
    }

    /** The place of a sticker as it is seen. */
    Sticker seenPlace(int home) {
        Sticker place = places[home];
        return Sticker.at(Sticker.number(held.apply(place.face()), held.apply(place.corner())));
    }

    Picture picture() {
        return picture;
    }

    /** From what is seen to the eye. */
    Rotation seenToEye() {
        return camera.rotation();
    }

    void setLetters(int home, String text) {
        stickers[home].letter().setText(text);
    }

    /** Draws a state at rest or a move on its way, as {@link playground.ui.board.BoardView#draw} says. */
    void draw(long newState, int newMove, double newT) {
        state = newState;
        move = newMove;
        t = newT;
        redraw();
    }

    void redraw() {
        held = hand.follow(state, move, t);
        toEye = camera.rotation().after(held);
        Face turned = Face.at(move == Puzzle.NO_MOVE ? 0 : face(move));
        Rotation turn =
                move == Puzzle.NO_MOVE ? toEye : toEye.after(Rotation.clockwise(turned.normal(), quarters(move) * t));
        // The eye is on the turning side of the plane between the layers, or on the other.
        boolean inFront = toEye.z(
                        turned.normal().x(),
                        turned.normal().y(),
                        turned.normal().z())
                > 0;
        double turningOrder = inFront ? NEAR : FAR;
        double restingOrder = inFront ? FAR : NEAR;
        turning.lay(turned, turn, picture, turningOrder);
        resting.lay(turned.opposite(), toEye, picture, restingOrder);
        for (int number = 0; number < Sticker.COUNT; number++) {
            Sticker place = Sticker.at(number);
            int home = Cube.home(state, number);
            places[home] = place;
            boolean turns = place.isIn(turned);
            stickers[home].lay(
                    place, turns ? turn : toEye, picture, (turns ? turningOrder : restingOrder) - 0.5, letters.get());
        }
        marks.lay(toEye, picture);
    }

    static int face(int move) {
        return move < QUARTER_TURNS ? move / 2 : move - QUARTER_TURNS;
    }

    static int quarters(int move) {
        return move >= QUARTER_TURNS ? 2 : move % 2 == 0 ? 1 : -1;
    }

    @Override
    protected void layoutChildren() {
        double size = Math.min(getWidth(), getHeight());
        picture = new Picture(getWidth() / 2, getHeight() / 2, size / 2 / Camera.REACH);
        redraw();
    }
}
