package playground.ui.board;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;

/**
 * What a control for one move shows of it, whatever it looks like: the value as text, by sign, and by the style classes
 * {@code nearer}, {@code same}, {@code further}; {@code hinted} where a hint points at it; and its spoken name.
 */
public final class MoveMarks {
    private static final String NEARER = "nearer";
    private static final String SAME = "same";
    private static final String FURTHER = "further";
    private static final String HINTED = "hinted";

    private final Node control;
    private final int move;
    private final String name;
    private final Texts texts;
    private final Texts words;
    private final ObjectProperty<MoveValues> values = new SimpleObjectProperty<>();

    /**
     * The marks of a control, whose accessible text they set.
     *
     * @param name of the move
     * @param texts the puzzle's, with the key {@code move.N}
     */
    public MoveMarks(Node control, int move, String name, Texts texts) {
        this.control = control;
        this.move = move;
        this.name = name;
        this.texts = texts;
        words = texts.of("board");
        control.accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spokenText, values, texts.languageProperty()));
    }

    /** Shows what the move is worth; null shows nothing of it. */
    public void mark(MoveValues newValues) {
        values.set(newValues);
        boolean worth = isWorthKnown();
        setStyleClass(NEARER, worth && newValues.change(move) < 0);
        setStyleClass(SAME, worth && newValues.change(move) == 0);
        setStyleClass(FURTHER, worth && newValues.change(move) > 0);
    }

    /** Points at the move, or no longer. */
    public void setHinted(boolean hinted) {
        setStyleClass(HINTED, hinted);
    }

    private void setStyleClass(String styleClass, boolean present) {
        if (control.getStyleClass().contains(styleClass) == present) {
            return;
        }
        if (present) {
            control.getStyleClass().add(styleClass);
        } else {
            control.getStyleClass().remove(styleClass);
        }
    }

    /** Whether the move is possible and its value shown. */
    public boolean isWorthKnown() {
        return values.get() != null && values.get().isKnown(move);
    }

    /**
     * The value as a text; empty where none is shown.
     *
     * @param bundle where the text stands
     * @param key of the text, in which {0} is the change with its sign and {1} the distance after the move
     */
    public StringBinding value(Texts bundle, String key) {
        return Bindings.createStringBinding(
                () -> isWorthKnown()
                        ? bundle.get(
                                key,
                                MoveValues.sign(values.get().change(move)),
                                values.get().after()[move])
                        : "",
                values,
                texts.languageProperty());
    }

    private String spokenText() {
        String plain = words.get("spoken", name, texts.get("move." + move));
        if (!isWorthKnown()) {
            return plain;
        }
        return words.get(
                "spoken.value", plain, values.get().after()[move], values.get().change(move));
    }
}
