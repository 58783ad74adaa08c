/**
 * The command line. It knows no puzzle: what can be solved, read and chosen is taken from the exhibits it is given. The
 * only package that touches the process's standard streams.
 */
package playground.cli;
