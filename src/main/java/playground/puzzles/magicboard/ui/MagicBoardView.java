package playground.puzzles.magicboard.ui;

import javafx.beans.binding.Bindings;
import javafx.beans.property.LongProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.engine.table.Nibbles;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Hint;
import playground.ui.board.MoveButton;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** Magic Board: the tiles, which can be dragged, a handle that turns the middle four, and a button for each move. */
final class MagicBoardView implements BoardView {
    /** Listens until somebody else does. */
    private static final BoardInput NOBODY = new BoardInput() {
        @Override
        public void play(int move) {}

        @Override
        public void drag(int move, double t) {}

        @Override
        public void release() {}
    };

    private final Texts texts;
    private final TileGrid grid;
    private final HintMarks marks = new HintMarks();
    private final TurnHandle handle;
    private final MoveButton[] buttons;
    private final MagicBoardPane pane;
    private final LongProperty still;
    private BoardInput input = NOBODY;

    MagicBoardView(Puzzle puzzle, Texts texts) {
        this.texts = texts;
        long goal = puzzle.goals()[0];
        grid = new TileGrid(goal);
        still = new SimpleLongProperty(goal);
        buttons = new MoveButton[puzzle.moveCount()];
        for (int move = 0; move < buttons.length; move++) {
            int played = move;
            buttons[move] = new MoveButton(move, puzzle.moveName(move), texts);
            buttons[move].setOnAction(event -> input.play(played));
        }
        handle = new TurnHandle(texts);
        handle.setOnAction(event -> input.play(TileGrid.C));
        TileDrag drag = new TileDrag(grid, () -> input);
        pane = new MagicBoardPane(grid, marks, handle, buttons, texts);
        pane.note().visibleProperty().bind(drag.wrongWayProperty());
        pane.accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spokenState, still, texts.languageProperty()));
    }

    /** The state at rest, row by row, each from left to right. */
    private String spokenState() {
        Object[] tiles = new Object[TileGrid.COLUMNS * TileGrid.ROWS];
        for (int cell = 0; cell < tiles.length; cell++) {
            int place = TileGrid.row(cell) * TileGrid.COLUMNS + TileGrid.column(cell);
            tiles[place] = Nibbles.get(still.get(), cell);
        }
        return texts.get("spoken.state", tiles);
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void draw(long state, int move, double t) {
        grid.draw(state, move, t);
        handle.follow(move, t);
        if (move == Puzzle.NO_MOVE) {
            still.set(state);
        }
    }

    @Override
    public void mark(MoveValues values) {
        for (MoveButton button : buttons) {
            button.mark(values);
        }
    }

    @Override
    public void point(Hint hint) {
        marks.show(hint);
        for (int move = 0; move < buttons.length; move++) {
            buttons[move].setHinted(hint.tells(Hint.Rung.MOVE) && hint.move() == move);
        }
    }

    @Override
    public void setInput(BoardInput newInput) {
        input = newInput;
    }
}
