/** Sliding tiles (8-puzzle, 15-puzzle; 数字推盘): numbered tiles in a square with one gap, into which a neighbour slides. */
package playground.puzzles.sliding;
