package playground.cli;

import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import playground.engine.Limits;

/** The options that say how far a search may go. */
final class LimitOptions {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MEGABYTE = 1 << 20;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private Limits limits = Limits.ofThisMachine();

    Limits limits() {
        return limits;
    }

    @Option(names = "--time", paramLabel = "SECONDS", description = "Stop after so long, building of tables included.")
    void setTime(String text) {
        double seconds = number("--time", text);
        limits = limits.withTime(Duration.ofNanos((long) (seconds * NANOS_PER_SECOND)));
    }

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after so many states are expanded.")
    void setNodes(String text) {
        limits = limits.withNodes((long) number("--nodes", text));
    }

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "Hold no more megabytes than this, tables included; unless given, half of what Java may take.")
    void setMemory(String text) {
        limits = limits.withMemory((long) (number("--memory", text) * MEGABYTE));
    }

    /** A number that is not negative; however large, since a cast to long ends at the greatest. */
    private double number(String option, String text) {
        try {
            double number = Double.parseDouble(text);
            // Also false for "NaN".
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Said below, in the words for a number that is out of range.
        }
        throw new ArgumentFault(command.commandLine(), option + " takes a number from 0 up, not \"" + text + "\".");
    }
}
