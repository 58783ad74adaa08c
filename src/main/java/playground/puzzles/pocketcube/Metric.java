package playground.puzzles.pocketcube;

import java.util.Locale;

/** How moves are counted. */
public enum Metric {
    /** A quarter turn is a move: U U' R R' F F', in this order. */
    QUARTER_TURNS(Corners.QUARTER_TURNS),
    /** A half turn is one move too: U2 R2 F2 come after the quarter turns, which keep their numbers. */
    HALF_TURNS(Corners.MOVES);

    private final int moves;

    Metric(int moves) {
        this.moves = moves;
    }

    /** How many moves there are. */
    int moves() {
        return moves;
    }

    /** The name on the command line. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Metric of(String code) {
        for (Metric metric : values()) {
            if (metric.code().equals(code)) {
                return metric;
            }
        }
        throw new IllegalArgumentException(code);
    }
}
