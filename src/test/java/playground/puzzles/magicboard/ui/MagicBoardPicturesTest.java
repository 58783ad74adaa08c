package playground.puzzles.magicboard.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Heuristic;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.StageExtension;

/** Takes pictures of everything that the board can show, in both themes, for people to look at. */
@Tag("slow")
@ExtendWith(StageExtension.class)
class MagicBoardPicturesTest {
    private BoardStage stage;

    @Start
    void start(Stage newWindow) {
        stage = new BoardStage(newWindow, 1600, 1000);
        fit(900, 620);
    }

    @Test
    void picturesInBothThemes() {
        long state = stage.puzzle.parse("37821564");
        pictures(state, "light", new PrimerLight().getUserAgentStylesheet());
        pictures(state, "dark", new PrimerDark().getUserAgentStylesheet());
    }

    private void pictures(long state, String theme, String sheet) {
        stage.show(() -> Application.setUserAgentStylesheet(sheet));
        Heuristic distances = stage.kit.exhibit().distances(new SearchMonitor());
        MoveValues values = MoveValues.of(stage.puzzle, distances, state);
        take(theme + "-still", board -> board.board.draw(state, Puzzle.NO_MOVE, 0));
        for (int move = 0; move < 3; move++) {
            for (double t : new double[] {0.25, 0.5, 0.75}) {
                int moved = move;
                String name = theme + "-move-" + stage.puzzle.moveName(move) + "-" + Math.round(100 * t);
                take(name, board -> board.board.draw(state, moved, t));
            }
        }
        take(theme + "-marked", board -> {
            board.board.draw(state, Puzzle.NO_MOVE, 0);
            board.board.mark(values);
        });
        hints(theme, values);
        take(theme + "-chinese", board -> board.texts.languageProperty().set(Texts.CHINESE));
        take(theme + "-plain", board -> {
            board.board.mark(null);
            board.board.point(Hint.NONE);
        });
        take(theme + "-miniature", board -> board.scene.setRoot(new StackPane(board.kit.newMiniature(state))));
        stage.show(() -> {
            stage.scene.setRoot(new StackPane(stage.board.node()));
            stage.texts.languageProperty().set(Texts.LANGUAGES.get(0));
        });
        for (double[] size : new double[][] {{480, 360}, {1600, 1000}, {500, 900}, {1200, 420}}) {
            stage.show(() -> {
                fit(size[0], size[1]);
                stage.board.mark(values);
            });
            take(theme + "-" + (int) size[0] + "x" + (int) size[1], board -> board.board.mark(values));
        }
        stage.show(() -> {
            fit(900, 620);
            stage.board.mark(null);
        });
    }

    private void fit(double width, double height) {
        stage.board.node().setMaxSize(width, height);
    }

    private void hints(String theme, MoveValues values) {
        for (int move = 0; move < 3; move++) {
            int[] after = {9, 9, 9};
            after[move] = 7;
            MoveValues pointing = new MoveValues(8, after);
            for (Rung rung : new Rung[] {Rung.PLACE, Rung.MOVE}) {
                String name = theme + "-hint-" + stage.puzzle.moveName(move) + "-" + rung;
                take(name, board -> {
                    board.board.mark(rung == Rung.MOVE ? pointing : null);
                    board.board.point(new Hint(rung, pointing));
                });
            }
        }
        stage.show(() -> stage.board.mark(values));
    }

    private void take(String name, Consumer<BoardStage> change) {
        stage.show(() -> change.accept(stage));
        stage.show(() -> {
            Node shown = stage.scene.getRoot().getChildrenUnmodifiable().get(0);
            Pictures.save(stage.scene.snapshot(null), shown.getBoundsInParent(), name);
        });
    }
}
