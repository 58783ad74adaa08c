package playground.app;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.StringJoiner;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;
import playground.app.DemoApplication.Report;
import playground.engine.Progress;
import playground.engine.SearchResult;
import playground.ui.board.Hint.Rung;
import playground.ui.session.Game;
import playground.ui.session.Session;
import playground.ui.session.Session.Step;
import playground.ui.session.Solving.Outcome;
import playground.ui.shell.Shell;

/**
 * Plays one game in the real window as a person would, by moving the mouse and clicking: deals a position, asks for
 * hints, solves, and plays the solution to the goal. Each stage waits for what it must bring about; one that does not
 * come about in time ends the demonstration as failed.
 */
final class Demonstration {
    private static final Duration LOOK = Duration.millis(100);
    private static final int PATIENCE = 300;

    /** An act: what to do, and how to see that it is done. */
    private record Act(String name, Runnable action, BooleanSupplier done) {}

    private final Stage stage;
    private final Shell shell;
    private final Path folder;
    private final Consumer<Report> end;
    private final Robot robot = new Robot();
    private final Queue<Act> acts = new ArrayDeque<>();
    private final Timeline looking = new Timeline(new KeyFrame(LOOK, tick -> look()));
    private final List<String> log = new ArrayList<>();
    private Act current;
    private int looks;

    /**
     * A demonstration.
     *
     * @param folder where pictures are left
     * @param end is told how it ended
     */
    Demonstration(Stage stage, Shell shell, Path folder, Consumer<Report> end) {
        this.stage = stage;
        this.shell = shell;
        this.folder = folder;
        this.end = end;
        Game game = shell.game();
        acts.add(new Act("window", () -> {}, () -> game.valuesProperty().get() != null));
        acts.add(new Act("new", () -> click("#new"), () -> find("#new-at-distance") != null));
        acts.add(new Act(
                "deal", () -> click("#new-at-distance"), () -> game.session().canUndo()));
        acts.add(new Act("hint-1", () -> click("#hint"), () -> tells(Rung.DISTANCE)));
        acts.add(new Act("hint-2", () -> click("#hint"), () -> tells(Rung.PLACE)));
        acts.add(new Act("hint-3", () -> click("#hint"), () -> tells(Rung.MOVE)));
        acts.add(new Act("values", () -> click("#show-values"), () -> true));
        acts.add(new Act("solve", () -> click("#solve"), () -> game.session().showsPlan()));
        acts.add(new Act(
                "play",
                () -> click("#play"),
                () -> game.session().cursor() > game.session().planStart() + 2));
        acts.add(new Act("goal", () -> {}, () -> game.session().isSolved()));
        looking.setCycleCount(Animation.INDEFINITE);
    }

    void run() {
        looking.play();
    }

    private void look() {
        if (current == null) {
            begin();
        } else if (current.done().getAsBoolean()) {
            // One look later, so that the picture has what the stage brought about.
            Pictures.write(stage.getScene(), folder.resolve(current.name() + ".png"));
            log.add(current.name());
            current = null;
        } else if (++looks > PATIENCE) {
            finish(false);
        }
    }

    private void begin() {
        current = acts.poll();
        looks = 0;
        if (current == null) {
            finish(shell.game().session().isSolved());
        } else {
            current.action().run();
        }
    }

    private void finish(boolean reachedGoal) {
        looking.stop();
        StringJoiner text = new StringJoiner(System.lineSeparator());
        text.add("done: " + String.join(", ", log));
        if (reachedGoal) {
            describeSolution(text);
            text.add("pictures: " + folder);
        } else {
            text.add("failed: \"" + (current == null ? "end" : current.name()) + "\" did not come about");
        }
        end.accept(new Report(reachedGoal, text.toString()));
    }

    private void describeSolution(StringJoiner text) {
        Session session = shell.game().session();
        StringBuilder moves = new StringBuilder();
        for (Step step : session.steps().subList(session.planStart() + 1, session.cursor() + 1)) {
            moves.append(step.exhibit().puzzle().moveName(step.move())).append(' ');
        }
        Outcome outcome = shell.solving().outcomeProperty().get();
        SearchResult result = outcome.result();
        Progress effort = result.effort();
        text.add("solution: " + result.moves().length + " moves: "
                + moves.toString().strip());
        text.add("algorithm: " + outcome.algorithm().code() + ", expanded " + effort.expanded() + ", generated "
                + effort.generated() + ", in " + result.elapsed().toNanos() / 1000 + " µs");
    }

    private boolean tells(Rung rung) {
        return shell.game().hintProperty().get().tells(rung);
    }

    private void click(String selector) {
        Node node = find(selector);
        if (node == null) {
            return;
        }
        Bounds bounds = node.getLayoutBounds();
        Point2D middle = node.localToScreen(bounds.getCenterX(), bounds.getCenterY());
        robot.mouseMove(middle);
        robot.mouseClick(MouseButton.PRIMARY);
    }

    /** A node in any open window: what "New" opens is a window of its own. */
    private static Node find(String selector) {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .map(Scene::getRoot)
                .map(root -> root.lookup(selector))
                .filter(node -> node != null && node.localToScreen(0, 0) != null)
                .findFirst()
                .orElse(null);
    }
}
