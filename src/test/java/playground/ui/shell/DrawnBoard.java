package playground.ui.shell;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;

/**
 * What a board shows, read from its nodes and written as its puzzle writes positions; "?" where nothing stands squarely
 * in a cell, "!" where more than one does.
 */
final class DrawnBoard {
    private DrawnBoard() {}

    /** The position drawn on the board of a puzzle. On the FX thread. */
    static String read(String puzzle, Region board) {
        return switch (puzzle) {
            case "magic-board" -> clockwise(cells(board, ".magic-board-tiles", 4, 2));
            case "rotation-game" -> rotation(cells(board, ".rotation-blocks", 7, 7));
            case "tiles3" -> String.join("", sliding(board, 3));
            case "tiles4" -> String.join(".", sliding(board, 4));
            case "pancakes" -> stack(board);
            case "pocket-cube" -> DrawnCube.read(board);
            default -> throw new IllegalArgumentException(puzzle);
        };
    }

    /** [row * columns + column]: what stands in the cells of a grid; the last tile to the right tells how wide it is. */
    private static String[] cells(Region board, String grid, int columns, int rows) {
        String[] cells = new String[columns * rows];
        Arrays.fill(cells, "?");
        List<Region> tiles = ((Parent) board.lookup(grid))
                .getChildrenUnmodifiable().stream()
                        .filter(node -> node.isVisible() && node.lookup(".digit") != null)
                        .map(Region.class::cast)
                        .toList();
        double last = tiles.stream().mapToDouble(Region::getLayoutX).max().orElse(0);
        tiles.forEach(tile -> place(tile, last / (columns - 1), columns, cells));
        return cells;
    }

    private static void place(Region tile, double pitch, int columns, String[] cells) {
        long column = Math.round(tile.getLayoutX() / pitch);
        long row = Math.round(tile.getLayoutY() / pitch);
        boolean square = Math.hypot(tile.getLayoutX() - column * pitch, tile.getLayoutY() - row * pitch) < 1.5;
        int cell = (int) (columns * row + column);
        if (square && column >= 0 && column < columns && cell >= 0 && cell < cells.length) {
            String digit = ((Text) tile.lookup(".digit")).getText();
            cells[cell] = cells[cell].equals("?") ? digit : "!";
        }
    }

    private static String clockwise(String[] cells) {
        return String.join("", cells[0], cells[1], cells[2], cells[3], cells[7], cells[6], cells[5], cells[4]);
    }

    /** The cells of the two columns and rows, from top to bottom; the others hold nothing. */
    private static String rotation(String[] cells) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells.length; cell++) {
            boolean inRow = cell / 7 == 2 || cell / 7 == 4;
            boolean inColumn = cell % 7 == 2 || cell % 7 == 4;
            if (inRow || inColumn) {
                text.append(cells[cell]);
            }
        }
        return text.toString();
    }

    /** The sizes of the pancakes, the upper ones first. */
    private static String stack(Region board) {
        return board.lookupAll(".pancake").stream()
                .map(Rectangle.class::cast)
                .sorted(Comparator.comparingDouble(Rectangle::getY))
                .map(pancake -> pancake.getStyleClass().stream()
                        .filter(name -> name.startsWith("tile-"))
                        .findFirst()
                        .orElseThrow()
                        .substring("tile-".length()))
                .collect(Collectors.joining());
    }

    private static List<String> sliding(Region board, int side) {
        return Arrays.stream(cells(board, ".sliding-grid", side, side))
                .map(cell -> cell.equals("?") ? "0" : cell)
                .toList();
    }
}
