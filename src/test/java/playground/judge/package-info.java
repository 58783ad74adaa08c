/** Tests of the judges' problems: what goes in and what comes out, to the byte. */
package playground.judge;
