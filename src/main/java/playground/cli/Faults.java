package playground.cli;

import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import playground.judge.InvalidInputException;

/** Says what went wrong, each kind of fault in its way, and returns the exit code. */
final class Faults {
    private Faults() {}

    /** The command line is wrong: what is wrong, what was perhaps meant, and where help is. */
    static int ofUsage(ParameterException fault, String[] arguments) {
        CommandLine command = fault.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(fault.getMessage());
        if (fault instanceof ArgumentFault) {
            return ExitCode.USAGE;
        }
        UnmatchedArgumentException.printSuggestions(fault, err);
        err.println("Try \"" + command.getCommandSpec().qualifiedName() + " --help\".");
        return ExitCode.USAGE;
    }

    /** A command failed. */
    static int ofExecution(Exception failure, CommandLine command, ParseResult arguments) {
        PrintWriter err = command.getErr();
        if (failure instanceof InvalidInputException) {
            err.println(failure.getMessage());
            return ExitCode.USAGE;
        }
        if (failure instanceof IOException unwritten) {
            return outputFailed(unwritten, err);
        }
        return bug(failure, err);
    }

    /** Nobody takes the output. A reader that has seen enough ("| head") is no fault, so nothing is said of it. */
    static int outputFailed(IOException failure, PrintWriter err) {
        String reason = String.valueOf(failure.getMessage());
        if (!reason.contains("Broken pipe")) {
            err.println("The output could not be written: " + reason);
        }
        return ExitCode.OUTPUT_FAILED;
    }

    /** A fault of this program: a line for the player, and the stack trace for the report. */
    static int bug(Throwable fault, PrintWriter err) {
        err.println("This is a fault of the program, not yours. Please report it with the lines below.");
        fault.printStackTrace(err);
        return ExitCode.BUG;
    }
}
