package playground.puzzles.pocketcube.ui;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.geometry.Bounds;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javax.imageio.ImageIO;

/** Keeps pictures of the screen under target/pictures, to be looked at. */
final class Pictures {
    private static final File FOLDER = new File("target/pictures");

    private Pictures() {}

    /** Saves the area of a picture. */
    static void save(Image picture, Bounds area, String name) {
        int width = (int) area.getWidth();
        int height = (int) area.getHeight();
        int left = (int) area.getMinX();
        int top = (int) area.getMinY();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        PixelReader reader = picture.getPixelReader();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, reader.getArgb(left + x, top + y));
            }
        }
        try {
            FOLDER.mkdirs();
            ImageIO.write(copy, "png", new File(FOLDER, name + ".png"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
