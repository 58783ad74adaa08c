package playground.puzzles.pancake.ui;

import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;

/** The stack: a bar for each pancake, as wide as its size. A turn carries the upper ones to their mirrored places. */
final class StackPicture extends Pane {
    static final int COUNT = 7;

    /** [size - 1]: the bar of a pancake. */
    private final Rectangle[] bars = new Rectangle[COUNT];

    private long state;
    private int move = Puzzle.NO_MOVE;
    private double t;

    StackPicture() {
        for (int i = 0; i < COUNT; i++) {
            bars[i] = new Rectangle();
            bars[i].getStyleClass().addAll("tile-" + (i + 1), "pancake");
        }
        getChildren().addAll(bars);
    }

    void draw(long newState, int newMove, double newT) {
        state = newState;
        move = newMove;
        t = newT;
        for (int place = 0; place < COUNT; place++) {
            bar(Nibbles.get(state, place)).setY(pitch() * at(place));
        }
    }

    /** Where the pancake of a place is drawn: between its place and the one that the move carries it to. */
    private double at(int place) {
        int last = move == Puzzle.NO_MOVE ? -1 : move + 1;
        int target = place <= last ? last - place : place;
        return place + (target - place) * t;
    }

    /** The bar of a size. */
    Rectangle bar(int size) {
        return bars[size - 1];
    }

    double pitch() {
        return getHeight() / COUNT;
    }

    @Override
    protected void layoutChildren() {
        for (int size = 1; size <= COUNT; size++) {
            double width = getWidth() * (size + 1) / (COUNT + 1);
            bar(size).setWidth(width);
            bar(size).setHeight(pitch() * 0.8);
            bar(size).setX((getWidth() - width) / 2);
        }
        draw(state, move, t);
    }
}
