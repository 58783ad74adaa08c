package playground.ui.board;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The button of one move: its name, what it does in a few words and, where values are shown, what it is worth, by sign
 * and by style class: {@code nearer}, {@code same}, {@code further}; {@code hinted} where a hint points at it.
 *
 * <p>Its height is the same with and without a value, so that nothing jumps.
 */
public final class MoveButton extends Button {
    private final String name;
    private final MoveMarks marks;
    private final Label description = new Label();
    private final Label value = new Label();
    private final VBox lines = new VBox(description, value);
    private final HBox content;

    /**
     * The button of a move, with no value.
     *
     * @param name of the move, written large
     * @param texts the puzzle's, with the key {@code move.N}
     */
    public MoveButton(int move, String name, Texts texts) {
        this.name = name;
        marks = new MoveMarks(this, move, name, texts);
        getStyleClass().add("move-button");
        description.getStyleClass().add("move-description");
        description.setWrapText(true);
        description.textProperty().bind(texts.bind("move." + move));
        value.getStyleClass().add("move-value");
        value.textProperty().bind(marks.value(texts.of("board"), "value"));
        content = content();
        setGraphic(content);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    private HBox content() {
        Label letter = new Label(name);
        letter.getStyleClass().add("move-name");
        letter.setMinWidth(USE_PREF_SIZE);
        lines.getStyleClass().add("move-lines");
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox box = new HBox(letter, lines);
        box.getStyleClass().add("move-content");
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    /** Shows what the move is worth; null shows nothing of it. */
    public void mark(MoveValues newValues) {
        marks.mark(newValues);
        requestLayout();
    }

    /** Points at the move, or no longer. */
    public void setHinted(boolean hinted) {
        marks.setHinted(hinted);
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets insets = getInsets();
        double free = width < 0 ? width : Math.max(0, width - insets.getLeft() - insets.getRight());
        return insets.getTop() + content.prefHeight(free) + insets.getBottom();
    }

    /** A button gives its graphic the width that it prefers; text that wraps needs the width that there is. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Insets insets = getInsets();
        content.resizeRelocate(
                insets.getLeft(),
                insets.getTop(),
                getWidth() - insets.getLeft() - insets.getRight(),
                getHeight() - insets.getTop() - insets.getBottom());
        lines.setTranslateY(marks.isWorthKnown() ? 0 : value.prefHeight(-1) / 2);
    }
}
