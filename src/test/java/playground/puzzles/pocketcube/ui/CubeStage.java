package playground.puzzles.pocketcube.ui;

import atlantafx.base.theme.PrimerLight;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
    final PocketCubeKit kit = new PocketCubeKit();
    final Puzzle puzzle = kit.exhibit().puzzle();
    final Texts texts = new Texts(kit.exhibit().id());
    final PocketCubeView board = (PocketCubeView) kit.newBoard(texts);
    final List<String> asked = new ArrayList<>();
    final Scene scene;
    long state = Cube.SOLVED;

    CubeStage(Stage stage, double width, double height) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        board.setInput(new BoardInput() {
            @Override
            public void play(int move) {
                asked.add("play " + puzzle.moveName(move));
                CubeStage.this.play(move);
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
