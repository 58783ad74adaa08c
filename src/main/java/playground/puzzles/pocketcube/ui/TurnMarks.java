package playground.puzzles.pocketcube.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;
import playground.ui.board.Arrow;
import playground.ui.board.Hint;

/**
 * What a hint draws on the cube: on the rung of the place a frame around the layer on each side that shows, on the rung
 * of the move an arrow along each the way it goes.
 */
final class TurnMarks {
    private static final double OUTSIDE = 1.01;

    private final Polygon[] frames = new Polygon[Face.COUNT];
    private final Arrow[] arrows = new Arrow[Face.COUNT];
    private final Double[] points = new Double[8];
    private Hint hint = Hint.NONE;

    TurnMarks() {
        for (int side = 0; side < Face.COUNT; side++) {
            frames[side] = new Polygon();
            frames[side].getStyleClass().add("hint-frame");
            frames[side].setMouseTransparent(true);
            frames[side].setVisible(false);
            frames[side].setViewOrder(0.5);
            arrows[side] = new Arrow();
            arrows[side].setVisible(false);
            arrows[side].setViewOrder(0);
        }
    }

    List<Node> shapes() {
        List<Node> shapes = new ArrayList<>(List.of(frames));
        shapes.addAll(List.of(arrows));
        return shapes;
    }

    void show(Hint newHint) {
        hint = newHint;
    }

    void lay(Rotation toEye, Picture picture) {
        boolean place = hint.tells(Hint.Rung.PLACE) && hint.move() != Puzzle.NO_MOVE;
        for (int number = 0; number < Face.COUNT; number++) {
            Face side = Face.at(number);
            Face turned = Face.at(place ? CubeShape.face(hint.move()) : 0);
            boolean shown = place && side != turned.opposite() && layFrame(side, turned, toEye, picture);
            frames[number].setVisible(shown);
            boolean way = shown && hint.tells(Hint.Rung.MOVE) && side != turned;
            arrows[number].setVisible(way);
            if (way) {
                layArrow(side, turned, toEye, picture);
            }
        }
    }

    /** A frame around the part of a side that is in the layer; returns whether the side shows. */
    private boolean layFrame(Face side, Face turned, Rotation toEye, Picture picture) {
        Vector axis = turned.normal();
        int point = 0;
        for (int[] corner : new int[][] {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
            Vector edge = side.right().times(corner[0]).plus(side.down().times(corner[1]));
            put(side, edge, Math.min(0, edge.dot(axis)), axis, toEye, picture, points, point);
            point += 2;
        }
        boolean shows = Picture.isTowardsEye(points);
        if (shows) {
            frames[side.number()].getPoints().setAll(points);
        }
        return shows;
    }

    private static void put(
            Face side, Vector edge, double cut, Vector axis, Rotation toEye, Picture picture, Double[] points, int at) {
        Vector n = side.normal();
        picture.put(
                toEye,
                OUTSIDE * n.x() + edge.x() - cut * axis.x(),
                OUTSIDE * n.y() + edge.y() - cut * axis.y(),
                OUTSIDE * n.z() + edge.z() - cut * axis.z(),
                points,
                at);
    }

    private void layArrow(Face side, Face turned, Rotation toEye, Picture picture) {
        Vector axis = turned.normal();
        Vector clockwise = side.normal().clockwiseAbout(axis);
        Vector along = CubeShape.quarters(hint.move()) < 0 ? clockwise.times(-1) : clockwise;
        // From one corner's middle to the other's, in the middle of the layer.
        double length = 0.6;
        Vector n = side.normal();
        for (int end = 0; end < 2; end++) {
            double at = end == 0 ? -length : length;
            picture.put(
                    toEye,
                    OUTSIDE * n.x() + at * along.x() + 0.5 * axis.x(),
                    OUTSIDE * n.y() + at * along.y() + 0.5 * axis.y(),
                    OUTSIDE * n.z() + at * along.z() + 0.5 * axis.z(),
                    points,
                    2 * end);
        }
        arrows[side.number()].lay(points[0], points[1], points[2], points[3], Math.max(3, picture.unit() * 0.07));
    }
}
