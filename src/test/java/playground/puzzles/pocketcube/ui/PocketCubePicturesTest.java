package playground.puzzles.pocketcube.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.shell.StageExtension;

/** Takes pictures of everything that the board can show, in both themes, for people to look at. */
@Tag("slow")
@ExtendWith(StageExtension.class)
class PocketCubePicturesTest {
    private static final MoveValues VALUES = new MoveValues(8, new int[] {9, 9, 8, 7, 9, 9, 8, 8, 8});

    private CubeStage stage;

    @Start
    void start(Stage window) {
        stage = new CubeStage(window, 900, 620);
    }

    @Test
    void picturesInBothThemes() {
        long state = stage.puzzle.parse("040411253311253340405252");
        pictures(state, "light", new PrimerLight().getUserAgentStylesheet());
        pictures(state, "dark", new PrimerDark().getUserAgentStylesheet());
    }

    private void pictures(long state, String theme, String sheet) {
        stage.show(() -> Application.setUserAgentStylesheet(sheet));
        take(theme + "-cube-still", board -> board.board.draw(state, Puzzle.NO_MOVE, 0));
        for (int move : new int[] {0, 3, 4, 7}) {
            take(theme + "-cube-move-" + move, board -> board.board.draw(state, move, 0.4));
        }
        take(theme + "-cube-marked", board -> {
            board.board.draw(state, Puzzle.NO_MOVE, 0);
            board.board.mark(VALUES);
        });
        take(theme + "-cube-place", board -> board.board.point(new Hint(Rung.PLACE, VALUES)));
        take(theme + "-cube-hint", board -> board.board.point(new Hint(Rung.MOVE, VALUES)));
        take(theme + "-cube-letters", board -> {
            board.board.point(Hint.NONE);
            board.kit.preferences().get(0).value().set(true);
        });
        take(theme + "-cube-chinese", board -> board.texts.languageProperty().set(Texts.CHINESE));
        take(theme + "-cube-left", board -> {
            board.texts.languageProperty().set(Texts.LANGUAGES.get(0));
            board.kit.preferences().get(0).value().set(false);
            int move = board.board.begin(Face.L, 1);
            board.board.draw(state, move, 0.4);
        });
        take(theme + "-cube-behind", board -> {
            board.board.draw(state, Puzzle.NO_MOVE, 0);
            board.board.cube().camera().look(2.2, -1.2);
            board.board.draw(state, 2, 0.3);
        });
        goalCard(theme);
        stage.show(() -> {
            stage.scene.setRoot(new StackPane(stage.board.node()));
            stage.board.cube().camera().goHome();
            stage.board.mark(null);
        });
    }

    private void goalCard(String theme) {
        SimpleObjectProperty<Exhibit> goal =
                new SimpleObjectProperty<>(((PocketCubeExhibit) stage.kit.exhibit()).withFaces(2));
        take(theme + "-cube-goal", board -> {
            var card = board.kit.newGoalCard(board.texts, goal).orElseThrow();
            card.setMaxWidth(340);
            card.setPrefWidth(340);
            board.scene.setRoot(new HBox(
                    20, card, board.kit.newGoalPicture(board.texts, goal.get()), board.kit.newMiniature(board.state)));
        });
    }

    private void take(String name, Consumer<CubeStage> change) {
        stage.show(() -> change.accept(stage));
        stage.show(() -> Pictures.save(stage.scene.snapshot(null), new BoundingBox(0, 0, 900, 620), name));
    }
}
