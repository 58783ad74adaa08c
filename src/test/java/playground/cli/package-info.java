/** Tests of the command line, through its front door: arguments and input in, output and exit code out. */
package playground.cli;
