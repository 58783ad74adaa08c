/**
 * What a puzzle gives the app, and what it is given to say it with: its {@link playground.ui.board.PuzzleKit kit}, its
 * {@link playground.ui.board.BoardView board} and the {@link playground.ui.board.Texts texts} of the chosen language.
 */
package playground.ui.board;
