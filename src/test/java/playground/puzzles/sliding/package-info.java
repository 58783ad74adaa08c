/** Tests of the rules, heuristics and figures of sliding tiles. */
package playground.puzzles.sliding;
