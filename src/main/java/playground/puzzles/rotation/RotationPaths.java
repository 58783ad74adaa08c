package playground.puzzles.rotation;

import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.search.Descent;

/** Canonical solutions of many boards, in about a microsecond a move: for who only answers, such as a judge. */
public final class RotationPaths {
    private final RotationGame puzzle = new RotationGame();
    private final Descent descent = new Descent(puzzle, new ColourPatterns(new SearchMonitor()));

    /**
     * A solution.
     *
     * @param letters of its moves; empty where nothing is to be done
     * @param colour that is in the centre at its end
     */
    public record Solution(String letters, int colour) {}

    /** The rules, for reading boards. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The shortest solution over all colours, and of several the first in the order A to H. */
    public Solution canonical(long board) {
        StringBuilder letters = new StringBuilder();
        long state = board;
        for (int move : descent.solve(board, new SearchMonitor()).moves()) {
            letters.append(puzzle.moveName(move));
            state = puzzle.apply(state, move);
        }
        return new Solution(letters.toString(), RotationGame.colourAt(state, Lines.CENTRE_CELL));
    }
}
