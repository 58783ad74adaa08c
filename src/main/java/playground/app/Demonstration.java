package playground.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import playground.app.DemoApplication.Report;
import playground.engine.SearchResult;
import playground.ui.board.Hint.Rung;
import playground.ui.session.Session;
import playground.ui.session.Session.Step;
import playground.ui.session.Solving.Outcome;
import playground.ui.shell.Shell;

/**
 * Plays in the real window as a person would, by moving the mouse and clicking: deals a position, asks for hints, solves,
 * and plays the solution to the goal; then opens the other puzzles and has each solved. Each act waits for what it must bring about and leaves a picture;
 * one that does not come about in time ends the demonstration as failed.
 */
final class Demonstration {
    private static final Duration LOOK = Duration.ofMillis(100);
    /** Many times what an act takes: on a busy machine, nothing fails that only is slow. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** How many looks at what has come about before the picture is taken: for the eye, and for animations to end. */
    private static final int LOOKS = 6;

    private static final int DISTANCE = 9;

    /**
     * An act.
     *
     * @param target the selector of what to click on; null where there is only something to wait for
     * @param isDone how to see that it has come about
     */
    private record Act(String name, String target, BooleanSupplier isDone) {}

    private final Stage stage;
    private final Shell shell;
    private final Path folder;
    private final Consumer<Report> end;
    private final Robot robot = new Robot();
    private final Hand hand = new Hand(robot);
    private final Timings timings = new Timings();
    private final List<Act> acts = new ArrayList<>();
    // Not a timeline: after a slow frame that makes up for what it missed, several looks at one and the same picture.
    private final AnimationTimer looking = new AnimationTimer() {
        @Override
        public void handle(long now) {
            timings.look(session().exhibit().id(), hasValues());
            if (now - looked >= LOOK.toNanos()) {
                looked = now;
                look();
            }
        }
    };
    private int current;
    private int seen;
    private long begun;
    private long looked;
    private String solution = "";

    /**
     * A demonstration.
     *
     * @param others the puzzles to open after the one shown
     * @param folder where pictures are left
     * @param end is told how it ended
     */
    Demonstration(Stage stage, Shell shell, List<String> others, Path folder, Consumer<Report> end) {
        this.stage = stage;
        this.shell = shell;
        this.folder = folder;
        this.end = end;
        acts.addAll(game());
        others.forEach(puzzle -> acts.addAll(visit(puzzle)));
    }

    private List<Act> game() {
        return List.of(
                new Act("window", null, this::hasValues),
                new Act("new", "#new", () -> Hand.find("#new-at-distance") != null),
                new Act("deal", "#new-at-distance", this::isDealt),
                new Act("hint-1", "#hint", () -> tells(Rung.DISTANCE)),
                new Act("hint-2", "#hint", () -> tells(Rung.PLACE)),
                new Act("hint-3", "#hint", () -> tells(Rung.MOVE)),
                new Act(
                        "values",
                        "#show-values",
                        () -> Hand.find("#show-values") instanceof ToggleButton button && button.isSelected()),
                new Act("solve", "#solve", () -> session().showsPlan()),
                new Act("play", "#play", () -> session().cursor() > session().planStart() + 2),
                new Act("goal", null, () -> session().isSolved()));
    }

    /** Another puzzle, on the position that it opens with. */
    private List<Act> visit(String puzzle) {
        return List.of(
                new Act(puzzle, "#puzzle-" + puzzle, () -> shows(puzzle)),
                new Act(puzzle + "-hint", "#hint", () -> tells(Rung.DISTANCE)),
                new Act(puzzle + "-solve", "#solve", () -> session().showsPlan()));
    }

    private Session session() {
        return shell.game().session();
    }

    private boolean shows(String puzzle) {
        return session().exhibit().id().equals(puzzle);
    }

    private boolean hasValues() {
        return shell.game().valuesProperty().get() != null;
    }

    private boolean isDealt() {
        return session().canUndo()
                && shell.game().valuesProperty().get().distance() == DISTANCE
                && Hand.find("#new-at-distance") == null;
    }

    private boolean tells(Rung rung) {
        return shell.game().hintProperty().get().tells(rung);
    }

    void run() {
        begin(0);
        looking.start();
    }

    private void begin(int act) {
        current = act;
        seen = 0;
        begun = System.nanoTime();
        String target = acts.get(act).target();
        if (target != null) {
            hand.click(target);
        }
    }

    /** Lets the hand move or, when it rests, looks whether it has brought about what it should. */
    private void look() {
        if (System.nanoTime() - begun > PATIENCE.toNanos()) {
            finish(false, "failed: the act \"" + acts.get(current).name() + "\" did not come about");
        } else if (hand.isBusy()) {
            hand.move();
        } else if (acts.get(current).isDone().getAsBoolean() && ++seen >= LOOKS) {
            endAct();
        }
    }

    /** Leaves a picture: of the screen, not of the scene, for it shows what a person sees, with all open windows. */
    private void endAct() {
        Image picture = robot.getScreenCapture(null, stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        if (Pictures.isBlank(picture)) {
            return;
        }
        Act act = acts.get(current);
        Pictures.write(picture, folder.resolve("%02d-%s.png".formatted(current + 1, act.name())));
        if (session().isSolved() && solution.isEmpty()) {
            solution = solution();
        }
        if (current + 1 < acts.size()) {
            begin(current + 1);
        } else {
            finish(true, solution + System.lineSeparator() + timings);
        }
    }

    private void finish(boolean reachedGoal, String ending) {
        looking.stop();
        int done = reachedGoal ? acts.size() : current;
        StringJoiner acted = new StringJoiner(", ", "done: ", System.lineSeparator());
        acts.subList(0, done).forEach(act -> acted.add(act.name()));
        end.accept(new Report(reachedGoal, acted + ending + System.lineSeparator() + "pictures: " + folder));
    }

    private String solution() {
        Session session = session();
        List<String> moves = new ArrayList<>();
        for (Step step : session.steps().subList(session.planStart() + 1, session.cursor() + 1)) {
            moves.add(step.exhibit().puzzle().moveName(step.move()));
        }
        Step start = session.steps().get(session.planStart());
        Outcome outcome = shell.solving().outcomeProperty().get();
        SearchResult result = outcome.result();
        return String.join(
                System.lineSeparator(),
                "position: " + start.exhibit().puzzle().format(start.state()),
                "solution: %d moves: %s".formatted(moves.size(), String.join(" ", moves)),
                "search: %s, %d expanded, %d generated, %d µs"
                        .formatted(
                                outcome.algorithm().code(),
                                result.effort().expanded(),
                                result.effort().generated(),
                                result.elapsed().toNanos() / 1000));
    }
}
