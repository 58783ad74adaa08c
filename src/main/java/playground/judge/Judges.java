package playground.judge;

import java.util.List;

/** The list of the problems that can be answered. */
public final class Judges {
    private Judges() {}

    /** All problems, in the order in which they are shown. */
    public static List<Judge> all() {
        return List.of(new Sicily1151(), new UsacoMagicSquares(), new Hdu1430(), new Hdu4801(), new Hdu2953());
    }
}
