/**
 * The judges' problems, one file each: reads a problem's input as the judge gives it and writes the output that the
 * judge expects, to the byte.
 */
package playground.judge;
