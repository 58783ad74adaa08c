package playground.ui.board;

import javafx.scene.shape.Polygon;

/** A straight arrow, one filled shape, to show where a part of a board goes. Coloured by its style class, "arrow". */
public final class Arrow extends Polygon {
    /** How much wider the head is than the shaft, and how much longer than it is wide. */
    private static final double HEAD = 5;

    private static final double SLENDER = 0.9;

    /** An arrow that is not laid out yet. */
    public Arrow() {
        getStyleClass().add("arrow");
        setMouseTransparent(true);
    }

    /**
     * Lays it out.
     *
     * @param shaft how thick its shaft is; a distance shorter than the head shows the head only
     */
    public void lay(double fromX, double fromY, double toX, double toY, double shaft) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        double alongX = (toX - fromX) / length;
        double alongY = (toY - fromY) / length;
        double half = shaft / 2;
        double wing = half * HEAD;
        double neck = Math.max(0, length - 2 * wing * SLENDER);
        getPoints().clear();
        // Around the shape, each corner given by how far along the way it lies and how far to the right of it.
        double[] corners = {0, -half, neck, -half, neck, -wing, length, 0, neck, wing, neck, half, 0, half};
        for (int corner = 0; corner < corners.length; corner += 2) {
            double along = corners[corner];
            double right = corners[corner + 1];
            getPoints().addAll(fromX + along * alongX - right * alongY, fromY + along * alongY + right * alongX);
        }
    }
}
