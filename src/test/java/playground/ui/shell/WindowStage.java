package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;
import playground.puzzles.magicboard.ui.MagicBoardKit;
import playground.ui.board.BoardInput;
import playground.ui.board.PuzzleKit;
import playground.ui.session.Background;
import playground.ui.session.Game;
import playground.ui.session.Session;
import playground.ui.session.SessionCode;
import playground.ui.session.Solving;

/** The whole window as the app builds it, on a stage of a test, with what it shows read from its nodes. */
final class WindowStage implements AutoCloseable {
    /** A board nine moves from its goal. */
    static final String NINE_AWAY = "37821564";

    /** A board as far away as it gets. */
    static final String FARTHEST = "25478163";

    /** The rules of the first puzzle of the window. */
    final Puzzle puzzle;

    final Settings settings = new Settings();
    final Background background = new Background();
    final Looks looks;
    final Shell shell;
    final Scene scene;
    final Hand hand = new Hand();

    private final Stage stage;
    private final List<Throwable> uncaught = Collections.synchronizedList(new ArrayList<>());

    /** The window on a position of Magic Board. */
    WindowStage(Stage stage, String position, Consumer<Settings> prepare) {
        this(stage, new MagicBoardKit(), position, prepare);
    }

    /** The window with one puzzle, on a position. */
    WindowStage(Stage stage, PuzzleKit kit, String position, Consumer<Settings> prepare) {
        this(stage, List.of(kit), settings -> {
            Session first =
                    Session.startAt(kit.exhibit(), kit.exhibit().puzzle().parse(position));
            settings.sessions().put(kit.exhibit().id(), SessionCode.format(first));
            prepare.accept(settings);
        });
    }

    /** The window with some puzzles, in English, light and without animation, unless {@code prepare} says otherwise. */
    WindowStage(Stage stage, List<PuzzleKit> kits, Consumer<Settings> prepare) {
        this.stage = stage;
        puzzle = kits.get(0).exhibit().puzzle();
        leaveExceptionsToUs();
        Thread.setDefaultUncaughtExceptionHandler((thread, bug) -> uncaught.add(bug));
        Thread.currentThread().setUncaughtExceptionHandler((thread, bug) -> uncaught.add(bug));
        settings.themeProperty().set(Theme.LIGHT);
        settings.languageProperty().set(Locale.ENGLISH);
        settings.speedProperty().set(0);
        prepare.accept(settings);
        looks = new Looks(settings, background);
        shell = new Shell(kits, settings, looks, background);
        scene = new Scene(shell.root(), 1280, 800);
        stage.setScene(scene);
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    /** TestFX would hand what goes wrong on the FX thread to whichever robot comes next; {@link #close} looks at it. */
    private static void leaveExceptionsToUs() {
        WaitForAsyncUtils.autoCheckException = false;
        WaitForAsyncUtils.printException = false;
    }

    /** Waits until the distances are there and nothing runs. */
    void untilReady() {
        until(
                "distances",
                () -> shell.game().distancesProperty().get() != null
                        || !shell.game().session().exhibit().hasDistances());
        untilIdle();
    }

    /** Waits until no job runs. */
    void untilIdle() {
        until("idle", () -> background.jobs().isEmpty());
    }

    Game game() {
        return shell.game();
    }

    Solving solving() {
        return shell.solving();
    }

    /** Whom the board tells what a hand does. */
    BoardInput input() {
        return shell.bench().playback();
    }

    Session session() {
        return fx(() -> game().session());
    }

    /** What went wrong and nobody dealt with. */
    List<Throwable> uncaught() {
        return List.copyOf(uncaught);
    }

    /** A node of the window. */
    Node node(String selector) {
        return Objects.requireNonNull(fx(() -> scene.lookup(selector)), selector);
    }

    /** What a labelled node says. */
    String text(String selector) {
        return fx(() -> ((Labeled) scene.lookup(selector)).getText());
    }

    /** Whether a node and all around it can be seen. */
    boolean isShown(String selector) {
        return fx(() -> isShown(scene.lookup(selector)));
    }

    static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at.getOpacity() == 0) {
                return false;
            }
        }
        return node != null;
    }

    /** All nodes below one, itself included, the first in focus order first. */
    static List<Node> nodesBelow(Node node) {
        List<Node> nodes = new ArrayList<>(List.of(node));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> nodes.addAll(nodesBelow(child)));
        }
        return nodes;
    }

    /** What is drawn, as the puzzle writes it; see {@link DrawnBoard}. */
    String drawnBoard() {
        return fx(() -> DrawnBoard.read(session().exhibit().id(), boardNode()));
    }

    /** Waits until the board shows the session's state, and nothing is on its way. */
    void untilAtRest() {
        until("not playing", () -> text("#play").equals("Play"));
        until("at rest", () -> drawnBoard().equals(boardOf(session().state())));
    }

    /** What should be drawn of a state at rest. */
    String boardOf(long state) {
        return puzzle.format(state);
    }

    /** Draws a move halfway, and leaves it there until something else happens in the game. */
    void drawHalfway(int move) {
        fxRun(() -> shell.bench().board().draw(game().session().state(), move, 0.5));
    }

    Region boardNode() {
        return shell.bench().board().node();
    }

    /** The windows that are open besides this one: menus, and what "New" and F1 open. */
    List<Scene> popups() {
        return fx(() -> Window.getWindows().stream()
                .filter(window -> window != stage && window.isShowing())
                .map(Window::getScene)
                .toList());
    }

    void resize(double width, double height) {
        fxRun(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Closes the window as the app does, and looks whether something went wrong meanwhile. */
    @Override
    public void close() {
        fxRun(() -> {
            shell.close();
            looks.close();
            background.close();
            stage.hide();
        });
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.clearExceptions();
        assertThat(uncaught).as("exceptions that nobody dealt with").isEmpty();
    }
}
