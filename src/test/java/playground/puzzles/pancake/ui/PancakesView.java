package playground.puzzles.pancake.ui;

import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveButton;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** The stack and a button for each turn. */
final class PancakesView implements BoardView {
    private final Puzzle puzzle;
    private final StackPicture picture = new StackPicture();
    private final MoveButton[] buttons;
    private final BorderPane pane = new BorderPane(picture);
    private final StringProperty stack = new SimpleStringProperty("");
    private BoardInput input;

    PancakesView(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        buttons = new MoveButton[puzzle.moveCount()];
        for (int move = 0; move < buttons.length; move++) {
            int played = move;
            buttons[move] = new MoveButton(move, puzzle.moveName(move), texts);
            buttons[move].setOnAction(event -> input.play(played));
        }
        pane.setBottom(new HBox(8, buttons));
        pane.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get("spoken.state", stack.get()), stack, texts.languageProperty()));
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void draw(long state, int move, double t) {
        picture.draw(state, move, t);
        if (move == Puzzle.NO_MOVE) {
            stack.set(puzzle.format(state));
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
        for (int move = 0; move < buttons.length; move++) {
            buttons[move].setHinted(hint.tells(Rung.PLACE) && hint.move() == move);
        }
    }

    @Override
    public void setInput(BoardInput newInput) {
        input = newInput;
    }
}
