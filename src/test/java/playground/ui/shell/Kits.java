package playground.ui.shell;

import java.util.List;
import playground.app.Catalog;
import playground.ui.board.PuzzleKit;

/** The kits of the catalog, one set for all tests of windows, so that their tables are built once. */
public final class Kits {
    /** In the order of the top bar. */
    static final List<PuzzleKit> ALL = Catalog.kits();

    private Kits() {}

    /** The kit of a puzzle. */
    public static PuzzleKit of(String puzzle) {
        return ALL.stream()
                .filter(kit -> kit.exhibit().id().equals(puzzle))
                .findFirst()
                .orElseThrow();
    }
}
