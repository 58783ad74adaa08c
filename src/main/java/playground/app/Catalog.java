package playground.app;

import java.util.List;
import java.util.Optional;
import playground.engine.Exhibit;
import playground.puzzles.magicboard.ui.MagicBoardKit;
import playground.puzzles.pocketcube.ui.PocketCubeKit;
import playground.puzzles.rotation.ui.RotationKit;
import playground.puzzles.sliding.ui.SlidingKit;
import playground.ui.board.PuzzleKit;

/** The only list of puzzles. */
public final class Catalog {
    private Catalog() {}

    /** The puzzles as the window shows them, in the order of the top bar. */
    public static List<PuzzleKit> kits() {
        return List.of(
                new MagicBoardKit(),
                new RotationKit(),
                new SlidingKit(3),
                new SlidingKit(4, Optional.of(Places.cache())),
                new PocketCubeKit());
    }

    /** The puzzles without their pictures, for the command line, which must not need a screen. */
    static List<Exhibit> exhibits() {
        return kits().stream().map(PuzzleKit::exhibit).toList();
    }
}
