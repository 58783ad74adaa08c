package playground.judge;

import playground.puzzles.sliding.SlidingPaths;

/**
 * One case of the problem "Eight", which three judges have in three frames: a line of nine tokens, {@code x} for the gap.
 * Its answer: the way of the gap to 1 2 3 4 5 6 7 8 x, or {@code unsolvable}. The judges accept any shortest way; this is
 * the first.
 */
final class Eight {
    private static final long GOAL = SlidingPaths.parse("12345678x");

    private final SlidingPaths paths = new SlidingPaths();

    /** The answer to a case, without the end of its line. */
    String answer(String line, JudgeInput input) {
        String path = GapLetters.path(paths, input.parse(line, SlidingPaths::parse), GOAL);
        return path == null ? GapLetters.UNSOLVABLE : path;
    }
}
