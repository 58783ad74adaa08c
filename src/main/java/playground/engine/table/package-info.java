/**
 * Complete knowledge of small spaces: rankings that number their states, tables that hold the distance of every one, and
 * what can be read off them. A pattern database is the table of a smaller puzzle.
 */
package playground.engine.table;
