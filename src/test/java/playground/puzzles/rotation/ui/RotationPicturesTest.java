package playground.puzzles.rotation.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
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
class RotationPicturesTest {
    private RotationStage stage;

    @Start
    void start(Stage window) {
        stage = new RotationStage(window, 1200, 1000);
        fit(860, 560);
    }

    private void fit(double width, double height) {
        stage.board.node().setMaxSize(width, height);
    }

    @Test
    void picturesInBothThemes() {
        pictures("light", new PrimerLight().getUserAgentStylesheet());
        pictures("dark", new PrimerDark().getUserAgentStylesheet());
    }

    private void pictures(String theme, String sheet) {
        stage.show(() -> Application.setUserAgentStylesheet(sheet));
        long state = stage.puzzle.parse("313211113123113322232232");
        MoveValues values = MoveValues.of(stage.puzzle, stage.kit.exhibit().distances(new SearchMonitor()), state);
        take(theme + "-still", () -> stage.board.draw(state, Puzzle.NO_MOVE, 0));
        for (int move = 0; move < 8; move++) {
            int moved = move;
            take(theme + "-move-" + stage.puzzle.moveName(move), () -> stage.board.draw(state, moved, 0.4));
        }
        take(theme + "-drag-C", () -> {
            stage.board.draw(state, 2, 0.6);
            stage.grid().light(2, true);
        });
        take(theme + "-marked", () -> {
            stage.grid().light(2, false);
            stage.board.draw(state, Puzzle.NO_MOVE, 0);
            stage.board.mark(values);
        });
        take(theme + "-place", () -> stage.board.point(new Hint(Rung.PLACE, values)));
        take(theme + "-hinted", () -> stage.board.point(new Hint(Rung.MOVE, values)));
        take(
                theme + "-hinted-row",
                () -> stage.board.point(new Hint(Rung.MOVE, new MoveValues(8, new int[] {8, 8, 7, 8, 8, 8, 8, 8}))));
        take(theme + "-chinese", () -> stage.texts.languageProperty().set(Texts.CHINESE));
        for (double[] size : new double[][] {{320, 320}, {1200, 1000}, {520, 900}}) {
            stage.show(() -> fit(size[0], size[1]));
            take(theme + "-" + (int) size[0] + "x" + (int) size[1], () -> {});
        }
        take(
                theme + "-miniatures",
                () -> stage.scene.setRoot(new StackPane(new HBox(
                        20,
                        stage.kit.newMiniature(state),
                        stage.kit.newGoalPicture(stage.texts, stage.kit.exhibit())))));
        stage.show(() -> {
            stage.scene.setRoot(new StackPane(stage.board.node()));
            stage.texts.languageProperty().set(Texts.LANGUAGES.get(0));
            stage.board.mark(null);
            stage.board.point(Hint.NONE);
            fit(860, 560);
        });
    }

    private void take(String name, Runnable change) {
        stage.show(change);
        stage.show(() -> {
            Node shown = stage.scene.getRoot().getChildrenUnmodifiable().get(0);
            Pictures.save(stage.scene.snapshot(null), shown.getBoundsInParent(), name);
        });
    }
}
