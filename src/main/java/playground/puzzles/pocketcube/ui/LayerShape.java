package playground.puzzles.pocketcube.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.Polygon;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;

/** The dark body of one of the two layers, with the side on which it touches the other. */
final class LayerShape {
    private final List<Polygon> sides = new ArrayList<>();
    private final Double[] points = new Double[8];

    LayerShape() {
        for (int side = 0; side < Face.COUNT; side++) {
            Polygon polygon = new Polygon();
            polygon.getStyleClass().add("cube-body");
            polygon.setMouseTransparent(true);
            sides.add(polygon);
        }
    }

    List<Polygon> sides() {
        return sides;
    }

    /** Lays out the half of the cube that is on the side of a face. */
    void lay(Face outer, Rotation toEye, Picture picture, double viewOrder) {
        Vector axis = outer.normal();
        for (int number = 0; number < Face.COUNT; number++) {
            Face face = Face.at(number);
            double height = face.normal().dot(axis) < 0 ? 0 : 1;
            int point = 0;
            for (int[] corner : new int[][] {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
                Vector edge = face.right().times(corner[0]).plus(face.down().times(corner[1]));
                // What would be beyond the cut lies on it.
                double cut = Math.min(0, edge.dot(axis));
                picture.put(
                        toEye,
                        height * face.normal().x() + edge.x() - cut * axis.x(),
                        height * face.normal().y() + edge.y() - cut * axis.y(),
                        height * face.normal().z() + edge.z() - cut * axis.z(),
                        points,
                        point);
                point += 2;
            }
            Polygon side = sides.get(number);
            side.setVisible(Picture.isTowardsEye(points));
            if (side.isVisible()) {
                side.getPoints().setAll(points);
                side.setViewOrder(viewOrder);
            }
        }
    }
}
