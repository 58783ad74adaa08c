package playground.puzzles.pocketcube.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;
import playground.puzzles.pocketcube.Sticker;

/**
 * The cube unfolded, all 24 stickers at once. Unlike HDU 4801's net it has B beside R, upright:
 *
 * <pre>
 *     U
 *   L F R B
 *     D
 * </pre>
 */
final class CubeNet extends Region {
    /** Width and height in stickers, gaps between the faces included. */
    static final double ACROSS = 8 + 3 * 0.25;

    static final double DOWN = 6 + 2 * 0.25;

    private static final double GAP = 0.25;
    private static final double SIDE = 0.94;
    private static final double LETTER_SIZE = 40;
    private static final String OPEN = "sticker-none";
    private static final String ALIKE = "sticker-any";

    /** [home]: the sticker that is at home there. */
    private final Rectangle[] stickers = new Rectangle[Sticker.COUNT];

    private final Text[] names = new Text[Face.COUNT];
    private final double[] columns = new double[Sticker.COUNT];
    private final double[] rows = new double[Sticker.COUNT];

    CubeNet() {
        getStyleClass().add("cube-net");
        setMouseTransparent(true);
        for (int home = 0; home < stickers.length; home++) {
            stickers[home] = new Rectangle();
            stickers[home]
                    .getStyleClass()
                    .addAll("net-sticker", "sticker-" + Sticker.at(home).face());
        }
        getChildren().addAll(stickers);
        for (int face = 0; face < names.length; face++) {
            names[face] = new Text(Face.at(face).name());
            names[face].getStyleClass().add("net-letter");
            names[face].setManaged(false);
            names[face].setBoundsType(TextBoundsType.VISUAL);
        }
        getChildren().addAll(names);
        draw(Cube.SOLVED, Rotation.NONE);
    }

    /** Shows a state as the cube is held. */
    void draw(long state, Rotation held) {
        for (int number = 0; number < Sticker.COUNT; number++) {
            Sticker place = Sticker.at(number);
            int home = Cube.home(state, number);
            Face face = held.apply(place.face());
            Vector corner = held.apply(place.corner());
            rows[home] = row(face, corner);
            columns[home] = column(face, corner);
        }
        place();
    }

    /** Shows so many faces as complete in whatever colour, and the others as open: for a goal that asks for no more. */
    void showOnly(int faces) {
        for (int home = 0; home < stickers.length; home++) {
            boolean complete = Sticker.at(home).face().number() < faces;
            stickers[home].getStyleClass().add(complete ? ALIKE : OPEN);
        }
        for (int face = 0; face < names.length; face++) {
            names[face].setText("=");
            names[face].setVisible(face < faces);
        }
    }

    private static double row(Face face, Vector corner) {
        return switch (face) {
            case U -> corner.z() < 0 ? 0 : 1;
            case D -> 4 + 2 * GAP + (corner.z() > 0 ? 0 : 1);
            default -> 2 + GAP + (corner.y() > 0 ? 0 : 1);
        };
    }

    private static double column(Face face, Vector corner) {
        return switch (face) {
            case L -> corner.z() < 0 ? 0 : 1;
            case R -> 4 + 2 * GAP + (corner.z() > 0 ? 0 : 1);
            case B -> 6 + 3 * GAP + (corner.x() > 0 ? 0 : 1);
            default -> 2 + GAP + (corner.x() < 0 ? 0 : 1);
        };
    }

    private double cell() {
        return Math.min(getWidth() / ACROSS, getHeight() / DOWN);
    }

    private void place() {
        double cell = cell();
        for (int home = 0; home < stickers.length; home++) {
            stickers[home].setX(cell * (columns[home] + (1 - SIDE) / 2));
            stickers[home].setY(cell * (rows[home] + (1 - SIDE) / 2));
        }
    }

    @Override
    protected void layoutChildren() {
        double cell = cell();
        for (Rectangle sticker : stickers) {
            sticker.setWidth(cell * SIDE);
            sticker.setHeight(cell * SIDE);
            sticker.setArcWidth(cell * 0.3);
            sticker.setArcHeight(cell * 0.3);
        }
        place();
        double[] middleColumns = {3 + GAP, 5 + 2 * GAP, 3 + GAP, 3 + GAP, 1, 7 + 3 * GAP};
        double[] middleRows = {1, 3 + GAP, 3 + GAP, 5 + 2 * GAP, 3 + GAP, 3 + GAP};
        for (int face = 0; face < names.length; face++) {
            double scale = cell * 0.62 / LETTER_SIZE;
            names[face].setScaleX(scale);
            names[face].setScaleY(scale);
            names[face].setTranslateX(
                    cell * middleColumns[face] - names[face].getLayoutBounds().getCenterX());
            names[face].setTranslateY(
                    cell * middleRows[face] - names[face].getLayoutBounds().getCenterY());
        }
    }
}
