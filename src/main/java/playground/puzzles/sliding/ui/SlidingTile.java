package playground.puzzles.sliding.ui;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import playground.ui.board.MoveValues;

/**
 * One tile of any size: its number and, in a corner, what it is worth to slide it. A screen reader can press it like a
 * button; the keyboard has the arrow keys for that.
 */
final class SlidingTile extends Region {
    private static final PseudoClass MOVABLE = PseudoClass.getPseudoClass("movable");
    private static final PseudoClass NEARER = PseudoClass.getPseudoClass("nearer");
    private static final PseudoClass FURTHER = PseudoClass.getPseudoClass("further");
    /** The side of the tile for which the style sheet gives sizes. */
    private static final double STYLED_SIDE = 100;
    /** How far the middle of the badge is from the upper and the right edge, as shares of the tile's side. */
    private static final double BADGE_DOWN = 0.17;

    private static final double BADGE_LEFT = 0.22;

    private final Text digit;
    private final Label badge = new Label();
    private Runnable onFire = () -> {};

    SlidingTile(int number) {
        digit = new Text(Integer.toString(number));
        digit.getStyleClass().add("digit");
        // The ink in the middle of the tile, not the line of text, which leaves room for letters with tails.
        digit.setBoundsType(TextBoundsType.VISUAL);
        digit.setManaged(false);
        badge.getStyleClass().add("slide-value");
        badge.setManaged(false);
        badge.setVisible(false);
        badge.setMouseTransparent(true);
        getStyleClass().add("sliding-tile");
        getChildren().addAll(digit, badge);
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
    }

    /** What pressing the tile does. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Whether the tile is in the gap's row or column, so that it can be slid. */
    void setMovable(boolean movable) {
        pseudoClassStateChanged(MOVABLE, movable);
    }

    /** Shows how much further sliding it leads. */
    void showChange(int change) {
        badge.setText(MoveValues.sign(change));
        badge.pseudoClassStateChanged(NEARER, change < 0);
        badge.pseudoClassStateChanged(FURTHER, change > 0);
        badge.setVisible(true);
        requestLayout();
    }

    /** Shows nothing of what it is worth. */
    void hideChange() {
        badge.setVisible(false);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            onFire.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    @Override
    protected void layoutChildren() {
        double scale = getWidth() / STYLED_SIDE;
        badge.autosize();
        for (Node part : List.of(digit, badge)) {
            part.setScaleX(scale);
            part.setScaleY(scale);
        }
        Bounds ink = digit.getLayoutBounds();
        digit.relocate((getWidth() - ink.getWidth()) / 2, (getHeight() - ink.getHeight()) / 2);
        badge.relocate(
                getWidth() * (1 - BADGE_LEFT) - badge.getWidth() / 2, getHeight() * BADGE_DOWN - badge.getHeight() / 2);
    }
}
