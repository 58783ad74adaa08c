package playground.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/** The window with an unseen hand at its mouse. It uses settings of its own, so that nobody's game is disturbed. */
public final class DemoApplication extends Application {
    /**
     * How the demonstration ended.
     *
     * @param reachedGoal whether the solution was played to the goal
     * @param text what was done, and the solution with its figures
     */
    record Report(boolean reachedGoal, String text) {}

    // JavaFX makes the application object itself and returns nothing of it.
    private static volatile Report report = new Report(false, "The window was closed before the demonstration ended.");

    private final PlaygroundApplication application = new PlaygroundApplication();
    private Path home;

    static Report report() {
        return report;
    }

    @Override
    public void init() throws IOException {
        home = Files.createTempDirectory("puzzle-playground-demo");
        System.setProperty("playground.home", home.toString());
    }

    @Override
    public void start(Stage stage) {
        application.start(stage);
        Path pictures = Path.of(getParameters().getRaw().get(0));
        List<String> puzzles = application.shell().puzzles();
        new Demonstration(stage, application.shell(), puzzles.subList(1, puzzles.size()), pictures, ended -> {
                    report = ended;
                    Platform.exit();
                })
                .run();
    }

    @Override
    public void stop() throws IOException {
        application.stop();
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
