package playground.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ScopeType;

/** The program itself. It does nothing but hold the commands, which inherit what is said here. */
@Command(
        name = TopCommand.NAME,
        description = "Solves puzzles by the shortest way, and answers online judges' problems about them.",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = TopCommand.Version.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            " 0:done; for solve, solved",
            " 1:no solution exists",
            " 2:the input or the command line is wrong, and standard error says what",
            " 3:a limit was reached before a solution was found",
            " 4:for bench, a solution is not as long as the file says",
            "70:a fault of this program",
            "74:the output could not be written"
        })
final class TopCommand {
    static final String NAME = "puzzle-playground";

    /** The version that the jar's manifest holds; there is none where the program runs from its classes. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = TopCommand.class.getPackage().getImplementationVersion();
            return new String[] {NAME + " " + (version == null ? "(not packaged)" : version)};
        }
    }
}
