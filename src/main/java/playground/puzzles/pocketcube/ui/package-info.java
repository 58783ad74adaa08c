/** The Pocket Cube on screen: its kit, its board and the pieces of the board. */
package playground.puzzles.pocketcube.ui;
