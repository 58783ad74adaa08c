/** Tests of sliding tiles on screen. */
package playground.puzzles.sliding.ui;
