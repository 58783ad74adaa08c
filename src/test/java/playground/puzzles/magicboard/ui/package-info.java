/** Tests of Magic Board on screen. */
package playground.puzzles.magicboard.ui;
