package playground.ui.shell;

import atlantafx.base.theme.Styles;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import playground.ui.board.Texts;

/** The few forms of control that the panes are made of, each with its text, tooltip and accessible name. */
final class Controls {
    private Controls() {}

    /** A button that is an icon; its name is its tooltip and what a screen reader says. */
    static Button iconButton(Texts texts, String key, Feather icon, Runnable action) {
        Button button = new Button(null, new FontIcon(icon));
        button.getStyleClass().add(Styles.BUTTON_ICON);
        name(button, texts, key);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A button with a text. */
    static Button textButton(Texts texts, String key, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(texts.bind(key));
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A button with a text and, paler, the key that does the same. */
    static Button keyButton(Texts texts, String key, String letter, Runnable action) {
        Button button = textButton(texts, key, action);
        Label hint = new Label(letter);
        hint.getStyleClass().add("key");
        button.setGraphic(hint);
        button.setContentDisplay(ContentDisplay.RIGHT);
        return button;
    }

    /** Gives a control without text a tooltip and an accessible name. */
    static void name(ButtonBase control, Texts texts, String key) {
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(texts.bind(key));
        control.setTooltip(tooltip);
        control.accessibleTextProperty().bind(texts.bind(key));
    }

    /** A label with a text that follows something. */
    static Label label(ObservableValue<String> text, String... styleClasses) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /** Takes the room that is left over in a row. */
    static Region spacer() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    /** A framed part of a pane. */
    static VBox card(Node... content) {
        VBox card = new VBox(content);
        card.getStyleClass().add("pane-card");
        return card;
    }

    /** A row with its parts centred on one line. */
    static HBox row(Node... content) {
        HBox row = new HBox(content);
        row.getStyleClass().add("pane-row");
        return row;
    }

    /** Shows or hides a node, which takes no room while it is hidden. */
    static void showWhen(Node node, ObservableValue<Boolean> condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }
}
