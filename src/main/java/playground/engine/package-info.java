/**
 * The contract between puzzles, algorithms and everything that shows them: what a puzzle is, what a solver returns, how
 * a running search is watched and stopped. Nothing here knows a particular puzzle or algorithm, and nothing here needs
 * more than {@code java.base}.
 */
package playground.engine;
