package playground.puzzles.pocketcube.ui;

import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;
import playground.puzzles.pocketcube.Sticker;

/** One sticker of the drawn cube, of one colour for ever; it goes from place to place. */
final class StickerShape {
    /** From the middle of the sticker to its sides; a corner's face reaches to 0.5. */
    private static final double HALF = 0.45;

    private static final double CORNER = 0.1;
    /** Around the sticker, in shares of its half side: each corner is cut in two. */
    private static final double[][] OUTLINE = {
        {-1, -1 + CORNER}, {-1 + CORNER * 0.3, -1 + CORNER * 0.3}, {-1 + CORNER, -1},
        {1 - CORNER, -1}, {1 - CORNER * 0.3, -1 + CORNER * 0.3}, {1, -1 + CORNER},
        {1, 1 - CORNER}, {1 - CORNER * 0.3, 1 - CORNER * 0.3}, {1 - CORNER, 1},
        {-1 + CORNER, 1}, {-1 + CORNER * 0.3, 1 - CORNER * 0.3}, {-1, 1 - CORNER},
    };

    /** How dark the darkest side is. */
    private static final double DARKEST = 0.2;

    private static final double LETTER_SIZE = 40;

    private final Polygon body = new Polygon();
    private final Polygon shade = new Polygon();
    private final Text letter = new Text();
    private final Double[] points = new Double[2 * OUTLINE.length];

    StickerShape(Face colour) {
        body.getStyleClass().addAll("sticker", "sticker-" + colour);
        shade.getStyleClass().add("sticker-shade");
        shade.setMouseTransparent(true);
        letter.getStyleClass().addAll("sticker-letter", "sticker-letter-" + colour);
        letter.setBoundsType(TextBoundsType.VISUAL);
        letter.setMouseTransparent(true);
        letter.setManaged(false);
    }

    Polygon body() {
        return body;
    }

    Polygon shade() {
        return shade;
    }

    Text letter() {
        return letter;
    }

    /**
     * Lays it in a place.
     *
     * @param toEye from the model to the eye, the layer's turn included
     * @param viewOrder of the shapes of its layer
     */
    void lay(Sticker place, Rotation toEye, Picture picture, double viewOrder, boolean withLetter) {
        Face face = place.face();
        Vector n = face.normal();
        Vector r = face.right();
        Vector d = face.down();
        double right = 0.5 * place.corner().dot(r);
        double down = 0.5 * place.corner().dot(d);
        for (int point = 0; point < OUTLINE.length; point++) {
            double across = right + HALF * OUTLINE[point][0];
            double along = down + HALF * OUTLINE[point][1];
            picture.put(
                    toEye,
                    n.x() + across * r.x() + along * d.x(),
                    n.y() + across * r.y() + along * d.y(),
                    n.z() + across * r.z() + along * d.z(),
                    points,
                    2 * point);
        }
        boolean visible = Picture.isTowardsEye(points);
        body.setVisible(visible);
        shade.setVisible(visible);
        letter.setVisible(visible && withLetter);
        if (!visible) {
            return;
        }
        body.getPoints().setAll(points);
        shade.getPoints().setAll(points);
        shade.setOpacity(DARKEST * (1 - light(toEye, n)));
        body.setViewOrder(viewOrder);
        shade.setViewOrder(viewOrder - 0.1);
        letter.setViewOrder(viewOrder - 0.2);
        if (withLetter) {
            layLetter(picture.unit());
        }
    }

    /** How much light a side gets, from above and from the left: 0 to 1. */
    private static double light(Rotation toEye, Vector n) {
        double x = toEye.x(n.x(), n.y(), n.z());
        double y = toEye.y(n.x(), n.y(), n.z());
        double z = toEye.z(n.x(), n.y(), n.z());
        return Math.max(0, Math.min(1, 0.15 - 0.2 * x + 0.75 * y + 0.6 * z));
    }

    private void layLetter(double unit) {
        double x = 0;
        double y = 0;
        for (int point = 0; point < points.length; point += 2) {
            x += points[point] / OUTLINE.length;
            y += points[point + 1] / OUTLINE.length;
        }
        double scale = unit * 0.4 / LETTER_SIZE;
        letter.setScaleX(scale);
        letter.setScaleY(scale);
        letter.setTranslateX(x - letter.getLayoutBounds().getCenterX());
        letter.setTranslateY(y - letter.getLayoutBounds().getCenterY());
    }
}
