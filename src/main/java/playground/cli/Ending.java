package playground.cli;

import java.util.Locale;
import playground.engine.Progress;
import playground.engine.SearchResult.Status;

/** The sentence and the exit code for a run without a solution. */
final class Ending {
    private Ending() {}

    static int exitCode(Status status) {
        return switch (status) {
            case SOLVED -> ExitCode.OK;
            case NO_SOLUTION -> ExitCode.NO_SOLUTION;
            case TIME_LIMIT, NODE_LIMIT, MEMORY_LIMIT, CANCELLED -> ExitCode.LIMIT_REACHED;
        };
    }

    /** Why there is no solution, and what was counted until then. */
    static String sentence(SolverRun run) {
        String reason = reason(run.search().status());
        if (run.stoppedWhileBuilding()) {
            return reason + " while tables were built: "
                    + counted(run.building().effort());
        }
        return reason + ": " + counted(run.search().effort());
    }

    private static String reason(Status status) {
        return switch (status) {
            case SOLVED -> "A solution was found";
            case NO_SOLUTION -> "There is no solution";
            case TIME_LIMIT -> "The limit on time was reached";
            case NODE_LIMIT -> "The limit on expanded states was reached";
            case MEMORY_LIMIT -> "The limit on memory was reached";
            case CANCELLED -> "The search was stopped";
        };
    }

    private static String counted(Progress effort) {
        return String.format(
                Locale.ROOT,
                "expanded %,d, generated %,d, stored at most %,d, got to bound %d.",
                effort.expanded(),
                effort.generated(),
                effort.peakStored(),
                effort.bound());
    }
}
