package playground.app;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.PixelReader;
import javax.imageio.ImageIO;

/** Pictures as PNG files. */
final class Pictures {
    private Pictures() {}

    /** Writes a picture, in the folder made for it. */
    static void write(Image image, Path file) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        picture.setRGB(0, 0, width, height, pixels, 0, width);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Whether a picture is of one colour only: a screen on which nothing is drawn yet. */
    static boolean isBlank(Image image) {
        PixelReader pixels = image.getPixelReader();
        int first = pixels.getArgb(0, 0);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (pixels.getArgb(x, y) != first) {
                    return false;
                }
            }
        }
        return true;
    }
}
