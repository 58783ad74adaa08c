package playground.puzzles.pocketcube;

/** One cube for all tests of a process, so that each of its tables is built once. */
public final class SharedCube {
    /** To be solved, in quarter turns. */
    public static final PocketCubeExhibit EXHIBIT = new PocketCubeExhibit();

    private SharedCube() {}
}
