package playground.puzzles.rotation.ui;

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
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Texts;

/** A board on a stage, with what it shows read from its nodes and what it asks for written down. */
final class RotationStage {
    final RotationKit kit = new RotationKit();
    final Puzzle puzzle = kit.exhibit().puzzle();
    final Texts texts = new Texts(kit.exhibit().id());
    final BoardView board = kit.newBoard(texts);
    final List<String> asked = new ArrayList<>();
    final Scene scene;
    /** What is shown; a move that is dragged past the end of its way is made, as the game would. */
    private long state = puzzle.parse("111132323132231222312133");

    private int dragged = Puzzle.NO_MOVE;
    private double way;

    RotationStage(Stage stage, double width, double height) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        board.setInput(new BoardInput() {
            @Override
            public void play(int move) {
                asked.add("play " + puzzle.moveName(move));
            }

            @Override
            public void drag(int move, double t) {
                asked.add("drag " + puzzle.moveName(move) + " " + Math.round(100 * t));
                dragged = move;
                way = t;
                board.draw(state, move, t);
            }

            @Override
            public void release() {
                asked.add("release");
                state = way > 0.35 ? puzzle.apply(state, dragged) : state;
                board.draw(state, Puzzle.NO_MOVE, 0);
            }
        });
        scene = new Scene(new StackPane(board.node()), width, height);
        scene.getStylesheets()
                .add(Objects.requireNonNull(getClass().getResource("/style/board.css"))
                        .toExternalForm());
        stage.setScene(scene);
        stage.show();
        show(() -> board.draw(state, Puzzle.NO_MOVE, 0));
    }

    long state() {
        return state;
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

    LineGrid grid() {
        return (LineGrid) board.node().lookup(".rotation-blocks");
    }

    List<TurnButton> buttons() {
        return board.node().getChildrenUnmodifiable().stream()
                .filter(TurnButton.class::isInstance)
                .map(TurnButton.class::cast)
                .toList();
    }

    /** The blocks of which something can be seen. */
    List<Block> blocks() {
        return grid().getChildrenUnmodifiable().stream()
                .filter(Block.class::isInstance)
                .map(Block.class::cast)
                .filter(Node::isVisible)
                .filter(block -> block.getClip() == null || shownPart(block) > 0.5)
                .toList();
    }

    /** How many pixels of a cut block are shown along its line. */
    private static double shownPart(Region block) {
        return Math.min(
                block.getClip().getLayoutBounds().getWidth(),
                block.getClip().getLayoutBounds().getHeight());
    }

    /** What is drawn, read from the blocks' places: the digits of the cells in order; null where a block is between. */
    String drawn() {
        char[] digits = new char[24];
        for (Block block : blocks()) {
            double column = block.getLayoutX() / grid().pitch();
            double row = block.getLayoutY() / grid().pitch();
            int cell = Place.cell((int) Math.round(column), (int) Math.round(row));
            if (Math.hypot(column - Math.round(column), row - Math.round(row)) > 0.02
                    || cell < 0
                    || digits[cell] != 0) {
                return null;
            }
            digits[cell] = (char) ('0' + block.colour());
        }
        return new String(digits);
    }
}
