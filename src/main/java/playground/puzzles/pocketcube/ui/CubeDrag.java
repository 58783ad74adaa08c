package playground.puzzles.pocketcube.ui;

import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;
import playground.puzzles.pocketcube.Sticker;
import playground.ui.board.BoardInput;

/**
 * The hand on the cube. Dragging a sticker turns a layer, the one in which the sticker goes the way of the hand; the
 * first few pixels decide which. Dragging beside the cube looks around it, and a double click there looks from where
 * one looked first.
 */
final class CubeDrag {
    /** How far the hand must go before it means something. */
    private static final double DECISIVE = 6;
    /** How far the hand goes for a quarter turn, in lengths of a sticker. */
    private static final double QUARTER = 1.5;

    private static final double RADIANS_PER_PIXEL = 0.008;
    private static final int NOTHING = -1;

    private final CubeShape cube;
    private final Hand hand;
    private final Supplier<BoardInput> input;
    private double lastX;
    private double lastY;
    private int grasped = NOTHING;
    private boolean looking;

    /** The way of the hand that turns, on the screen: one sticker's length. */
    private double wayX;

    private double wayY;
    private Face layer;
    private int quarters;
    private int tried;
    private int move = Puzzle.NO_MOVE;

    CubeDrag(CubeShape cube, Region around, Hand hand, Supplier<BoardInput> input) {
        this.cube = cube;
        this.hand = hand;
        this.input = input;
        for (int home = 0; home < Sticker.COUNT; home++) {
            int sticker = home;
            cube.sticker(home).body().setOnMousePressed(event -> press(event, sticker));
            cube.sticker(home).body().setOnMouseDragged(this::drag);
            cube.sticker(home).body().setOnMouseReleased(this::release);
            cube.sticker(home).body().setCursor(Cursor.OPEN_HAND);
        }
        around.setOnMousePressed(this::beginLooking);
        around.setOnMouseDragged(this::look);
        around.setOnMouseReleased(event -> looking = false);
    }

    private void beginLooking(MouseEvent event) {
        looking = event.getButton() == MouseButton.PRIMARY;
        lastX = event.getX();
        lastY = event.getY();
        if (looking && event.getClickCount() == 2) {
            cube.camera().goHome();
            cube.redraw();
        }
    }

    private void look(MouseEvent event) {
        if (looking) {
            cube.camera().look((event.getX() - lastX) * RADIANS_PER_PIXEL, (event.getY() - lastY) * RADIANS_PER_PIXEL);
            lastX = event.getX();
            lastY = event.getY();
            cube.redraw();
        }
    }

    private void press(MouseEvent event, int sticker) {
        event.consume();
        if (event.getButton() == MouseButton.PRIMARY) {
            grasped = sticker;
            layer = null;
            move = Puzzle.NO_MOVE;
            lastX = event.getSceneX();
            lastY = event.getSceneY();
        }
    }

    private void drag(MouseEvent event) {
        event.consume();
        if (grasped == NOTHING) {
            return;
        }
        double right = event.getSceneX() - lastX;
        double down = event.getSceneY() - lastY;
        if (layer == null && Math.hypot(right, down) >= DECISIVE) {
            decide(right, down);
        }
        if (layer == null) {
            return;
        }
        double way = (right * wayX + down * wayY) / (wayX * wayX + wayY * wayY) / QUARTER;
        int now = way < 0 ? -quarters : quarters;
        if (move == Puzzle.NO_MOVE) {
            move = hand.begin(layer, now);
            tried = now;
        } else if (tried != now) {
            move = hand.tryInstead(layer, now);
            tried = now;
        }
        input.get().drag(move, Math.min(1, Math.abs(way)));
    }

    /** Finds of the two ways along the sticker's face the one that the hand goes. */
    private void decide(double right, double down) {
        Sticker place = cube.seenPlace(grasped);
        Face side = place.face();
        double best = -1;
        for (Vector way : new Vector[] {side.right(), side.down()}) {
            double[] onScreen = onScreen(place, way);
            double fit = Math.abs(right * onScreen[0] + down * onScreen[1]) / Math.hypot(onScreen[0], onScreen[1]);
            if (fit > best) {
                best = fit;
                wayX = onScreen[0];
                wayY = onScreen[1];
                // Turned clockwise about this axis, the side goes against the way; the layer is on its one side or
                // other.
                Vector axis = side.normal().cross(way);
                boolean same = axis.dot(place.corner()) > 0;
                layer = Face.of(same ? axis : axis.times(-1));
                quarters = same ? -1 : 1;
            }
        }
    }

    /** A step of a sticker's length from a place along its side, as it shows on the screen. */
    private double[] onScreen(Sticker place, Vector way) {
        Vector n = place.face().normal();
        Vector c = place.corner();
        Double[] ends = new Double[4];
        for (int end = 0; end < 2; end++) {
            double step = end - 0.5;
            cube.picture()
                    .put(
                            cube.seenToEye(),
                            0.5 * (n.x() + c.x()) + step * way.x(),
                            0.5 * (n.y() + c.y()) + step * way.y(),
                            0.5 * (n.z() + c.z()) + step * way.z(),
                            ends,
                            2 * end);
        }
        return new double[] {ends[2] - ends[0], ends[3] - ends[1]};
    }

    private void release(MouseEvent event) {
        event.consume();
        boolean moved = grasped != NOTHING && move != Puzzle.NO_MOVE;
        grasped = NOTHING;
        if (moved) {
            input.get().release();
        }
    }
}
