/**
 * The search algorithms, one file each. Every one of them counts through the
 * {@link playground.engine.SearchMonitor monitor}, obeys its limits, keeps its working memory in the run and not in the
 * solver, and says in its first sentences what its solutions are and how its memory grows.
 */
package playground.engine.search;
