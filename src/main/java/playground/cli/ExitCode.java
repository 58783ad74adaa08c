package playground.cli;

/** What the process tells whoever started it. */
final class ExitCode {
    static final int OK = 0;
    static final int NO_SOLUTION = 1;
    static final int USAGE = 2;
    static final int LIMIT_REACHED = 3;
    /** A solution is not as long as was given. */
    static final int DIFFERENT = 4;
    /** EX_SOFTWARE of BSD's sysexits.h: a fault of this program. */
    static final int BUG = 70;
    /** EX_IOERR, likewise: nobody takes the output. */
    static final int OUTPUT_FAILED = 74;

    private ExitCode() {}
}
