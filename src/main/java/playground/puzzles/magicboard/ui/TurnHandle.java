package playground.puzzles.magicboard.ui;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import playground.ui.board.Texts;

/** The knob in the middle of the middle four, which turns them: for the hand, as the button C is for the keyboard. */
final class TurnHandle extends Button {
    private static final double QUARTER = 90;
    /** The width of the knob for which the style sheet gives the icon's size. */
    private static final double STYLED_WIDTH = 40;

    private final FontIcon icon = new FontIcon(Feather.ROTATE_CW);

    TurnHandle(Texts texts) {
        setGraphic(icon);
        getStyleClass().add("turn-handle");
        setFocusTraversable(false);
        accessibleTextProperty().bind(texts.bind("turn"));
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(texts.bind("turn"));
        setTooltip(tooltip);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double scale = getWidth() / STYLED_WIDTH;
        icon.setScaleX(scale);
        icon.setScaleY(scale);
    }

    /** Turns with the tiles that it turns, and is out of the way of those that pass under it. */
    void follow(int move, double t) {
        icon.setRotate(move == TileGrid.C ? QUARTER * t : 0);
        setOpacity(move == TileGrid.A || move == TileGrid.B ? 1 - Math.sin(Math.PI * t) : 1);
    }
}
