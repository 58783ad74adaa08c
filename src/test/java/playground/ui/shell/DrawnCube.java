package playground.ui.shell;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Sticker;

/** What the unfolded cube beside the Pocket Cube shows, read from its stickers. */
final class DrawnCube {
    private DrawnCube() {}

    /** The stickers in the order of HDU 4801, where B hangs upside down under D, with the cube held as it was at first. */
    static String read(Region board) {
        Map<String, String> byPlace = new HashMap<>();
        List<Rectangle> stickers = board.lookupAll(".cube-net .net-sticker").stream()
                .map(Rectangle.class::cast)
                .toList();
        double cell = stickers.get(0).getWidth() / 0.94;
        for (Rectangle sticker : stickers) {
            byPlace.merge(place(sticker, cell), colour(sticker), (one, other) -> "!");
        }
        List<String> order = List.of(
                "2,0", "3,0", "2,1", "3,1", "0,2", "1,2", "2,2", "3,2", "4,2", "5,2", "0,3", "1,3", "2,3", "3,3", "4,3",
                "5,3", "2,4", "3,4", "2,5", "3,5", "7,3", "6,3", "7,2", "6,2");
        return heldAsAtFirst(
                order.stream().map(at -> byPlace.getOrDefault(at, "?")).toArray(String[]::new));
    }

    /** Turns the whole cube until the corner that never moves is where it belongs; as it is where there is no such way. */
    private static String heldAsAtFirst(String[] drawn) {
        String[] held = drawn;
        for (int turns = 0; turns < 64; turns++) {
            if (held[10].equals("O") && held[18].equals("Y") && held[20].equals("B")) {
                return String.join("", held);
            }
            held = turned(held, Face.U);
            held = turns % 4 == 3 ? turned(held, Face.R) : held;
            held = turns % 16 == 15 ? turned(held, Face.F) : held;
        }
        return String.join("", drawn);
    }

    /** The whole cube turned as one of its faces turns: that layer and, the other way about, the one opposite. */
    private static String[] turned(String[] cube, Face face) {
        int[] layer = Sticker.turn(face);
        int[] opposite = Sticker.turn(face.opposite());
        String[] turned = new String[cube.length];
        for (int place = 0; place < cube.length; place++) {
            if (Sticker.at(place).isIn(face)) {
                turned[layer[place]] = cube[place];
            } else {
                turned[place] = cube[opposite[place]];
            }
        }
        return turned;
    }

    /** The faces stand a quarter of a cell apart, which rounding down leaves out. */
    private static String place(Rectangle sticker, double cell) {
        Bounds bounds = sticker.getLayoutBounds();
        double column = bounds.getCenterX() / cell;
        double row = bounds.getCenterY() / cell;
        return (int) (column - 0.25 * Math.floor(column / 2.25)) + "," + (int) (row - 0.25 * Math.floor(row / 2.25));
    }

    /** The letter of the colour, from the style class that names the face where it is at home. */
    private static String colour(Rectangle sticker) {
        String face = sticker.getStyleClass().stream()
                .filter(name -> name.matches("sticker-[URFDLB]"))
                .findFirst()
                .orElseThrow()
                .substring("sticker-".length());
        return switch (face.toUpperCase(Locale.ROOT)) {
            case "U" -> "W";
            case "R" -> "R";
            case "F" -> "G";
            case "D" -> "Y";
            case "L" -> "O";
            default -> "B";
        };
    }
}
