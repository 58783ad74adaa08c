package playground.ui.session;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Limits;
import playground.engine.SearchMonitor;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.session.Background.Job;

/**
 * What the person at the window is doing, and what is known about it: the session, the exact distances once they are
 * there or, where they cannot be had, what searches found, and the hint asked for. All on the FX thread. Every action of the window is one call here; everything shown is
 * bound to the properties.
 */
public final class Game implements AutoCloseable {
    private final Background background;
    private final Clock clock = new Clock();
    private final ReadOnlyObjectWrapper<Session> session = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Distances> distances = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Hint> hint = new ReadOnlyObjectWrapper<>(Hint.NONE);
    private final Appraisal appraisal;
    private final ObjectBinding<MoveValues> values;
    /** The search for a position to begin again from; null before the first. */
    private Job dealing;
    /** Whether a hint was asked for that cannot be given yet. */
    private boolean hintAwaited;

    // The job that works the distances out, which somebody may have stopped, and whose distances these are.
    private Job loading;
    private Exhibit loadingFor;

    /** How often a goal was worked out; only the last counts. */
    private int restarts;

    /** A game that goes on from a session. */
    public Game(Background background, Session first) {
        this.background = background;
        session.set(first);
        appraisal = new Appraisal(background, first);
        values = Bindings.createObjectBinding(this::values, session, distances, appraisal.foundProperty());
        appraisal.foundProperty().addListener(change -> giveAwaitedHint());
        loadDistances();
        appraisal.goOn();
    }

    /** The session; never null. */
    public ReadOnlyObjectProperty<Session> sessionProperty() {
        return session.getReadOnlyProperty();
    }

    /** The session now. */
    public Session session() {
        return session.get();
    }

    /** The exact distances to the goal; null while they are being worked out, or where none can be had. */
    public ReadOnlyObjectProperty<Distances> distancesProperty() {
        return distances.getReadOnlyProperty();
    }

    /** What every move from the state shown is worth; null while that is not known. */
    public ObjectBinding<MoveValues> valuesProperty() {
        return values;
    }

    /** What searches found where there are no exact distances; what {@link #distanceOf} says may change with it. */
    public ReadOnlyObjectProperty<?> foundProperty() {
        return appraisal.foundProperty();
    }

    /** How far the state shown is at least, while that is all that a search has proved; 0 where nothing is. */
    public ReadOnlyIntegerProperty atLeastProperty() {
        return appraisal.atLeastProperty();
    }

    /** Whether moves are to be valued where only searches can do that. */
    public BooleanProperty valuesWantedProperty() {
        return appraisal.movesWantedProperty();
    }

    /** The distance of a state to the present goal, or {@link MoveValues#UNKNOWN}. */
    public int distanceOf(long state) {
        return distances.get() == null
                ? appraisal.foundProperty().get().distanceOf(state)
                : distances.get().estimate(state);
    }

    /** The hint shown; it goes with every move. */
    public ReadOnlyObjectProperty<Hint> hintProperty() {
        return hint.getReadOnlyProperty();
    }

    /** The time played. */
    public Clock clock() {
        return clock;
    }

    /** The player makes a move, where it is possible. */
    public void play(int move) {
        show(session().play(move));
    }

    /** Goes back one step, through the starts of earlier games too. */
    public void undo() {
        seek(session().cursor() - 1);
    }

    /** Goes forward one step. */
    public void redo() {
        seek(session().cursor() + 1);
    }

    /** Goes to a step of the session. */
    public void seek(int step) {
        show(session().seek(step));
    }

    /** Plans a solution of the state shown. */
    public void plan(int[] moves) {
        show(session().plan(moves));
    }

    /**
     * Begins again from a position, which may have another goal, and may be of another puzzle. A goal that depends on the
     * start is worked out first; where the game goes on meanwhile, that is dropped.
     */
    public void restart(Exhibit exhibit, long state) {
        if (!exhibit.goalDependsOnStart()) {
            show(session().restart(exhibit, state));
            return;
        }
        Session asked = session();
        int number = ++restarts;
        background.run("job.goal", new SearchMonitor(), monitor -> exhibit.startingFrom(state, monitor), known -> {
            if (number == restarts && session().equals(asked)) {
                show(asked.restart(known, state));
            }
        });
    }

    /** Begins again from a position drawn uniformly. */
    public void restartAnywhere(long seed) {
        Exhibit exhibit = session().exhibit();
        restart(exhibit, exhibit.puzzle().randomState(Seeds.generator(seed)));
    }

    /**
     * Begins again from a position at exactly this distance from the present goal; where distances are not known, as soon as
     * one is found.
     */
    public void restartAt(int distance, long seed) {
        Exhibit exhibit = session().exhibit();
        if (distances.get() != null) {
            long state = distances.get().randomState(distance, Seeds.generator(seed));
            show(session().restart(exhibit, state));
            return;
        }
        Session asked = session();
        Algorithm best = exhibit.algorithms().get(0);
        stopDealing();
        dealing = background.run(
                "job.deal",
                new SearchMonitor(Limits.ofThisMachine()),
                monitor -> new WalkToDistance(exhibit.puzzle(), best.builder().build(monitor), Seeds.generator(seed))
                        .find(distance, monitor),
                state -> {
                    if (session().equals(asked)) {
                        show(asked.restart(exhibit, state));
                    }
                });
    }

    private void stopDealing() {
        if (dealing != null) {
            dealing.stop();
        }
    }

    /** Takes note of a shortest solution of the state shown, which tells distances where there are no exact ones. */
    public void learn(int[] solution) {
        appraisal.learn(solution);
    }

    /**
     * Climbs one rung of the hint ladder; from its last rung, makes the move. Where nothing is known yet, that comes
     * first, and the hint comes with it.
     */
    public void askForHint() {
        MoveValues known = values.get();
        if (known == null) {
            findOut();
        } else if (hint.get().rung() == Rung.MOVE) {
            play(hint.get().move());
        } else if (known.distance() == 0) {
            hint.set(new Hint(Rung.DISTANCE, known));
        } else {
            hint.set(new Hint(hint.get().rung().next(), known));
        }
    }

    private void findOut() {
        hintAwaited = true;
        loadDistances();
        appraisal.insist();
    }

    private void giveAwaitedHint() {
        if (hintAwaited && values.get() != null) {
            hintAwaited = false;
            askForHint();
        }
    }

    private void show(Session next) {
        Session before = session();
        if (next.equals(before)) {
            return;
        }
        if (next.cursor() != before.cursor()) {
            hint.set(Hint.NONE);
            hintAwaited = false;
            stopDealing();
        }
        if (next.exhibit() != before.exhibit()) {
            distances.set(null);
        }
        session.set(next);
        appraisal.follow(next);
        clock.follow(before, next);
        if (distances.get() == null) {
            loadDistances();
        }
    }

    private void loadDistances() {
        Exhibit exhibit = session().exhibit();
        boolean underWay = exhibit == loadingFor && background.jobs().contains(loading);
        if (underWay || !exhibit.hasDistances()) {
            return;
        }
        loadingFor = exhibit;
        loading = background.run("job.table", new SearchMonitor(), exhibit::distances, built -> {
            // Meanwhile another goal may have been chosen; its own distances are then on their way.
            if (session().exhibit() == exhibit) {
                distances.set(built);
                giveAwaitedHint();
            }
        });
    }

    private MoveValues values() {
        return distances.get() == null
                ? appraisal.values(session())
                : MoveValues.of(
                        session().exhibit().puzzle(), distances.get(), session().state());
    }

    /** Stops the clock, and the searches. */
    @Override
    public void close() {
        appraisal.stop();
        stopDealing();
        clock.stop();
    }
}
