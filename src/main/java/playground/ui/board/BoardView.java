package playground.ui.board;

import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;

/**
 * A picture of one board and its moves. It draws what it is told and keeps no state of the game: the picture is a
 * function of state, move and t, and of the marks on the moves. Belongs to the FX thread.
 */
public interface BoardView {
    /** The picture; crisp at any size it is given. */
    Region node();

    /**
     * Draws a state, or the way from it to the next.
     *
     * @param state the state before the move
     * @param move the move under way, or {@link playground.engine.Puzzle#NO_MOVE}
     * @param t how far, from 0 (not begun) to 1 (done), linear in what the hand would see
     */
    void draw(long state, int move, double t);

    /**
     * Marks every move with what it is worth.
     *
     * @param values the values of the state shown, or null for no marks
     */
    void mark(MoveValues values);

    /**
     * Points at a move.
     *
     * @param hint what to show of it, or {@link Hint#NONE}
     */
    void point(Hint hint);

    /**
     * What a move that was just asked of this board did, as a sentence in the words of who asked: where the board may be
     * held in several ways, the puzzle's own words may be others. Empty where those are right.
     *
     * @param texts the puzzle's
     */
    default String narrate(Texts texts, long state, int move) {
        return "";
    }

    /**
     * A key was pressed. Of use to boards where what a key means depends on how the board is held; others leave it to
     * {@link PuzzleKit#moveOf}.
     *
     * @param played the puzzle as it is played
     * @return whether the board took it, and asked for what it meant
     */
    default boolean press(KeyEvent key, Exhibit played) {
        return false;
    }

    /** Who is told what the person does. */
    void setInput(BoardInput input);
}
