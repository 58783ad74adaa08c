package playground.judge;

import java.util.List;

/** The list of the problems that can be answered. */
public final class Judges {
    private Judges() {}

    /** All problems, in the order in which they are shown. */
    public static List<Judge> all() {
        return List.of(
                new Sicily1151(),
                new UsacoMagicSquares(),
                new Hdu1430(),
                new RotationGameJudge(),
                new Baidu2005(),
                new Hdu1043(),
                new Poj1077(),
                new Uva652(),
                new Hdu3567(),
                new LuoguP1379(),
                new Hdu4801(),
                new Hdu2953());
    }
}
