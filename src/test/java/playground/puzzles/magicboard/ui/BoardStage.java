package playground.puzzles.magicboard.ui;

import atlantafx.base.theme.PrimerLight;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Texts;

/** A board on a stage, with what it shows read from its nodes and what it asks for written down. */
final class BoardStage {
    final MagicBoardKit kit = new MagicBoardKit();
    final Puzzle puzzle = kit.exhibit().puzzle();
    final Texts texts = new Texts(kit.exhibit().id());
    final BoardView board = kit.newBoard(texts);
    final List<String> asked = new ArrayList<>();
    final Scene scene;

    BoardStage(Stage stage, double width, double height) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        board.setInput(new BoardInput() {
            @Override
            public void play(int move) {
                asked.add("play " + puzzle.moveName(move));
            }

            @Override
            public void drag(int move, double t) {
                asked.add("drag " + puzzle.moveName(move) + " " + Math.round(100 * t));
                board.draw(puzzle.goals()[0], move, t);
            }

            @Override
            public void release() {
                asked.add("release");
            }
        });
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
        // Twice, because the size of the board sets the size of its text.
        for (int round = 0; round < 2; round++) {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        }
    }

    Region grid() {
        return (Region) board.node().lookup(".magic-board-tiles");
    }

    Node handle() {
        return board.node().lookup(".turn-handle");
    }

    /** The tiles that can be seen, wherever they are. */
    List<Region> tiles() {
        return board.node().lookupAll(".tile").stream()
                .filter(Node::isVisible)
                .map(Region.class::cast)
                .toList();
    }

    /** [row][column]: the digit drawn at rest in that cell; "?" where none is, or more than one. */
    String[][] drawnDigits() {
        Region grid = grid();
        String[][] digits = new String[2][4];
        double pitchX = grid.getWidth() / (4 + 3 * TileGrid.GAP) * (1 + TileGrid.GAP);
        for (Region tile : tiles()) {
            double column = tile.getLayoutX() / pitchX;
            double row = tile.getLayoutY() / pitchX;
            int nearestColumn = (int) Math.round(column);
            int nearestRow = (int) Math.round(row);
            boolean exact = Math.hypot(column - nearestColumn, row - nearestRow) < 0.02;
            String digit = ((Text) tile.lookup(".digit")).getText();
            digits[nearestRow][nearestColumn] = exact && digits[nearestRow][nearestColumn] == null ? digit : "?";
        }
        return digits;
    }
}
