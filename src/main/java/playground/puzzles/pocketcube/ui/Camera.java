package playground.puzzles.pocketcube.ui;

/**
 * Who looks at the cube, and from where. The cube reaches from -1 to 1; the picture is in perspective. Belongs to the
 * view: the game knows nothing of it.
 */
final class Camera {
    /** From the middle of the cube to the eye. */
    static final double DISTANCE = 7;
    /** How far from the middle the picture of the cube reaches, whichever way it is turned. */
    static final double REACH = 1.98;

    private static final double HOME_YAW = Math.toRadians(34);
    private static final double HOME_PITCH = Math.toRadians(28);
    private static final double STEEPEST = Math.toRadians(60);

    private double yaw = HOME_YAW;
    private double pitch = HOME_PITCH;

    /** Goes to where U, F and R are seen. */
    void goHome() {
        yaw = HOME_YAW;
        pitch = HOME_PITCH;
    }

    /** Turns the cube as the hand drags it, in radians. */
    void look(double right, double down) {
        yaw -= right;
        pitch = Math.max(-STEEPEST, Math.min(STEEPEST, pitch + down));
    }

    /** From the cube's space to the eye's: x to the right, y up, z towards the eye. */
    Rotation rotation() {
        return Rotation.about(1, 0, 0, pitch).after(Rotation.about(0, 1, 0, -yaw));
    }

    /** How large things look at a depth. */
    static double scale(double z) {
        return DISTANCE / (DISTANCE - z);
    }
}
