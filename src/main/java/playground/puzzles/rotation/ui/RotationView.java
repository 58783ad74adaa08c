package playground.puzzles.rotation.ui;

import javafx.beans.binding.Bindings;
import javafx.beans.property.LongProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.scene.layout.Region;
import playground.engine.Puzzle;
import playground.puzzles.rotation.Lines;
import playground.puzzles.rotation.RotationExhibit;
import playground.puzzles.rotation.RotationGame;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.board.Hint;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;

/** The Rotation Game: the blocks, whose lines can be dragged, and a round button for each move at its arm. */
final class RotationView implements BoardView {
    /** Listens until somebody else does. */
    private static final BoardInput NOBODY = new BoardInput() {
        @Override
        public void play(int move) {}

        @Override
        public void drag(int move, double t) {}

        @Override
        public void release() {}
    };

    private final RotationExhibit exhibit;
    private final Texts texts;
    private final LineGrid grid;
    private final TurnMarks marks = new TurnMarks();
    private final TurnButton[] buttons;
    private final RotationPane pane;
    private final LongProperty still;
    private BoardInput input = NOBODY;
    private Hint hint = Hint.NONE;
    private boolean atRest = true;

    RotationView(RotationExhibit exhibit, Texts texts) {
        this.exhibit = exhibit;
        this.texts = texts;
        Puzzle puzzle = exhibit.puzzle();
        long first = puzzle.goals()[0];
        grid = new LineGrid(first);
        still = new SimpleLongProperty(first);
        new LineDrag(grid, () -> input);
        buttons = new TurnButton[puzzle.moveCount()];
        for (int move = 0; move < buttons.length; move++) {
            buttons[move] = newButton(move, puzzle.moveName(move));
        }
        pane = new RotationPane(grid, marks, buttons);
        pane.accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spokenState, still, texts.languageProperty()));
    }

    private TurnButton newButton(int move, String name) {
        TurnButton button = new TurnButton(move, name, texts);
        button.setOnAction(event -> input.play(move));
        Bindings.or(button.hoverProperty(), button.focusVisibleProperty())
                .addListener((property, before, pointed) -> grid.light(Lines.line(move), pointed));
        return button;
    }

    /** The state at rest, line by line. */
    private String spokenState() {
        String[] lines = new String[Lines.MOVES / 2];
        for (int line = 0; line < lines.length; line++) {
            Object[] colours = new Object[Lines.LENGTH];
            for (int place = 0; place < colours.length; place++) {
                colours[place] = RotationGame.colourAt(still.get(), Lines.cell(line, place));
            }
            lines[line] = texts.get("spoken.line." + line, colours);
        }
        return String.join(texts.get("spoken.separator"), lines);
    }

    @Override
    public Region node() {
        return pane;
    }

    @Override
    public void draw(long state, int move, double t) {
        grid.draw(state, move, t);
        atRest = move == Puzzle.NO_MOVE;
        if (atRest) {
            still.set(state);
            aim();
        }
    }

    /** Marks the blocks of the colour that the hint aims for; on the way the colours of the next state are not known. */
    private void aim() {
        boolean told = hint.tells(Hint.Rung.PLACE) && hint.move() != Puzzle.NO_MOVE;
        if (!told || atRest) {
            grid.aim(told ? exhibit.aim(still.get(), hint.move()) : 0);
        }
    }

    @Override
    public void mark(MoveValues values) {
        for (TurnButton button : buttons) {
            button.marks().mark(values);
        }
    }

    @Override
    public void point(Hint newHint) {
        hint = newHint;
        marks.show(hint);
        for (int move = 0; move < buttons.length; move++) {
            buttons[move].marks().setHinted(hint.tells(Hint.Rung.MOVE) && hint.move() == move);
        }
        aim();
    }

    @Override
    public void setInput(BoardInput newInput) {
        input = newInput;
    }
}
