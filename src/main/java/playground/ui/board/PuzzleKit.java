package playground.ui.board;

import java.util.List;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.engine.Puzzle;

/**
 * All that the app needs to exhibit a puzzle.
 *
 * <p>By convention a puzzle's texts stand in the bundle named by its id, with at least the keys {@code name};
 * {@code move.N} (what move number N does, a few words) and {@code step.N} (the same as a sentence that narrates it);
 * {@code place.N} (the part of the board that it moves); {@code reading.R} for each reading; {@code notable.K} for each
 * notable position.
 */
public interface PuzzleKit {
    /**
     * A position worth playing.
     *
     * @param key of its name in the puzzle's texts
     * @param position as a player writes it, in the first reading, for the puzzle's own goal
     */
    record NotablePosition(String key, String position) {}

    /** The puzzle with its own goal. */
    Exhibit exhibit();

    /** A fresh board; {@code texts} are the puzzle's. */
    BoardView newBoard(Texts texts);

    /** A small still picture of a state, for the goal; nothing in it can be clicked. */
    Region newMiniature(long state);

    /** Positions worth playing, the easiest first. */
    List<NotablePosition> notablePositions();

    /** The move that a key asks for, or {@link Puzzle#NO_MOVE}. Usually the letter that names the move. */
    default int moveOf(KeyEvent key) {
        Puzzle puzzle = exhibit().puzzle();
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (puzzle.moveName(move).equals(key.getCode().getName())) {
                return move;
            }
        }
        return Puzzle.NO_MOVE;
    }
}
