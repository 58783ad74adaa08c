package playground.puzzles.sliding.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.application.Application;
import javafx.scene.image.Image;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;
import playground.engine.Puzzle;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.shell.StageExtension;

/** Takes pictures of everything that the board can show, in both themes, for people to look at. */
@Tag("slow")
@ExtendWith(StageExtension.class)
class SlidingPicturesTest {
    private static final File FOLDER = new File("target/pictures");

    private SlidingStage three;
    private SlidingStage four;

    @Start
    void start(Stage window) {
        four = new SlidingStage(window, 4, "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", 520, 520);
        three = new SlidingStage(new Stage(), 3, "281403765", 520, 520);
    }

    @Test
    void picturesInBothThemes() {
        pictures("light", new PrimerLight().getUserAgentStylesheet());
        pictures("dark", new PrimerDark().getUserAgentStylesheet());
    }

    private void pictures(String theme, String sheet) {
        three.show(() -> Application.setUserAgentStylesheet(sheet));
        for (SlidingStage stage : new SlidingStage[] {three, four}) {
            String name = "tiles-" + theme + "-" + stage.kit.exhibit().id() + "-";
            long state = stage.game.session().state();
            MoveValues values = new MoveValues(9, new int[] {8, 10, 10, 10});
            take(stage, name + "still", () -> stage.board.draw(state, Puzzle.NO_MOVE, 0));
            take(stage, name + "move", () -> stage.board.draw(state, 0, 0.4));
            take(stage, name + "place", () -> {
                stage.board.draw(state, Puzzle.NO_MOVE, 0);
                stage.board.point(new Hint(Rung.PLACE, values));
            });
            take(stage, name + "hint", () -> {
                stage.board.point(new Hint(Rung.MOVE, values));
                stage.board.mark(values);
            });
            take(stage, name + "values", () -> stage.board.point(Hint.NONE));
            stage.show(() -> stage.board.mark(null));
        }
        four.show(() -> {
            StackPane miniature =
                    new StackPane(four.kit.newMiniature(four.puzzle.goals()[0]));
            miniature.setMaxSize(100, 100);
            ((StackPane) four.scene.getRoot()).getChildren().add(miniature);
        });
        take(four, "tiles-" + theme + "-miniature", () -> {});
        four.show(() -> ((StackPane) four.scene.getRoot()).getChildren().remove(1));
    }

    private static void take(SlidingStage stage, String name, Runnable change) {
        stage.show(change);
        stage.show(() -> save(stage.scene.snapshot(null), name));
    }

    private static void save(Image picture, String name) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, picture.getPixelReader().getArgb(x, y));
            }
        }
        try {
            FOLDER.mkdirs();
            ImageIO.write(copy, "png", new File(FOLDER, name + ".png"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
