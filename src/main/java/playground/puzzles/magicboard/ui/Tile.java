package playground.puzzles.magicboard.ui;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/** One tile of any size: a coloured square with its number, styled by the classes "tile" and "tile-1" to "tile-8". */
final class Tile extends Region {
    /** The radius of its corners as a share of its side, as in the style sheet. */
    static final double CORNER = 0.12;

    private static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
    /** The side of the tile for which the style sheet gives the number's size. */
    private static final double STYLED_SIDE = 100;

    private final Text digit;

    Tile(int number) {
        digit = new Text(Integer.toString(number));
        digit.getStyleClass().add("digit");
        // The ink in the middle of the tile, not the line of text, which leaves room for letters with tails.
        digit.setBoundsType(TextBoundsType.VISUAL);
        digit.setManaged(false);
        getStyleClass().addAll("tile", "tile-" + number);
        getChildren().add(digit);
        setManaged(false);
    }

    /** Puts the middle of the tile somewhere and scales it about there. */
    void centreOn(double x, double y, double scale) {
        setLayoutX(x - getWidth() / 2);
        setLayoutY(y - getHeight() / 2);
        setScaleX(scale);
        setScaleY(scale);
    }

    /** Puts the tile in front of the others, which sets it off from them, or back among them. */
    void lift(boolean lifted) {
        setViewOrder(lifted ? -1 : 0);
        pseudoClassStateChanged(LIFTED, lifted);
    }

    @Override
    protected void layoutChildren() {
        double scale = getWidth() / STYLED_SIDE;
        digit.setScaleX(scale);
        digit.setScaleY(scale);
        Bounds ink = digit.getLayoutBounds();
        digit.relocate((getWidth() - ink.getWidth()) / 2, (getHeight() - ink.getHeight()) / 2);
    }
}
