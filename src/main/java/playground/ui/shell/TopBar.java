package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.PopupWindow;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import playground.ui.board.Preference;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** The bar above everything: which puzzle, a new position, the keys, looks and language. */
final class TopBar {
    /** Between a button and what it opens. */
    private static final double GAP = 6;

    private final Texts texts;
    private final Settings settings;
    private final Supplier<Region> newPane;
    private final Supplier<Region> keysPane;
    private final Button newButton;
    private final Button keysButton;
    private final HBox bar;
    private final PuzzleChoice puzzles;
    private final MenuButton themeMenu = new MenuButton(null, new FontIcon(Feather.SUN));
    private List<MenuItem> windowItems = List.of();
    private Popup popup;

    /**
     * The bar.
     *
     * @param choose is told which puzzle is wanted
     * @param newPane makes what "New" opens, for the puzzle shown then
     * @param keysPane makes the list of keys
     */
    TopBar(
            List<PuzzleKit> kits,
            Settings settings,
            Texts texts,
            Consumer<PuzzleKit> choose,
            Supplier<Region> newPane,
            Supplier<Region> keysPane) {
        this.texts = texts;
        this.settings = settings;
        this.newPane = newPane;
        this.keysPane = keysPane;
        Label title = Controls.label(texts.bind("title"), Styles.TITLE_4);
        puzzles = new PuzzleChoice(title, kits, texts, choose);
        newButton = Controls.textButton(texts, "new", this::openNew);
        newButton.setId("new");
        newButton.setGraphic(new FontIcon(Feather.PLUS));
        keysButton = Controls.iconButton(texts, "keys", Feather.HELP_CIRCLE, this::openKeys);
        keysButton.setId("keys");
        bar = Controls.row(puzzles, Controls.spacer(), newButton, language(), theme(), keysButton);
        bar.getChildren().stream()
                .filter(ButtonBase.class::isInstance)
                .forEach(button -> ((ButtonBase) button).setMinWidth(Region.USE_PREF_SIZE));
        bar.getStyleClass().add("top-bar");
    }

    Node node() {
        return bar;
    }

    /** Chooses a puzzle, as a click on its name does. */
    void select(PuzzleKit kit) {
        puzzles.select(kit);
    }

    /** Shows the choices that a puzzle has, below those of the window. */
    void showPreferences(Texts puzzleTexts, List<Preference> preferences) {
        themeMenu.getItems().setAll(windowItems);
        if (!preferences.isEmpty()) {
            themeMenu.getItems().add(new SeparatorMenuItem());
        }
        for (Preference preference : preferences) {
            CheckMenuItem item = new CheckMenuItem();
            item.textProperty().bind(puzzleTexts.bind("preference." + preference.key()));
            item.selectedProperty().bindBidirectional(preference.value());
            themeMenu.getItems().add(item);
        }
    }

    /** Opens what makes a new position. */
    void openNew() {
        open(newPane.get(), newButton);
    }

    /** Opens the list of all keys. */
    void openKeys() {
        open(keysPane.get(), keysButton);
    }

    /** Closes what "New" or the keys have open. */
    void closePopup() {
        if (popup != null && popup.isShowing()) {
            popup.hide();
        }
    }

    private void open(Region content, Node owner) {
        closePopup();
        // Also from a field that takes Esc for itself, to give up what was typed.
        content.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                closePopup();
                event.consume();
            }
        });
        VBox card = new VBox(content);
        card.getStyleClass().add("popup-card");
        // A popup is a window of its own, which knows the theme but not what our sheets say of the window below.
        card.getStylesheets().setAll(bar.getScene().getRoot().getStylesheets());
        card.pseudoClassStateChanged(
                Shell.LARGE_TEXT, settings.largeTextProperty().get());
        popup = new Popup();
        popup.getContent().setAll(card);
        popup.setAutoHide(true);
        popup.setAnchorLocation(PopupWindow.AnchorLocation.WINDOW_TOP_RIGHT);
        Bounds below = owner.localToScreen(owner.getLayoutBounds());
        popup.show(owner, below.getMaxX(), below.getMaxY() + GAP);
    }

    private Node theme() {
        MenuButton menu = themeMenu;
        menu.setId("theme");
        menu.getStyleClass().addAll(Styles.BUTTON_ICON, "menu-icon");
        Controls.name(menu, texts, "theme");
        ToggleGroup group = new ToggleGroup();
        for (Theme theme : Theme.values()) {
            RadioMenuItem item = new RadioMenuItem();
            item.textProperty().bind(texts.bind("theme." + theme.name()));
            item.setToggleGroup(group);
            item.setSelected(settings.themeProperty().get() == theme);
            item.setOnAction(event -> settings.themeProperty().set(theme));
            menu.getItems().add(item);
        }
        CheckMenuItem largeText = new CheckMenuItem();
        largeText.textProperty().bind(texts.bind("text.large"));
        largeText.selectedProperty().bindBidirectional(settings.largeTextProperty());
        menu.getItems().addAll(new SeparatorMenuItem(), largeText);
        windowItems = List.copyOf(menu.getItems());
        return menu;
    }

    private Node language() {
        MenuButton menu = new MenuButton(null, new FontIcon(Feather.GLOBE));
        menu.setId("language");
        Controls.name(menu, texts, "language");
        menu.textProperty().bind(texts.bind("language.this"));
        ToggleGroup group = new ToggleGroup();
        for (Locale locale : Texts.LANGUAGES) {
            // Each language names itself, whatever is chosen now.
            RadioMenuItem item = new RadioMenuItem(texts.getIn(locale, "language.this"));
            item.setToggleGroup(group);
            item.setSelected(settings.languageProperty().get().equals(locale));
            item.setOnAction(event -> settings.languageProperty().set(locale));
            menu.getItems().add(item);
        }
        return menu;
    }
}
