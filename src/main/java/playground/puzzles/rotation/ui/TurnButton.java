package playground.puzzles.rotation.ui;

import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import playground.puzzles.rotation.Lines;
import playground.ui.board.MoveMarks;
import playground.ui.board.Texts;

/** The round button of one move at the arm that it turns: its letter, an arrow, and below what the move is worth. */
final class TurnButton extends Button {
    /** The diameter for which the style sheet gives the sizes of the texts. */
    private static final double STYLED_DIAMETER = 60;

    private static final double SMALL = 44;

    private final MoveMarks marks;
    private final Label value = new Label();
    /** The change alone, written larger, where both figures would be too small to read. */
    private final Label sign = new Label();

    private final VBox content;

    TurnButton(int move, String name, Texts texts) {
        marks = new MoveMarks(this, move, name, texts);
        getStyleClass().addAll("move-button", "round");
        Label letter = new Label(name);
        letter.getStyleClass().add("move-name");
        HBox first = new HBox(letter, new FontIcon(icon(move)));
        first.getStyleClass().add("move-first");
        first.setAlignment(Pos.CENTER);
        BooleanBinding small = widthProperty().lessThan(SMALL);
        show(value, "value.short", small.not(), texts);
        show(sign, "value.sign", small, texts);
        value.getStyleClass().add("move-value");
        sign.getStyleClass().add("move-sign");
        content = new VBox(first, value, sign);
        content.setAlignment(Pos.CENTER);
        setGraphic(content);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(texts.bind("move." + move));
        setTooltip(tooltip);
    }

    private void show(Label label, String key, BooleanBinding when, Texts texts) {
        label.textProperty().bind(marks.value(texts, key));
        label.visibleProperty().bind(when);
        label.managedProperty().bind(when.and(label.textProperty().isNotEmpty()));
    }

    private static Feather icon(int move) {
        if (Place.isColumn(Lines.line(move))) {
            return Lines.isForward(move) ? Feather.ARROW_DOWN : Feather.ARROW_UP;
        }
        return Lines.isForward(move) ? Feather.ARROW_RIGHT : Feather.ARROW_LEFT;
    }

    MoveMarks marks() {
        return marks;
    }

    /** The content has the size that the style sheet gives and is scaled with the button, in its middle. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double scale = getWidth() / STYLED_DIAMETER;
        double width = content.prefWidth(-1);
        double height = content.prefHeight(-1);
        content.setScaleX(scale);
        content.setScaleY(scale);
        content.resizeRelocate((getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
    }
}
