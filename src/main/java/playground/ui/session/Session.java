package playground.ui.session;

import java.util.ArrayList;
import java.util.List;
import playground.engine.Exhibit;
import playground.engine.Puzzle;

/**
 * A start, a list of moves and a cursor. Everything on screen follows from it: undo, redo, stepping, scrubbing and "to
 * the end" are all moving the cursor, and solving plans the future behind it. Immutable: every action returns another
 * session.
 *
 * @param steps the starts and the moves, at least one step; the first is a start
 * @param cursor the step whose state is shown
 * @param planStart the step that the present plan continues; {@link #NO_PLAN} where there is none
 */
public record Session(List<Step> steps, int cursor, int planStart) {
    /** Where no plan is. */
    public static final int NO_PLAN = -1;

    /** Where a step came from. */
    public enum Kind {
        /** A new position, not reached by a move. */
        START,
        /** A move that the player made. */
        PLAYED,
        /** A move of a solution. */
        PLANNED
    }

    /**
     * One step.
     *
     * @param kind where it came from
     * @param exhibit the puzzle, with the goal of that time
     * @param move the move, or {@link Puzzle#NO_MOVE} for a start
     * @param state the state after it
     */
    public record Step(Kind kind, Exhibit exhibit, int move, long state) {
        /** Whether it is a move, and not a start. */
        public boolean isMove() {
            return kind != Kind.START;
        }
    }

    /** Refuses what is no session: a cursor or a plan outside of the steps, a plan with another start in it. */
    public Session {
        steps = List.copyOf(steps);
        boolean cursorInside = cursor >= 0 && cursor < steps.size();
        if (!cursorInside || steps.get(0).isMove() || !isPlan(steps, planStart)) {
            throw new IllegalArgumentException(
                    "not a session: cursor " + cursor + " and plan " + planStart + " in " + steps.size() + " steps");
        }
    }

    /** Whether nothing but moves follows a step; a plan is always the end of the session. */
    private static boolean isPlan(List<Step> steps, int planStart) {
        if (planStart == NO_PLAN) {
            return true;
        }
        return planStart >= 0
                && planStart < steps.size()
                && steps.subList(planStart + 1, steps.size()).stream().allMatch(Step::isMove);
    }

    /** A session that begins at a state. */
    public static Session startAt(Exhibit exhibit, long state) {
        return new Session(List.of(start(exhibit, state)), 0, NO_PLAN);
    }

    private static Step start(Exhibit exhibit, long state) {
        return new Step(Kind.START, exhibit, Puzzle.NO_MOVE, state);
    }

    /** The step at the cursor. */
    public Step current() {
        return steps.get(cursor);
    }

    /** The state at the cursor. */
    public long state() {
        return current().state();
    }

    /** The exhibit at the cursor. */
    public Exhibit exhibit() {
        return current().exhibit();
    }

    /** Whether the state at the cursor is a goal. */
    public boolean isSolved() {
        return exhibit().puzzle().isGoal(state());
    }

    /**
     * The player makes a move. Where it is the very move that comes next anyway, what comes after it stays; else the
     * future is given up.
     *
     * @return this session where the move is not possible
     */
    public Session play(int move) {
        long next = exhibit().puzzle().apply(state(), move);
        if (next == Puzzle.NO_STATE) {
            return this;
        }
        Step step = new Step(Kind.PLAYED, exhibit(), move, next);
        if (cursor + 1 < steps.size() && steps.get(cursor + 1).move() == move) {
            List<Step> same = new ArrayList<>(steps);
            same.set(cursor + 1, step);
            return new Session(same, cursor + 1, planStart);
        }
        return then(List.of(step), cursor + 1, NO_PLAN);
    }

    /** Begins again from a position; the way back to what was before stays open. */
    public Session restart(Exhibit exhibit, long state) {
        return then(List.of(start(exhibit, state)), cursor + 1, NO_PLAN);
    }

    /** Plans moves from the state at the cursor in place of the present future; the cursor stays. */
    public Session plan(int[] moves) {
        List<Step> planned = new ArrayList<>(moves.length);
        long state = state();
        for (int move : moves) {
            state = exhibit().puzzle().apply(state, move);
            planned.add(new Step(Kind.PLANNED, exhibit(), move, state));
        }
        return then(planned, cursor, cursor);
    }

    private Session then(List<Step> future, int newCursor, int newPlanStart) {
        List<Step> all = new ArrayList<>(steps.subList(0, cursor + 1));
        all.addAll(future);
        return new Session(all, newCursor, newPlanStart);
    }

    /** Moves the cursor; past either end, to the end. */
    public Session seek(int position) {
        return new Session(steps, Math.max(0, Math.min(position, steps.size() - 1)), planStart);
    }

    /** Whether there is a step before the cursor. */
    public boolean canUndo() {
        return cursor > 0;
    }

    /** Whether there is a step after the cursor. */
    public boolean canRedo() {
        return cursor < steps.size() - 1;
    }

    /** The last start at or before the cursor. */
    public int gameStart() {
        int at = cursor;
        while (steps.get(at).isMove()) {
            at--;
        }
        return at;
    }

    /** Whether a plan is shown: there is one, and the cursor is in it. */
    public boolean showsPlan() {
        return planStart != NO_PLAN && cursor >= planStart;
    }

    /** The first step of what the transport plays: the plan's where one is shown, else the game's. */
    public int firstStep() {
        return showsPlan() ? planStart : gameStart();
    }

    /** The last step of what the transport plays: the last before another start. */
    public int lastStep() {
        int at = cursor;
        while (at + 1 < steps.size() && steps.get(at + 1).isMove()) {
            at++;
        }
        return at;
    }

    /** How many moves the player made since the last start; moves of a solution do not count. */
    public int movesPlayed() {
        return (int) steps.subList(gameStart(), cursor + 1).stream()
                .filter(step -> step.kind() == Kind.PLAYED)
                .count();
    }
}
