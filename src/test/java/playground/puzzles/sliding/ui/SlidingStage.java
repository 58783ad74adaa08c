package playground.puzzles.sliding.ui;

import atlantafx.base.theme.PrimerLight;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;
import playground.ui.board.BoardView;
import playground.ui.board.Texts;
import playground.ui.session.Background;
import playground.ui.session.Game;
import playground.ui.session.Playback;
import playground.ui.session.Session;

/** A board with a real game on it, on a stage, with what it shows read from its nodes. */
final class SlidingStage {
    final SlidingKit kit;
    final Puzzle puzzle;
    final Texts texts;
    final Background background = new Background();
    final BoardView board;
    final Game game;
    final Playback playback;
    final Scene scene;

    SlidingStage(Stage stage, int side, String position, double width, double height) {
        this(stage, new SlidingKit(side), position, width, height);
    }

    SlidingStage(Stage stage, SlidingKit kit, String position, double width, double height) {
        this.kit = kit;
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        puzzle = kit.exhibit().puzzle();
        texts = new Texts(kit.exhibit().id());
        board = kit.newBoard(texts);
        game = new Game(background, Session.startAt(kit.exhibit(), puzzle.parse(position)));
        playback = new Playback(game, board);
        scene = new Scene(new StackPane(board.node()), width, height);
        scene.getStylesheets()
                .add(Objects.requireNonNull(getClass().getResource("/style/board.css"))
                        .toExternalForm());
        stage.setScene(scene);
        stage.show();
    }

    /** Does something on the FX thread and brings the board up to date, without waiting for its frame. */
    void show(Runnable action) {
        if (!Platform.isFxApplicationThread()) {
            WaitForAsyncUtils.waitForAsyncFx(60_000, () -> show(action));
            return;
        }
        action.run();
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    Region grid() {
        return (Region) board.node().lookup(".sliding-grid");
    }

    /** The tile of a number. */
    Region tile(int number) {
        return board.node().lookupAll(".sliding-tile").stream()
                .filter(tile -> number(tile) == number)
                .map(Region.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static int number(Node tile) {
        return Integer.parseInt(((Text) tile.lookup(".digit")).getText());
    }

    /** The column and the row in which a tile is drawn, in fractions where it is on its way. */
    double[] place(int number) {
        Region tile = tile(number);
        return new double[] {tile.getLayoutX() / pitch(), tile.getLayoutY() / pitch()};
    }

    /** From one tile to the next. */
    double pitch() {
        return tile(1).getWidth() * (1 + SlidingGrid.GAP);
    }

    /** The middle of a tile on the screen. */
    Point2D middle(int number) {
        Bounds bounds = tile(number).localToScreen(tile(number).getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    String shown() {
        return puzzle.format(game.session().state());
    }
}
