package playground.puzzles.pocketcube;

import playground.ui.shell.Kits;

/** One cube for all tests of a process, those of windows too, so that each of its tables is built once. */
public final class SharedCube {
    /** To be solved, in quarter turns. */
    public static final PocketCubeExhibit EXHIBIT =
            (PocketCubeExhibit) Kits.of(PocketCubeExhibit.ID).exhibit();

    private SharedCube() {}
}
