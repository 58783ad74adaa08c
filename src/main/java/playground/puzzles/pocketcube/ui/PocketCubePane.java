package playground.puzzles.pocketcube.ui;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/**
 * Lays out the board as large as fits: the cube, under it the net and the buttons.
 *
 * <pre>
 *            cube
 *   net      U  U' R  R' F  F'
 *            D  D' L  L' B  B'
 * </pre>
 */
final class PocketCubePane extends Region {
    private static final double MARGIN = 12;
    private static final double GAP = 8;
    private static final int COLUMNS = 6;
    private static final double LOWER_PART = 0.27;
    private static final double LOWEST = 92;
    private static final double HIGHEST = 190;
    private static final double WIDEST_BUTTON = 76;
    private static final double NET_SHARE = 0.42;

    private final CubeShape cube;
    private final CubeNet net;
    private final TurnButton[] buttons;

    PocketCubePane(CubeShape cube, CubeNet net, TurnButton[] buttons) {
        this.cube = cube;
        this.net = net;
        this.buttons = buttons;
        getStyleClass().add("pocket-cube");
        setAccessibleRole(AccessibleRole.PARENT);
        setMinSize(360, 280);
        setPrefSize(720, 560);
        cube.setPickOnBounds(false);
        getChildren().addAll(cube, net);
        getChildren().addAll(buttons);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - 2 * MARGIN;
        double height = getHeight() - 2 * MARGIN;
        double lower = Math.max(LOWEST, Math.min(HIGHEST, height * LOWER_PART));
        double cubeHeight = Math.max(1, height - lower - GAP);
        cube.resizeRelocate(MARGIN, MARGIN, width, cubeHeight);
        double cell = Math.min(width * NET_SHARE / CubeNet.ACROSS, lower / CubeNet.DOWN);
        double netWidth = cell * CubeNet.ACROSS;
        double buttonWidth = Math.min(WIDEST_BUTTON, (width - netWidth - 3 * GAP) / COLUMNS - GAP);
        double between = Math.max(2 * GAP, (width - netWidth - COLUMNS * (buttonWidth + GAP)) / 3);
        double top = MARGIN + cubeHeight + GAP;
        double left = MARGIN + between;
        net.resizeRelocate(snapPositionX(left), snapPositionY(top), netWidth, cell * CubeNet.DOWN);
        double buttonHeight = Math.min(64, (lower - GAP) / 2);
        double buttonsLeft = left + netWidth + between;
        double buttonsTop = top + (cell * CubeNet.DOWN - 2 * buttonHeight - GAP) / 2;
        for (int number = 0; number < buttons.length; number++) {
            int row = number / COLUMNS;
            buttons[number].resizeRelocate(
                    snapPositionX(buttonsLeft + number % COLUMNS * (buttonWidth + GAP)),
                    snapPositionY(buttonsTop + row * (buttonHeight + GAP)),
                    buttonWidth,
                    buttonHeight);
        }
    }
}
