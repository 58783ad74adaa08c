/** Tests of the Rotation Game on screen. */
package playground.puzzles.rotation.ui;
