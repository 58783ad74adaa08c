package playground.puzzles.pocketcube.ui;

import atlantafx.base.theme.PrimerLight;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Cube;
import playground.ui.board.BoardInput;
import playground.ui.board.Texts;

/** The cube's board on a stage, with a game that makes every move at once. */
final class CubeStage {
    final PocketCubeKit kit;
    final Puzzle puzzle;
    final Texts texts;
    final PocketCubeView board;
    final List<String> asked = new ArrayList<>();
    final Scene scene;
    long state = Cube.SOLVED;
    /** What is done when a move is asked for. */
    IntConsumer onPlay = this::play;

    private final Puzzle allMoves;

    CubeStage(Stage stage, double width, double height) {
        this(stage, width, height, new PocketCubeKit());
    }

    CubeStage(Stage stage, double width, double height, PocketCubeKit kit) {
        this.kit = kit;
        puzzle = kit.exhibit().puzzle();
        allMoves = kit.exhibit().withMetric("half-turns").puzzle();
        texts = new Texts(kit.exhibit().id());
        board = (PocketCubeView) kit.newBoard(texts);
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        board.setInput(new BoardInput() {
            @Override
            public void play(int move) {
                asked.add("play " + allMoves.moveName(move));
                onPlay.accept(move);
            }

            @Override
            public void drag(int move, double t) {
                asked.add("drag " + puzzle.moveName(move) + " " + Math.round(100 * t));
                board.draw(state, move, t);
            }

            @Override
            public void release() {
                asked.add("release");
                board.draw(state, Puzzle.NO_MOVE, 0);
            }
        });
        scene = new Scene(new StackPane(board.node()), width, height);
        scene.getStylesheets()
                .add(Objects.requireNonNull(getClass().getResource("/style/board.css"))
                        .toExternalForm());
        stage.setScene(scene);
        stage.show();
    }

    /** Makes a move as the window does: on its way, then done. */
    void play(int move) {
        for (double t : new double[] {0, 0.5}) {
            board.draw(state, move, t);
        }
        state = puzzle.apply(state, move);
        board.draw(state, Puzzle.NO_MOVE, 0);
    }

    /** Does something on the FX thread and brings the board up to date. */
    void show(Runnable action) {
        if (!Platform.isFxApplicationThread()) {
            WaitForAsyncUtils.waitForAsyncFx(60_000, () -> show(action));
            return;
        }
        action.run();
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }
}
