/** Sliding tiles on screen: their kit, their board and the pieces of the board. */
package playground.puzzles.sliding.ui;
