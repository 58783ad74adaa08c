package playground.puzzles.pocketcube.ui;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import playground.puzzles.pocketcube.Face;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** The button of a quarter turn of a face as it is seen: its letter and, where values are shown, what it is worth. */
final class TurnButton extends Button {
    private static final PseudoClass NEARER = PseudoClass.getPseudoClass("nearer");
    private static final PseudoClass SAME = PseudoClass.getPseudoClass("same");
    private static final PseudoClass FURTHER = PseudoClass.getPseudoClass("further");
    private static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final Face face;
    private final int quarters;
    private final Texts texts;
    private final Label value = new Label();
    private final ObjectProperty<Integer> change = new SimpleObjectProperty<>(UNKNOWN);
    private final ObjectProperty<Integer> after = new SimpleObjectProperty<>(UNKNOWN);

    TurnButton(Face face, int quarters, Texts texts) {
        this.face = face;
        this.quarters = quarters;
        this.texts = texts;
        getStyleClass().addAll("move-button", "turn-button");
        Label letter = new Label(name(face, quarters));
        letter.getStyleClass().add("move-name");
        value.getStyleClass().add("move-value");
        value.managedProperty().bind(value.textProperty().isNotEmpty());
        VBox lines = new VBox(letter, value);
        lines.setAlignment(Pos.CENTER);
        setGraphic(lines);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spoken, change, after, texts.languageProperty()));
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(texts.bind(key()));
        setTooltip(tooltip);
    }

    Face face() {
        return face;
    }

    int quarters() {
        return quarters;
    }

    /** The name of a turn of a face as it is seen; {@code quarters} 1 clockwise, -1 anticlockwise, 2 half. */
    static String name(Face face, int quarters) {
        return face.name() + (quarters == 2 ? "2" : quarters > 0 ? "" : "'");
    }

    private String key() {
        return "turn." + (2 * face.number() + (quarters > 0 ? 0 : 1));
    }

    /** Shows what the move that it means now is worth; null shows nothing of it. */
    void mark(MoveValues values, int move) {
        boolean known = values != null;
        change.set(known ? values.change(move) : UNKNOWN);
        after.set(known ? values.after()[move] : UNKNOWN);
        value.setText(known ? MoveValues.sign(change.get()) : "");
        pseudoClassStateChanged(NEARER, known && change.get() < 0);
        pseudoClassStateChanged(SAME, known && change.get() == 0);
        pseudoClassStateChanged(FURTHER, known && change.get() > 0);
    }

    void setHinted(boolean hinted) {
        pseudoClassStateChanged(HINTED, hinted);
    }

    private String spoken() {
        String plain = texts.get(key());
        return change.get() == UNKNOWN
                ? plain
                : texts.of("board").get("spoken.value", plain, after.get(), change.get());
    }
}
