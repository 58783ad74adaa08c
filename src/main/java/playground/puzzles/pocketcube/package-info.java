/** The Pocket Cube (二阶魔方): the 2x2x2 cube, to be solved or to have as many complete faces as a few turns can make. */
package playground.puzzles.pocketcube;
