/**
 * The template of a puzzle: sorting a stack of pancakes by turning over the upper ones. Small, but complete: rules,
 * texts in two languages, a heuristic, a table and every algorithm. To add a puzzle, read this package first; the
 * contract tests run it, so it cannot rot.
 */
package playground.puzzles.pancake;
