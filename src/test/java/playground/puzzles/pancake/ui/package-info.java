/** The pancakes on the screen: the smallest board and kit there can be, for copying. */
package playground.puzzles.pancake.ui;
