/** The Rotation Game: eight blocks of each of three colours on four lines that cross; eight alike fill the centre. */
package playground.puzzles.rotation;
