package playground.ui.board;

import playground.engine.Puzzle;

/**
 * A hint as far as it has been asked for: a ladder of rungs, each telling more.
 *
 * @param rung how much is told
 * @param values what every move is worth, where the hint was asked for; null on {@link Rung#NONE}
 */
public record Hint(Rung rung, MoveValues values) {
    /** No hint. */
    public static final Hint NONE = new Hint(Rung.NONE, null);

    /** How much is told. The rung after the last is to make the move. */
    public enum Rung {
        /** Nothing. */
        NONE(0),
        /** How far the goal is. */
        DISTANCE(1),
        /** Which part of the board moves next. */
        PLACE(2),
        /** Which move, and why. */
        MOVE(3);

        private final int number;

        Rung(int number) {
            this.number = number;
        }

        /** Its place on the ladder, as shown: the lowest that tells something is 1. */
        public int number() {
            return number;
        }

        /** The rung above; of the last, itself. */
        public Rung next() {
            return switch (this) {
                case NONE -> DISTANCE;
                case DISTANCE -> PLACE;
                case PLACE, MOVE -> MOVE;
            };
        }
    }

    /** The move that the hint leads to: the first that leads nearer; {@link Puzzle#NO_MOVE} without a hint. */
    public int move() {
        return values == null ? Puzzle.NO_MOVE : values.firstNearer();
    }

    /** Whether the hint tells at least so much. */
    public boolean tells(Rung least) {
        return rung.compareTo(least) >= 0;
    }
}
