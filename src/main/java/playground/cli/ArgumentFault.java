package playground.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** An argument that stands in the right place but is wrong. Its sentence says all, so no help is offered with it. */
final class ArgumentFault extends ParameterException {
    private static final long serialVersionUID = 1L;

    ArgumentFault(CommandLine command, String sentence) {
        super(command, sentence);
    }
}
