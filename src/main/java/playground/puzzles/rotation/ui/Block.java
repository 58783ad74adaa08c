package playground.puzzles.rotation.ui;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/** One block of any size: a coloured square with the colour's number, styled by "tile" and "tile-1" to "tile-3". */
final class Block extends Region {
    private static final PseudoClass AIMED = PseudoClass.getPseudoClass("aimed");
    private static final String COLOUR = "tile-";
    /** The side of the block for which the style sheet gives the number's size. */
    private static final double STYLED_SIDE = 100;

    private final Text digit = new Text();
    private final Rectangle window = new Rectangle();
    private int colour;

    Block() {
        digit.getStyleClass().add("digit");
        // The ink in the middle of the block, not the line of text, which leaves room for letters with tails.
        digit.setBoundsType(TextBoundsType.VISUAL);
        digit.setManaged(false);
        getStyleClass().addAll("tile", "block");
        getChildren().add(digit);
        setManaged(false);
    }

    /** A block that stands for any: without a number, styled by a class of its own. */
    Block(String styleClass, String sign) {
        this();
        getStyleClass().add(styleClass);
        digit.setText(sign);
    }

    /** Shows a colour, from 1 to 3. */
    void show(int newColour) {
        if (newColour == colour) {
            return;
        }
        getStyleClass().remove(COLOUR + colour);
        getStyleClass().add(COLOUR + newColour);
        digit.setText(Integer.toString(newColour));
        colour = newColour;
        requestLayout();
    }

    int colour() {
        return colour;
    }

    /** Marks it as one of the blocks that a hint aims for. */
    void aim(boolean aimed) {
        pseudoClassStateChanged(AIMED, aimed);
    }

    /** Shows only a part of it, in its own coordinates. */
    void cut(double x, double y, double width, double height) {
        window.setX(x);
        window.setY(y);
        window.setWidth(Math.max(0, width));
        window.setHeight(Math.max(0, height));
        if (getClip() == null) {
            setClip(window);
        }
    }

    /** Shows all of it. */
    void uncut() {
        if (getClip() != null) {
            setClip(null);
        }
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
