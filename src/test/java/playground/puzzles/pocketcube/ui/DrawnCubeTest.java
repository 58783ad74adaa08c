package playground.puzzles.pocketcube.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Sticker;
import playground.ui.shell.StageExtension;

/**
 * The shapes that are drawn are the cube of the model, at rest and on the way. What should be seen is worked out here
 * from nothing but solid corners in space: a sticker is seen where the line from the eye to it meets no corner before.
 */
@ExtendWith(StageExtension.class)
class DrawnCubeTest {
    private CubeStage stage;

    @Start
    void start(Stage window) {
        stage = new CubeStage(window, 900, 700);
    }

    @Test
    void everyStickerThatShouldBeSeenIsSeenInItsColour() {
        stage.show(this::drawManyCubes);
    }

    private void drawManyCubes() {
        Random random = new Random(1);
        CubeShape cube = stage.board.cube();
        int seen = 0;
        for (int round = 0; round < 120; round++) {
            long state = stage.puzzle.randomState(random);
            int move = round % 3 == 0 ? Puzzle.NO_MOVE : random.nextInt(9);
            double t = move == Puzzle.NO_MOVE ? 0 : random.nextDouble();
            cube.camera().look(random.nextDouble() * 7 - 3, random.nextDouble() * 4 - 2);
            stage.board.draw(state, Puzzle.NO_MOVE, 0);
            stage.board.draw(state, move, t);
            for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                seen += checked(state, move, t, sticker) ? 1 : 0;
            }
        }
        assertThat(seen).isGreaterThan(700);
    }

    /** Checks one sticker; returns whether it is seen. */
    private boolean checked(long state, int move, double t, int sticker) {
        Sticker place = Sticker.at(sticker);
        double[] middle = new double[3];
        double[] outward = new double[3];
        double[] normal = {
            place.face().normal().x(),
            place.face().normal().y(),
            place.face().normal().z()
        };
        double[] corner = {
            place.corner().x(), place.corner().y(), place.corner().z()
        };
        for (int axis = 0; axis < 3; axis++) {
            middle[axis] = 0.5 * (normal[axis] + corner[axis]);
            outward[axis] = normal[axis];
        }
        boolean turns = inLayer(corner, move);
        double[] there = turned(middle, move, t, turns);
        double[] eye = eye();
        double facing = dot(turned(outward, move, t, turns), minus(eye, there));
        int hidden = 0;
        for (int around = 0; around < 5; around++) {
            double[] near = turned(around(middle, normal, around), move, t, turns);
            hidden += facing < 0 || isHidden(near, eye, move, t) ? 1 : 0;
        }
        if (Math.abs(facing) < 0.7 || (hidden > 0 && hidden < 5)) {
            // On the edge of being seen nothing is certain.
            return false;
        }
        Polygon top = topmost(there);
        Polygon own = stage.board.cube().sticker(Cube.home(state, sticker)).body();
        if (hidden == 0) {
            assertThat(top).as("move %s, t %s, sticker %s", move, t, sticker).isSameAs(own);
            assertThat(own.getStyleClass()).contains("sticker-" + Cube.colour(state, sticker));
        } else {
            assertThat(top)
                    .as("hidden: move %s, t %s, sticker %s", move, t, sticker)
                    .isNotSameAs(own);
        }
        return hidden == 0;
    }

    /** The middle of a sticker, or one of four points around it on it. */
    private static double[] around(double[] middle, double[] normal, int number) {
        double[] point = middle.clone();
        if (number > 0) {
            int axis = normal[0] != 0 ? 0 : normal[1] != 0 ? 1 : 2;
            point[(axis + 1) % 3] += number < 3 ? 0.25 : -0.25;
            point[(axis + 2) % 3] += number % 2 == 0 ? 0.25 : -0.25;
        }
        return point;
    }

    private static boolean inLayer(double[] corner, int move) {
        if (move == Puzzle.NO_MOVE) {
            return false;
        }
        return corner[axisOf(move)] > 0;
    }

    /** U turns about y, R about x, F about z. */
    private static int axisOf(int move) {
        return new int[] {1, 0, 2}[move < 6 ? move / 2 : move - 6];
    }

    /** Turned clockwise as far as the move has gone. */
    private static double[] turned(double[] point, int move, double t, boolean turns) {
        if (!turns) {
            return point;
        }
        double quarters = move >= 6 ? 2 : move % 2 == 0 ? 1 : -1;
        double angle = -quarters * t * Math.PI / 2;
        int axis = axisOf(move);
        int first = (axis + 1) % 3;
        int second = (axis + 2) % 3;
        double[] result = point.clone();
        result[first] = point[first] * Math.cos(angle) - point[second] * Math.sin(angle);
        result[second] = point[first] * Math.sin(angle) + point[second] * Math.cos(angle);
        return result;
    }

    private double[] eye() {
        Rotation back = stage.board.cube().seenToEye().inverse();
        double d = Camera.DISTANCE;
        return new double[] {back.x(0, 0, d), back.y(0, 0, d), back.z(0, 0, d)};
    }

    /** Whether one of the eight corners is between a point on the outside and the eye. */
    private static boolean isHidden(double[] point, double[] eye, int move, double t) {
        for (int step = 1; step < 400; step++) {
            double share = step / 400.0 * 0.6;
            double[] at = {
                point[0] + share * (eye[0] - point[0]),
                point[1] + share * (eye[1] - point[1]),
                point[2] + share * (eye[2] - point[2])
            };
            if (isInside(at) && !isInTurningHalf(at, move)) {
                return true;
            }
            if (move != Puzzle.NO_MOVE && isInTurningHalf(at, move)) {
                double[] unturned = turned(at, move, -t, true);
                if (isInside(unturned)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isInTurningHalf(double[] at, int move) {
        return move != Puzzle.NO_MOVE && at[axisOf(move)] > 0;
    }

    private static boolean isInside(double[] p) {
        double limit = 0.999;
        return Math.abs(p[0]) < limit && Math.abs(p[1]) < limit && Math.abs(p[2]) < limit;
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /** The sticker or body that is painted last where a point of space comes on the screen. */
    private Polygon topmost(double[] point) {
        CubeShape cube = stage.board.cube();
        Double[] at = new Double[2];
        cube.picture().put(cube.seenToEye(), point[0], point[1], point[2], at, 0);
        return cube.getChildrenUnmodifiable().stream()
                .filter(node -> node.getStyleClass().contains("sticker")
                        || node.getStyleClass().contains("cube-body"))
                .filter(Node::isVisible)
                .map(Polygon.class::cast)
                .filter(shape -> shape.contains(at[0], at[1]))
                .min(Comparator.comparingDouble(Node::getViewOrder))
                .orElse(null);
    }

    /** L, D and B: the cube is held another way, the rest stands still, and what is seen is a turn of that face. */
    @Test
    void turnsOfTheOtherFacesAreSeenAsSuch() {
        stage.show(() -> {
            Random random = new Random(2);
            for (int round = 0; round < 200; round++) {
                Face face = Face.at(random.nextInt(Face.COUNT));
                int quarters = random.nextBoolean() ? 1 : -1;
                Face[] before = seen();
                stage.board.turn(face, quarters);
                Face[] after = seen();
                int[] to = Sticker.turn(face);
                for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                    int from = quarters > 0 ? sticker : to[sticker];
                    int goal = quarters > 0 ? to[sticker] : sticker;
                    assertThat(after[goal]).isEqualTo(before[from]);
                }
            }
        });
    }

    /** [place as seen]: the colour that is drawn there. */
    private Face[] seen() {
        Face[] colours = new Face[Sticker.COUNT];
        for (int home = 0; home < Sticker.COUNT; home++) {
            Sticker place = stage.board.cube().seenPlace(home);
            colours[Sticker.number(place.face(), place.corner())] =
                    Sticker.at(home).face();
        }
        return colours;
    }

    @Test
    void aTurnThatTheBoardWasNotAskedForTurnsTheCubeBack() {
        stage.show(() -> {
            stage.board.turn(Face.L, 1);
            stage.board.turn(Face.B, -1);
            assertThat(stage.board.cube().seenPlace(0).face())
                    .isNotEqualTo(Sticker.at(0).face());
            stage.play(0);
            for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                assertThat(seen()[sticker]).isEqualTo(Cube.colour(stage.state, sticker));
            }
        });
    }

    @Test
    void drawingCreatesNothingAndIsQuick() {
        stage.show(() -> {
            CubeShape cube = stage.board.cube();
            int nodes = cube.getChildrenUnmodifiable().size();
            int frames = 3_000;
            long begun = 0;
            for (int frame = -frames; frame < frames; frame++) {
                begun = frame == 0 ? System.nanoTime() : begun;
                stage.board.draw(Cube.SOLVED, 2, Math.floorMod(frame, 100) / 100.0);
            }
            double millis = (System.nanoTime() - begun) / 1e6 / frames;
            System.out.printf("a frame of the cube: %.3f ms%n", millis);
            assertThat(millis).isLessThan(2);
            assertThat(cube.getChildrenUnmodifiable()).hasSize(nodes);
        });
    }
}
