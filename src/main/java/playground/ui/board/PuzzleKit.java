package playground.ui.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.engine.Puzzle;

/**
 * All that the app needs to exhibit a puzzle.
 *
 * <p>By convention a puzzle's texts stand in the bundle named by its id, with at least the keys {@code name};
 * {@code move.N} (what move number N does, a few words) unless {@link #keys} is overridden; {@code step.N} and {@code place.N} unless {@link #narrate} and
 * {@link #place} are overridden; {@code preference.P} for each preference; {@code reading.R} for each reading; {@code notable.K} for each
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

    /**
     * A line in the list of keys.
     *
     * @param keys as they are written
     * @param key of what they mean, in the puzzle's texts
     */
    record KeyMeaning(List<String> keys, String key) {}

    /** The puzzle with its own goal. */
    Exhibit exhibit();

    /** A fresh board; {@code texts} are the puzzle's. */
    BoardView newBoard(Texts texts);

    /** A small still picture of a state; nothing in it can be clicked. */
    Region newMiniature(long state);

    /** A small still picture of what an exhibit's goal is. */
    default Region newGoalPicture(Texts texts, Exhibit exhibit) {
        return newMiniature(exhibit.puzzle().goals()[0]);
    }

    /**
     * What a move does to a state, as a sentence in the puzzle's own words.
     *
     * @param texts the puzzle's
     */
    default String narrate(Texts texts, long state, int move) {
        return texts.get("step." + move);
    }

    /** The part of the board that a move from a state moves, a few words. */
    default String place(Texts texts, long state, int move) {
        return texts.get("place." + move);
    }

    /** What a good move from a state is good for, as a sentence in the puzzle's own words; empty where none fits. */
    default String reason(Texts texts, Exhibit exhibit, long state, int move) {
        return "";
    }

    /**
     * What a player should know of a state besides its distance, a few words: the colour aimed at, say; or empty.
     *
     * @param moves how many were made since the start
     */
    default String remark(Texts texts, Exhibit exhibit, long state, int moves) {
        return "";
    }

    /** That a goal is reached by so many moves, as a sentence in the puzzle's own words; empty where any puzzle's fit. */
    default String reached(Texts texts, Exhibit exhibit, int moves) {
        return "";
    }

    /** Choices that a player has about this puzzle's board and keys; the same objects at every call. */
    default List<Preference> preferences() {
        return List.of();
    }

    /**
     * A part of the side panel of the puzzle's own, in which goals that no other puzzle has are chosen.
     *
     * @param goal the exhibit shown; setting another keeps the state and begins a new game with it
     */
    default Optional<Region> newGoalCard(Texts texts, ObjectProperty<Exhibit> goal) {
        return Optional.empty();
    }

    /** Positions worth playing, the easiest first. */
    List<NotablePosition> notablePositions();

    /**
     * The greatest distance at which a position can be dealt by search within seconds, where exact distances cannot be had;
     * 0 where none is to be dealt so.
     */
    default int farthestToSearch() {
        return 0;
    }

    /** How the keys that ask for a move are written in the list of keys, where {@link #moveOf} knows them. */
    default List<String> keysOf(int move) {
        return List.of(exhibit().puzzle().moveName(move));
    }

    /** What the list of keys says of the keys of this puzzle: usually those of each move. */
    default List<KeyMeaning> keys() {
        return IntStream.range(0, exhibit().puzzle().moveCount())
                .mapToObj(move -> new KeyMeaning(keysOf(move), "move." + move))
                .toList();
    }

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
