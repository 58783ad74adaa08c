package playground.puzzles.pocketcube.ui;

import java.util.ArrayList;
import java.util.List;
import playground.engine.Puzzle;
import playground.puzzles.pocketcube.Face;

/**
 * How the cube is held: which of the model's faces shows where. The model turns U, R and F only. A turn of D, L or B is
 * the turn of the opposite face and of the whole cube, so a hand that turns one holds the cube another way afterwards;
 * letters of keys and buttons always mean the faces as they are seen.
 *
 * <p>A turn that this board was not asked for (of a solution, an undone one) is in the model's letters, and while it is
 * made the cube is turned back to where they are right.
 */
final class Hand {
    private static final int QUARTER_TURNS = 6;

    private final Puzzle puzzle;
    private final List<Runnable> listeners = new ArrayList<>();
    private Rotation held = Rotation.NONE;
    private long still;
    private Turn asked;
    private Way way;
    /** The last turn asked for, until something else moves the cube; null before the first. */
    private Turn told;

    /**
     * A turn of a face that is seen, as a move of the model.
     *
     * @param from the state before it
     * @param quarters 1 clockwise, -1 anticlockwise, 2 half
     * @param wholeQuarters how far the whole cube turns with it
     */
    record Turn(long from, int move, Face seen, int quarters, int wholeQuarters) {
        private Rotation change(double share) {
            return Rotation.clockwise(seen.normal(), wholeQuarters * share);
        }
    }

    /**
     * A move on its way.
     *
     * @param turn what was asked of this board, or null: then the cube is turned back
     * @param backward whether the move is being undone
     */
    private record Way(long from, int move, Rotation held, Turn turn, boolean backward) {
        Rotation at(double t) {
            Rotation change = turn == null ? held.inverse().share(backward ? 1 - t : t) : turn.change(t);
            return change.after(held);
        }
    }

    Hand(Puzzle puzzle, long still) {
        this.puzzle = puzzle;
        this.still = still;
    }

    /** Tells of every change of the hold at rest. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** From the model to what is seen, at rest. */
    Rotation held() {
        return held;
    }

    /** The state last drawn at rest. */
    long still() {
        return still;
    }

    /** How the cube will be held when what moves now is done. */
    private Rotation heldNext() {
        return way == null ? held : way.turn == null ? Rotation.NONE : way.at(1);
    }

    /** The state when what moves now is done. */
    private long stillNext() {
        return way == null ? still : way.backward ? way.from : puzzle.apply(way.from, way.move);
    }

    /** The move of the model that turns a face that is seen, {@code quarters} 1 clockwise, -1 anticlockwise, 2 half. */
    int move(Face seen, int quarters) {
        return move(seen, quarters, heldNext());
    }

    private static int move(Face seen, int quarters, Rotation hold) {
        int turned = hold.inverse().apply(seen).number() % (Face.COUNT / 2);
        return quarters == 2 ? QUARTER_TURNS + turned : 2 * turned + (quarters > 0 ? 0 : 1);
    }

    /** The same, about to be asked for: when it is drawn next, the cube is held so that just that face moves. */
    int begin(Face seen, int quarters) {
        return ask(seen, quarters, heldNext(), stillNext());
    }

    /** The same in place of a turn that is being tried, which has not changed how the cube is held. */
    int tryInstead(Face seen, int quarters) {
        return ask(seen, quarters, held, way == null ? still : way.from);
    }

    private int ask(Face seen, int quarters, Rotation hold, long from) {
        boolean turns = hold.inverse().apply(seen).number() < Face.COUNT / 2;
        asked = new Turn(from, move(seen, quarters, hold), seen, quarters, turns ? 0 : quarters);
        told = asked;
        return asked.move;
    }

    /** The turn of which a move from a state was made, where it was the last that was asked of this board; else null. */
    Turn turnOf(long state, int move) {
        return told != null && told.from == state && told.move == move ? told : null;
    }

    /** How the cube is held in a drawing. */
    Rotation follow(long state, int move, double t) {
        if (way != null && !(way.from == state && way.move == move)) {
            end(state);
        }
        if (move == Puzzle.NO_MOVE) {
            rest(state);
            return held;
        }
        if (way == null) {
            way = new Way(state, move, held, asked != null && asked.move == move ? asked : null, t > 0.5);
            asked = null;
            told = way.turn;
        }
        return way.at(t);
    }

    private void rest(long state) {
        if (asked != null && state == puzzle.apply(still, asked.move)) {
            // Without animation a move is not seen on its way.
            hold(asked.change(1).after(held));
        } else if (state != still) {
            told = null;
            hold(Rotation.NONE);
        }
        asked = null;
        still = state;
    }

    /** Something else is drawn: the move was made, or not. */
    private void end(long state) {
        boolean sprungBack = way.turn != null && state == way.from;
        Rotation next = sprungBack ? held : heldNext();
        way = null;
        still = state;
        hold(next);
    }

    /** Holds the cube as the model's letters say. */
    void goHome() {
        way = null;
        asked = null;
        hold(Rotation.NONE);
    }

    private void hold(Rotation newHold) {
        held = newHold;
        listeners.forEach(Runnable::run);
    }
}
