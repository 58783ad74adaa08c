/** The program: its start, its window on the screen, its demonstration, and the one list of puzzles. */
package playground.app;
