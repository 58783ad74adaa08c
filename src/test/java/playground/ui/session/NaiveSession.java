package playground.ui.session;

import java.util.ArrayList;
import java.util.List;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/** What a session should be, written as plainly as can be: a list, a cursor and a plan, each changed in place. */
final class NaiveSession {
    private final List<Step> steps = new ArrayList<>();
    private int cursor;
    private int planStart = Session.NO_PLAN;

    NaiveSession(Exhibit exhibit, long state) {
        steps.add(new Step(Kind.START, exhibit, Puzzle.NO_MOVE, state));
    }

    /** What the present state of this reference is as a session. */
    Session asSession() {
        return new Session(steps, cursor, planStart);
    }

    void play(int move) {
        Step here = steps.get(cursor);
        long next = here.exhibit().puzzle().apply(here.state(), move);
        if (next == Puzzle.NO_STATE) {
            return;
        }
        Step made = new Step(Kind.PLAYED, here.exhibit(), move, next);
        boolean asAhead = cursor + 1 < steps.size() && steps.get(cursor + 1).move() == move;
        if (asAhead) {
            steps.set(cursor + 1, made);
        } else {
            forgetFuture();
            steps.add(made);
        }
        cursor++;
    }

    void plan(int[] moves) {
        forgetFuture();
        planStart = cursor;
        Exhibit exhibit = steps.get(cursor).exhibit();
        long state = steps.get(cursor).state();
        for (int move : moves) {
            state = exhibit.puzzle().apply(state, move);
            steps.add(new Step(Kind.PLANNED, exhibit, move, state));
        }
    }

    void restart(Exhibit exhibit, long state) {
        forgetFuture();
        steps.add(new Step(Kind.START, exhibit, Puzzle.NO_MOVE, state));
        cursor++;
    }

    void seek(int step) {
        cursor = Math.max(0, Math.min(steps.size() - 1, step));
    }

    private void forgetFuture() {
        while (steps.size() > cursor + 1) {
            steps.remove(steps.size() - 1);
        }
        planStart = Session.NO_PLAN;
    }

    /** The player's moves from the last start to the cursor, counted one by one. */
    int movesPlayed() {
        int count = 0;
        for (int step = 0; step <= cursor; step++) {
            switch (steps.get(step).kind()) {
                case START -> count = 0;
                case PLAYED -> count++;
                case PLANNED -> {}
            }
        }
        return count;
    }

    int firstStep() {
        int first = 0;
        for (int step = 0; step <= cursor; step++) {
            boolean begins = steps.get(step).kind() == Kind.START || step == planStart;
            first = begins ? step : first;
        }
        return first;
    }

    int lastStep() {
        for (int step = cursor + 1; step < steps.size(); step++) {
            if (steps.get(step).kind() == Kind.START) {
                return step - 1;
            }
        }
        return steps.size() - 1;
    }
}
