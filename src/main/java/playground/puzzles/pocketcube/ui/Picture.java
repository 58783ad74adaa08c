package playground.puzzles.pocketcube.ui;

/**
 * Where points of the eye's space come on the screen.
 *
 * @param middleX of the cube
 * @param middleY of the cube
 * @param unit the length of half a cube's side at the cube's middle
 */
record Picture(double middleX, double middleY, double unit) {
    /** Writes a point of the model's space into an array of coordinates. */
    void put(Rotation toEye, double x, double y, double z, Double[] points, int at) {
        double scale = unit * Camera.scale(toEye.z(x, y, z));
        points[at] = middleX + scale * toEye.x(x, y, z);
        points[at + 1] = middleY - scale * toEye.y(x, y, z);
    }

    /** Whether an outline that goes clockwise for who looks from outside is seen from outside. */
    static boolean isTowardsEye(Double[] points) {
        double area = 0;
        for (int at = 0; at < points.length; at += 2) {
            int next = (at + 2) % points.length;
            area += points[at] * points[next + 1] - points[next] * points[at + 1];
        }
        return area > 0;
    }
}
