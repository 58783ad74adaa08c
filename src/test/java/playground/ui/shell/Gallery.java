package playground.ui.shell;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.text.Text;
import javax.imageio.ImageIO;
import org.assertj.core.api.SoftAssertions;
import org.kordamp.ikonli.javafx.FontIcon;

/** Keeps pictures of scenes under target/gallery, and looks at them first: nothing may be cut off, nothing be blank. */
final class Gallery {
    private static final Path FOLDER = Path.of("target", "gallery");
    /** Text may reach over its frame so far: a line is a little higher than the letters in it. */
    private static final double SLACK = 2.5;

    private static final int FEWEST_COLOURS = 12;

    private final SoftAssertions faults = new SoftAssertions();
    private final List<CompletableFuture<Void>> writing = new ArrayList<>();

    /** Insists that no picture kept so far had a fault; says all of them at once. Not on the FX thread. */
    void assertFaultless() {
        writing.forEach(CompletableFuture::join);
        faults.assertAll();
    }

    /** Keeps a picture of a scene. On the FX thread. */
    void keep(Scene scene, String name) {
        Image image = scene.snapshot(null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        writing.add(CompletableFuture.runAsync(() -> write(pixels, width, height, name)));
        faults.assertThat(Arrays.stream(pixels).distinct().count())
                .as("colours of " + name)
                .isGreaterThan(FEWEST_COLOURS);
        for (Node node : WindowStage.nodesBelow(scene.getRoot())) {
            if (node instanceof Text text && isReadable(text)) {
                look(text, name);
            }
        }
    }

    private static boolean isReadable(Text text) {
        return WindowStage.isShown(text) && !text.getText().isBlank() && !(text instanceof FontIcon);
    }

    private static void write(int[] pixels, int width, int height, String name) {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        picture.setRGB(0, 0, width, height, pixels, 0, width);
        try {
            Files.createDirectories(FOLDER);
            ImageIO.write(picture, "png", FOLDER.resolve(name + ".png").toFile());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void look(Text text, String name) {
        String what = "in " + name + ": \"" + text.getText() + "\"";
        if (text.getParent() instanceof Labeled labeled) {
            faults.assertThat(text.getText()).as(what).isEqualTo(labeled.getText());
        }
        Bounds inside = onScene(text);
        for (Parent around = text.getParent(); around != null; around = around.getParent()) {
            Bounds frame = onScene(around);
            boolean wide = inside.getMinX() >= frame.getMinX() - SLACK && inside.getMaxX() <= frame.getMaxX() + SLACK;
            boolean high = inside.getMinY() >= frame.getMinY() - SLACK && inside.getMaxY() <= frame.getMaxY() + SLACK;
            // What scrolls does so up and down only, and a row of the board may go round beyond its frame.
            boolean scrolls = isViewport(around) || isViewport(around.getParent());
            boolean cut = scrolls || around.getClip() != null;
            boolean fits = (wide || (cut && !scrolls)) && (high || cut);
            faults.assertThat(fits)
                    .as(what + " in its frame " + around.getStyleClass() + "\n  " + inside + "\n  " + frame)
                    .isTrue();
            if (!fits) {
                return;
            }
            // What a board cuts off of what is on its way, it means to.
            if (around.getClip() != null && !scrolls) {
                return;
            }
            inside = around.getClip() == null ? inside : common(inside, onScene(around, around.getClip()));
            if (inside.isEmpty()) {
                return;
            }
        }
    }

    private static Bounds onScene(Node node, Node clip) {
        return node.localToScene(clip.getBoundsInParent());
    }

    /** What two areas have in common; empty where that is nothing. */
    private static Bounds common(Bounds one, Bounds other) {
        double left = Math.max(one.getMinX(), other.getMinX());
        double top = Math.max(one.getMinY(), other.getMinY());
        double right = Math.min(one.getMaxX(), other.getMaxX());
        double bottom = Math.min(one.getMaxY(), other.getMaxY());
        return new BoundingBox(left, top, right - left, bottom - top);
    }

    private static boolean isViewport(Parent frame) {
        return frame != null && frame.getStyleClass().contains("viewport");
    }

    private static Bounds onScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
