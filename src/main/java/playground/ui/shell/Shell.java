package playground.ui.shell;

import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import atlantafx.base.controls.Message;
import atlantafx.base.theme.Styles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.css.PseudoClass;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;
import playground.ui.session.Background;
import playground.ui.session.Game;
import playground.ui.session.Seeds;
import playground.ui.session.Session;
import playground.ui.session.SessionCode;
import playground.ui.session.Solving;

/** All that is in the window: the top bar, and below it the puzzle chosen. Puzzles are opened when first chosen. */
public final class Shell implements AutoCloseable {
    static final PseudoClass LARGE_TEXT = PseudoClass.getPseudoClass("large-text");

    private final Settings settings;
    private final Background background;
    private final Texts texts = new Texts("shell");
    private final Map<String, PuzzlePane> opened = new HashMap<>();
    private final Keys keys = new Keys();
    private final BorderPane root = new BorderPane();
    private final VBox faults = new VBox();
    private final List<String> puzzles;
    private final TopBar topBar;
    private PuzzlePane shown;

    /** The content of the window, showing the first of the puzzles. */
    public Shell(List<PuzzleKit> kits, Settings settings, Looks looks, Background background) {
        this.settings = settings;
        this.background = background;
        texts.languageProperty().bind(settings.languageProperty());
        puzzles = kits.stream().map(kit -> kit.exhibit().id()).toList();
        topBar = new TopBar(kits, settings, texts, this::open, this::newPane, this::keysPane);
        root.setTop(new VBox(topBar.node(), faults));
        root.getStyleClass().add("playground");
        root.getStylesheets().addAll("/style/playground.css", "/style/board.css");
        looks.darkProperty().addListener((property, before, dark) -> setDark(dark));
        setDark(looks.darkProperty().get());
        settings.largeTextProperty().addListener((property, before, large) -> sizeText(large));
        sizeText(settings.largeTextProperty().get());
        addKeys();
        root.addEventFilter(KeyEvent.KEY_PRESSED, event -> keys.handle(event, shown.bench()));
        topBar.select(kits.stream()
                .filter(kit ->
                        kit.exhibit().id().equals(settings.puzzleProperty().get()))
                .findFirst()
                .orElse(kits.get(0)));
        root.addEventFilter(MouseEvent.MOUSE_CLICKED, click -> giveBackFocus(click.getTarget()));
        // Else the first button of the bar would have the focus, and take the space bar for itself.
        root.sceneProperty().addListener(change -> focusBoard());
    }

    /** The root of the scene. */
    public Parent root() {
        return root;
    }

    /** The name of the window. */
    public StringBinding title() {
        return texts.bind("title");
    }

    /** The ids of the puzzles that can be chosen, in the order of the top bar; {@code #puzzle-<id>} finds the button. */
    public List<String> puzzles() {
        return puzzles;
    }

    /** What the panes of the puzzle shown work with. */
    Workbench bench() {
        return shown.bench();
    }

    /** The game of the puzzle shown. */
    public Game game() {
        return bench().game();
    }

    /** The solving of the puzzle shown. */
    public Solving solving() {
        return bench().solving();
    }

    /** Shows a bug of ours above everything, until it is closed. */
    public void show(Throwable bug) {
        Message message = new Message(texts.get("error.title"), bug.toString());
        message.getStyleClass().add(Styles.DANGER);
        message.setOnClose(event -> faults.getChildren().remove(message));
        faults.getChildren().setAll(message);
    }

    /** Shows a puzzle, as a click on its name does. */
    void show(PuzzleKit kit) {
        topBar.select(kit);
    }

    private void open(PuzzleKit kit) {
        shown = opened.computeIfAbsent(kit.exhibit().id(), id -> newPuzzlePane(kit));
        settings.puzzleProperty().set(kit.exhibit().id());
        topBar.showPreferences(shown.bench().puzzleTexts(), kit.preferences());
        root.setCenter(shown.node());
        focusBoard();
    }

    private void focusBoard() {
        shown.bench().board().node().requestFocus();
    }

    /** A button that was clicked would keep the focus, and take the space bar, which plays, for itself. */
    private void giveBackFocus(EventTarget clicked) {
        Node node = clicked instanceof Node target ? target : null;
        while (node != null && !(node instanceof ButtonBase)) {
            node = node.getParent();
        }
        if (node != null && !(node instanceof MenuButton)) {
            focusBoard();
        }
    }

    /** Tells the style sheet whether the theme is dark, for what the theme's own colours do not say. */
    private void setDark(boolean dark) {
        root.pseudoClassStateChanged(PseudoClass.getPseudoClass("dark"), dark);
    }

    private void sizeText(boolean large) {
        root.pseudoClassStateChanged(LARGE_TEXT, large);
    }

    private PuzzlePane newPuzzlePane(PuzzleKit kit) {
        Workbench bench = new Workbench(kit, firstSession(kit.exhibit()), settings, texts, background);
        Game game = bench.game();
        String id = kit.exhibit().id();
        kit.preferences().forEach(preference -> remember(id + "." + preference.key(), preference.value()));
        game.sessionProperty()
                .addListener((property, before, session) -> settings.sessions().put(id, SessionCode.format(session)));
        return new PuzzlePane(bench, background);
    }

    private void remember(String key, BooleanProperty value) {
        value.set(settings.preferences().getOrDefault(key, value.get()));
        value.addListener((property, before, after) -> settings.preferences().put(key, after));
    }

    /** The session that the last time ended with or, the first time, a position to play. */
    private Session firstSession(Exhibit exhibit) {
        String code = settings.sessions().get(exhibit.id());
        if (code != null) {
            try {
                return SessionCode.parse(exhibit, code);
            } catch (InvalidStateException unreadable) {
                settings.sessions().put(exhibit.id() + ".unreadable", code);
            }
        }
        return Session.startAt(exhibit, exhibit.puzzle().randomState(Seeds.generator(Seeds.fresh())));
    }

    private Region newPane() {
        return new NewPane(shown.bench(), topBar::closePopup).node();
    }

    private Region keysPane() {
        return keys.list(texts, shown.bench().kit(), shown.bench().puzzleTexts());
    }

    private void addKeys() {
        keys.add("hint", () -> game().askForHint(), Keys.key(KeyCode.H), Keys.key(KeyCode.F2));
        keys.add("solve", () -> shown.solvePane().solve(), Keys.key(KeyCode.S), Keys.key(KeyCode.F3));
        keys.add("key.play", () -> shown.transport().playOrPause(), Keys.key(KeyCode.SPACE), Keys.key(KeyCode.F4));
        keys.add("transport.back", () -> shown.transport().back(), Keys.key(KeyCode.LEFT), Keys.key(KeyCode.COMMA));
        keys.add(
                "transport.next", () -> shown.transport().forward(), Keys.key(KeyCode.RIGHT), Keys.key(KeyCode.PERIOD));
        keys.add("transport.first", () -> shown.transport().toStart(), Keys.key(KeyCode.HOME));
        keys.add("transport.last", () -> shown.transport().toEnd(), Keys.key(KeyCode.END));
        keys.add("undo", () -> game().undo(), Keys.key(KeyCode.Z, SHORTCUT_DOWN));
        keys.add(
                "redo",
                () -> game().redo(),
                Keys.key(KeyCode.Z, SHORTCUT_DOWN, SHIFT_DOWN),
                Keys.key(KeyCode.Y, SHORTCUT_DOWN));
        keys.add("key.new", () -> game().restartAnywhere(Seeds.fresh()), Keys.key(KeyCode.N, SHORTCUT_DOWN));
        keys.add("key.new.pane", topBar::openNew, Keys.key(KeyCode.N, SHORTCUT_DOWN, SHIFT_DOWN));
        keys.add("values.show", this::toggleValues, Keys.key(KeyCode.M), Keys.key(KeyCode.F6));
        keys.add("stop", background::stopAll, Keys.key(KeyCode.ESCAPE));
        keys.add("keys", topBar::openKeys, Keys.key(KeyCode.F1));
    }

    private void toggleValues() {
        settings.showValuesProperty().set(!settings.showValuesProperty().get());
    }

    /** Stops everything that is going on in the window. */
    @Override
    public void close() {
        topBar.closePopup();
        opened.values().forEach(PuzzlePane::close);
    }
}
