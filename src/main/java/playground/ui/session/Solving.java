package playground.ui.session;

import java.time.Duration;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.Limits;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;
import playground.ui.session.Background.Job;

/**
 * Solves the state shown: builds what the algorithm needs, searches, and plans the solution in the game. One run at a
 * time; a run is given up when the game moves on.
 */
public final class Solving {
    /**
     * A run that has ended.
     *
     * @param algorithm what searched
     * @param result how it ended
     * @param buildTime the time to build what the algorithm needed, not part of the search's own
     */
    public record Outcome(Algorithm algorithm, SearchResult result, Duration buildTime) {}

    private final Game game;
    private final Background background;
    private final ReadOnlyObjectWrapper<Job> running = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Outcome> outcome = new ReadOnlyObjectWrapper<>();

    /** Solves the states of a game. */
    public Solving(Game game, Background background) {
        this.game = game;
        this.background = background;
        game.sessionProperty().addListener((property, before, after) -> follow(before, after));
    }

    /** The run under way; null where there is none. */
    public ReadOnlyObjectProperty<Job> runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** The last run of the state or plan shown; null where there is none. */
    public ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    /** Solves the state shown, in place of a run under way. */
    public void solve(Algorithm algorithm) {
        stop();
        outcome.set(null);
        long start = game.session().state();
        Solver[] solver = new Solver[1];
        Job[] job = new Job[1];
        job[0] = background.run(
                "job.prepare", new SearchMonitor(), monitor -> build(algorithm, monitor, solver), built -> {
                    if (running.get() != job[0]) {
                        return;
                    }
                    if (built.isSolved()) {
                        search(algorithm, solver[0], start, built.elapsed());
                    } else {
                        end(new Outcome(algorithm, built, built.elapsed()));
                    }
                });
        running.set(job[0]);
    }

    /** Builds a solver as if it were a search, which ends in a result also where it is stopped; solved means built. */
    private static SearchResult build(Algorithm algorithm, SearchMonitor monitor, Solver[] into) {
        return monitor.run(() -> {
            into[0] = algorithm.builder().build(monitor);
            return new int[0];
        });
    }

    private void search(Algorithm algorithm, Solver solver, long start, Duration buildTime) {
        Job[] job = new Job[1];
        job[0] = background.run(
                "job.search",
                new SearchMonitor(Limits.ofThisMachine()),
                monitor -> solver.solve(start, monitor),
                result -> {
                    if (running.get() == job[0]) {
                        end(new Outcome(algorithm, result, buildTime));
                    }
                });
        running.set(job[0]);
    }

    private void end(Outcome ended) {
        running.set(null);
        if (ended.result().isSolved()) {
            if (ended.algorithm().promise() != Promise.ANY) {
                game.learn(ended.result().moves());
            }
            game.plan(ended.result().moves());
        }
        outcome.set(ended);
    }

    /** Stops the run under way; what it counted is shown as soon as it has ended. */
    public void stop() {
        if (running.get() != null) {
            running.get().stop();
        }
    }

    private void follow(Session before, Session after) {
        boolean moved = after.state() != before.state() || after.exhibit() != before.exhibit();
        if (moved && running.get() != null) {
            stop();
            running.set(null);
        }
        boolean planGone = after.planStart() == Session.NO_PLAN;
        if (moved && planGone) {
            outcome.set(null);
        }
    }
}
