package playground.puzzles.sliding.ui;

import java.util.StringJoiner;
import javafx.beans.binding.Bindings;
import javafx.beans.property.LongProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;
import playground.puzzles.sliding.SquareBoard;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Hint;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** Sliding tiles, which are clicked or dragged; the arrow keys are the kit's. */
final class SlidingView implements BoardView {
    /** Listens until somebody else does. */
    private static final BoardInput NOBODY = new BoardInput() {
        @Override
        public void play(int move) {}

        @Override
        public void drag(int move, double t) {}

        @Override
        public void release() {}
    };

    private final SquareBoard board;
    private final Puzzle puzzle;
    private final Texts texts;
    private final Texts words;
    private final SlidingGrid grid;
    private final SlidingMarks marks;
    private final SlidingHand hand;
    private final SlidingPane pane;
    private final LongProperty still;
    private BoardInput input = NOBODY;
    private MoveValues values;
    private Hint hint = Hint.NONE;

    /**
     * A board that shows a puzzle's goal.
     *
     * @param texts those that boards of all sizes share
     */
    SlidingView(SquareBoard board, Puzzle puzzle, Texts texts) {
        this.board = board;
        this.puzzle = puzzle;
        this.texts = texts;
        words = texts.of("board");
        long goal = puzzle.goals()[0];
        still = new SimpleLongProperty(goal);
        grid = new SlidingGrid(board, goal);
        marks = new SlidingMarks(grid);
        hand = new SlidingHand(grid, puzzle, this::stateToCome, () -> input);
        for (int number = 1; number < board.cells(); number++) {
            int pressed = number;
            grid.tile(number).setOnFire(() -> hand.slide(SquareBoard.cellOf(stateToCome(), pressed)));
        }
        pane = new SlidingPane(grid, marks, this::showMarks);
        pane.accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spokenState, still, texts.languageProperty()));
        texts.languageProperty().addListener(change -> showMarks());
        showMarks();
    }

    private long stateToCome() {
        return grid.stateToCome(puzzle);
    }

    /** The state at rest, row by row. */
    private String spokenState() {
        StringJoiner rows = new StringJoiner(texts.get("spoken.row.separator"));
        for (int row = 0; row < board.side(); row++) {
            StringJoiner tiles = new StringJoiner(texts.get("spoken.separator"));
            for (int column = 0; column < board.side(); column++) {
                int tile = Nibbles.get(still.get(), row * board.side() + column);
                tiles.add(tile == 0 ? texts.get("spoken.gap") : Integer.toString(tile));
            }
            rows.add(tiles.toString());
        }
        return rows.toString();
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void draw(long state, int move, double t) {
        long before = stateToCome();
        grid.draw(state, move, t);
        if (move == Puzzle.NO_MOVE) {
            still.set(state);
        }
        // Marks belong to the state to come, so a move on its way changes them once.
        if (stateToCome() != before) {
            showMarks();
        }
    }

    @Override
    public void mark(MoveValues newValues) {
        values = newValues;
        showMarks();
    }

    @Override
    public void point(Hint newHint) {
        hint = newHint;
        showMarks();
    }

    private void showMarks() {
        long state = stateToCome();
        for (int cell = 0; cell < board.cells(); cell++) {
            int number = Nibbles.get(state, cell);
            if (number != 0) {
                SlidingTile tile = grid.tile(number);
                tile.setMovable(SlidingHand.moveTowardsGap(board, state, cell) != Puzzle.NO_MOVE);
                tile.hideChange();
                tile.setAccessibleText(texts.get("spoken.tile", number));
            }
        }
        for (int move = 0; move < SquareBoard.MOVES; move++) {
            int number = board.tileOf(state, move);
            if (number != 0) {
                showMove(grid.tile(number), number, move);
            }
        }
        marks.show(hint, state);
    }

    private void showMove(SlidingTile tile, int number, int move) {
        String plain = texts.get("spoken.move." + move, number);
        boolean worthKnown = values != null && values.isKnown(move);
        if (worthKnown) {
            tile.showChange(values.change(move));
        }
        tile.setAccessibleText(
                worthKnown ? words.get("spoken.value", plain, values.after()[move], values.change(move)) : plain);
    }

    @Override
    public void setInput(BoardInput newInput) {
        input = newInput;
    }
}
