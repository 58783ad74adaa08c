package playground.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import javafx.application.Application;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command that shows the program at work in a window of its own, and leaves pictures of it. */
@Command(
        name = "demo",
        description = "Opens the window, plays by itself (scramble, hints, solve, play to the goal) and closes it.",
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--pictures", paramLabel = "FOLDER", description = "Where to leave pictures of every stage.")
    private Path pictures = Path.of("target", "demo");

    @Override
    public Integer call() {
        try {
            Application.launch(DemoApplication.class, pictures.toString());
        } catch (UnsupportedOperationException noDisplay) {
            spec.commandLine().getErr().println("The window cannot be opened: " + noDisplay.getMessage());
            return 1;
        }
        DemoApplication.Report report = DemoApplication.report();
        spec.commandLine().getOut().println(report.text());
        return report.reachedGoal() ? 0 : 1;
    }
}
