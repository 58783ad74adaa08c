package playground.ui.shell;

import java.util.function.BiFunction;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import playground.ui.board.Texts;

/** Drop-down lists whose entries are texts of the chosen language. */
final class Choices {
    private Choices() {}

    /** Shows every entry as a text, anew when the language changes. */
    static <T> void showTexts(ComboBox<T> box, Texts texts, BiFunction<Texts, T, String> text) {
        box.setCellFactory(list -> cell(texts, text));
        box.setButtonCell(cell(texts, text));
        texts.languageProperty().addListener(change -> {
            box.setCellFactory(list -> cell(texts, text));
            box.setButtonCell(cell(texts, text));
        });
    }

    private static <T> ListCell<T> cell(Texts texts, BiFunction<Texts, T, String> text) {
        return new ListCell<>() {
            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty || item == null ? null : text.apply(texts, item));
            }
        };
    }
}
