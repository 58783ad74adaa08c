package playground.puzzles.rotation.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import playground.engine.Puzzle;
import playground.puzzles.rotation.Lines;
import playground.puzzles.rotation.RotationGame;

/**
 * The 24 blocks, at rest or with one line on its way, in any size, with an outline around the centre and a track under
 * each line, which shows when the line is lit. The block that leaves a line is cut off at its end, and its twin comes in
 * at the other. Drawing moves nodes that are there already and creates none.
 */
final class LineGrid extends Region {
    /** The gap between two blocks, as a share of a block's side. */
    static final double GAP = 0.11;

    /** How round the corners of a block are, as in the style sheet. */
    static final double CORNER = 0.12;

    private static final int LINES = 4;
    private static final int CENTRE_START = 2;
    private static final int CENTRE_SIZE = 3;

    private final Region[] tracks = new Region[LINES];
    private final Block[] blocks = new Block[Lines.CELLS];
    private final Block twin = new Block();
    private final Rectangle centre = new Rectangle();
    private double side;
    private double pitch;
    private long state;
    private int move = Puzzle.NO_MOVE;
    private double t;
    private int aimed;

    /** A grid that shows a state at rest. */
    LineGrid(long state) {
        getStyleClass().add("rotation-blocks");
        for (int line = 0; line < LINES; line++) {
            tracks[line] = new Region();
            tracks[line].getStyleClass().add("line-track");
            tracks[line].setManaged(false);
            tracks[line].setVisible(false);
        }
        for (int cell = 0; cell < blocks.length; cell++) {
            blocks[cell] = new Block();
        }
        // The style sheet has no colour for a block that shows none.
        twin.show(1);
        centre.getStyleClass().add("centre-outline");
        centre.setManaged(false);
        centre.setMouseTransparent(true);
        getChildren().addAll(tracks);
        getChildren().addAll(blocks);
        getChildren().addAll(twin, centre);
        draw(state, Puzzle.NO_MOVE, 0);
    }

    /** The side of the grid as a multiple of a block's side. */
    static double sidesAcross() {
        return Place.ACROSS + (Place.ACROSS - 1) * GAP;
    }

    /** The side of a block. */
    double side() {
        return side;
    }

    /** From one block to the next. */
    double pitch() {
        return pitch;
    }

    /** The cell at a point, gaps counted half to either side; -1 where there is none. */
    int cellAt(double x, double y) {
        double half = (pitch - side) / 2;
        return Place.cell((int) Math.floor((x + half) / pitch), (int) Math.floor((y + half) / pitch));
    }

    /** Lights one line's track, or no longer. */
    void light(int line, boolean lit) {
        tracks[line].setVisible(lit);
    }

    boolean isLit(int line) {
        return tracks[line].isVisible();
    }

    /** Marks the blocks of a colour as those that a hint aims for; 0 marks none. */
    void aim(int colour) {
        aimed = colour;
        draw(state, move, t);
    }

    /** Draws a state at rest or a move on its way, as {@link playground.ui.board.BoardView#draw} says. */
    void draw(long newState, int newMove, double newT) {
        state = newState;
        move = newMove;
        t = newT;
        for (int cell = 0; cell < blocks.length; cell++) {
            show(blocks[cell], cell);
            blocks[cell].uncut();
            put(blocks[cell], Place.column(cell), Place.row(cell));
        }
        twin.setVisible(move != Puzzle.NO_MOVE);
        if (move != Puzzle.NO_MOVE) {
            drawLine(Lines.line(move), Lines.isForward(move));
        }
    }

    private void show(Block block, int cell) {
        int colour = RotationGame.colourAt(state, cell);
        block.show(colour);
        block.aim(colour == aimed);
    }

    private void drawLine(int line, boolean forward) {
        double way = forward ? t : -t;
        for (int place = 0; place < Lines.LENGTH; place++) {
            putInLine(blocks[Lines.cell(line, place)], line, place + way);
        }
        int last = forward ? Lines.LENGTH - 1 : 0;
        Block leaving = blocks[Lines.cell(line, last)];
        show(twin, Lines.cell(line, last));
        putInLine(twin, line, last + way + (forward ? -Lines.LENGTH : Lines.LENGTH));
        cut(leaving, Place.isColumn(line), forward, side - t * pitch);
        cut(twin, Place.isColumn(line), !forward, side - (1 - t) * pitch);
    }

    private void putInLine(Block block, int line, double place) {
        int across = Place.across(line);
        put(block, Place.isColumn(line) ? across : place, Place.isColumn(line) ? place : across);
    }

    private void put(Block block, double column, double row) {
        block.setLayoutX(column * pitch);
        block.setLayoutY(row * pitch);
    }

    /** Leaves so much of a block: its beginning, where it leaves at the later end, or its end. */
    private void cut(Block block, boolean column, boolean beginning, double length) {
        double start = beginning ? 0 : side - length;
        block.cut(column ? 0 : start, column ? start : 0, column ? side : length, column ? length : side);
    }

    @Override
    protected void layoutChildren() {
        side = snapPositionX(Math.min(getWidth(), getHeight()) / sidesAcross());
        pitch = side + snapPositionX(side * GAP);
        double gap = pitch - side;
        for (Block block : blocks) {
            block.resize(side, side);
        }
        twin.resize(side, side);
        double length = Lines.LENGTH * pitch + gap;
        for (int line = 0; line < LINES; line++) {
            double across = Place.across(line) * pitch - gap;
            double width = side + 2 * gap;
            boolean column = Place.isColumn(line);
            tracks[line].resizeRelocate(
                    column ? across : -gap, column ? -gap : across, column ? width : length, column ? length : width);
        }
        // Along the middle of the gaps.
        centre.setX(CENTRE_START * pitch - gap / 2);
        centre.setY(CENTRE_START * pitch - gap / 2);
        centre.setWidth(CENTRE_SIZE * pitch);
        centre.setHeight(CENTRE_SIZE * pitch);
        centre.setArcWidth(2 * side * CORNER + gap);
        centre.setArcHeight(2 * side * CORNER + gap);
        draw(state, move, t);
    }
}
