package playground.ui.session;

import java.time.Duration;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import playground.engine.Algorithm;
import playground.engine.Exhibit;
import playground.engine.Limits;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchResult.Status;
import playground.engine.Solver;
import playground.ui.board.MoveValues;
import playground.ui.session.Background.Job;

/**
 * Where there are no exact distances, finds out by search how far the state shown is from the goal and, while that is wanted,
 * how far the states after its moves are. One search at a time, by the puzzle's best algorithm; none for what a solution
 * that was found tells already. A move ends it. It gives up when somebody presses Stop, and after a while of its own
 * accord, unless a hint waits for it. All on the FX thread.
 */
final class Appraisal {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Background background;
    private final ReadOnlyObjectWrapper<FoundDistances> found = new ReadOnlyObjectWrapper<>(FoundDistances.NONE);
    private final ReadOnlyIntegerWrapper atLeast = new ReadOnlyIntegerWrapper();
    private final BooleanProperty movesWanted = new SimpleBooleanProperty();
    private Session session;
    /** Of the goal of the session; null before it is there. */
    private Solver solver;
    /** What runs; null where nothing does, or where it was stopped while it prepared. */
    private Job job;

    private boolean givenUp;
    private boolean insistent;

    Appraisal(Background background, Session first) {
        this.background = background;
        session = first;
        movesWanted.addListener(change -> goOn());
    }

    /** What was found so far of the present goal. */
    ReadOnlyObjectProperty<FoundDistances> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** What is proved of the distance of the state shown while it is not known: it is not less; 0 where nothing is. */
    ReadOnlyIntegerProperty atLeastProperty() {
        return atLeast.getReadOnlyProperty();
    }

    /** Whether the moves of the state shown are to be valued too. */
    BooleanProperty movesWantedProperty() {
        return movesWanted;
    }

    /** Begins with the session's state, in place of another. */
    void follow(Session next) {
        boolean otherGoal = next.exhibit() != session.exhibit();
        boolean other = otherGoal || next.state() != session.state();
        session = next;
        if (otherGoal) {
            found.set(FoundDistances.NONE);
            solver = null;
        }
        if (other) {
            stop();
            givenUp = false;
            insistent = false;
            goOn();
        }
    }

    /** Goes on without a limit on time, also after it has given up: somebody waits. */
    void insist() {
        insistent = true;
        givenUp = false;
        goOn();
    }

    /** Takes note of a shortest solution of the state shown. */
    void learn(int[] solution) {
        if (!session.exhibit().hasDistances()) {
            stop();
            note(session.state(), solution);
        }
    }

    /** Ends what runs. */
    void stop() {
        if (job != null) {
            job.stop();
            job = null;
        }
        atLeast.set(0);
    }

    void goOn() {
        Puzzle puzzle = session.exhibit().puzzle();
        boolean running = job != null && background.jobs().contains(job);
        if (session.exhibit().hasDistances() || running || givenUp || !puzzle.isSolvable(session.state())) {
            return;
        }
        long unknown = firstUnknown(puzzle);
        if (unknown != Puzzle.NO_STATE && solver == null) {
            prepare();
        } else if (unknown != Puzzle.NO_STATE) {
            search(unknown);
        }
    }

    private long firstUnknown(Puzzle puzzle) {
        if (!found.get().isKnown(session.state())) {
            return session.state();
        }
        for (int move = 0; move < puzzle.moveCount() && movesWanted.get(); move++) {
            long next = puzzle.apply(session.state(), move);
            if (next != Puzzle.NO_STATE && !found.get().isKnown(next)) {
                return next;
            }
        }
        return Puzzle.NO_STATE;
    }

    private void prepare() {
        Exhibit exhibit = session.exhibit();
        Algorithm best = exhibit.algorithms().get(0);
        job = background.run(
                "job.prepare", new SearchMonitor(), monitor -> best.builder().build(monitor), built -> {
                    if (exhibit == session.exhibit() && solver == null) {
                        solver = built;
                        job = null;
                        goOn();
                    }
                });
    }

    private void search(long state) {
        Limits limits = Limits.ofThisMachine();
        Solver searching = solver;
        Job[] mine = new Job[1];
        mine[0] = background.run(
                "job.search",
                new SearchMonitor(insistent ? limits : limits.withTime(PATIENCE)),
                monitor -> searching.solve(state, monitor),
                result -> {
                    if (job == mine[0]) {
                        job = null;
                        end(state, result);
                    }
                });
        job = mine[0];
        if (state == session.state()) {
            mine[0].progressProperty().addListener((property, before, progress) -> {
                if (job == mine[0]) {
                    atLeast.set(progress.bound());
                }
            });
        }
    }

    private void end(long state, SearchResult result) {
        if (result.isSolved()) {
            note(state, result.moves());
        } else if (insistent && result.status() == Status.TIME_LIMIT) {
            goOn();
        } else {
            givenUp = true;
        }
    }

    private void note(long state, int[] solution) {
        atLeast.set(0);
        found.set(found.get().with(session.exhibit().puzzle(), state, solution));
        goOn();
    }

    /** What is known of the moves from the state shown; null where its own distance is not known. */
    MoveValues values(Session shown) {
        return found.get().values(shown.exhibit().puzzle(), shown.state());
    }
}
