package playground.ui.board;

import javafx.beans.property.BooleanProperty;

/**
 * A yes-or-no choice that a player has about a puzzle, kept over restarts by the window.
 *
 * @param key of its name, in the puzzle's texts as {@code preference.<key>}, and in the settings
 * @param value what is chosen now
 */
public record Preference(String key, BooleanProperty value) {}
