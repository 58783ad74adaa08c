/** Magic Board (魔板): eight tiles in two rows of four, and three moves of which two cannot be taken back in one. */
package playground.puzzles.magicboard;
