package playground.judge;

import playground.puzzles.sliding.SlidingPaths;
import playground.puzzles.sliding.SquareBoard;

/**
 * Answers of the judges of sliding tiles. They name a move by the way of the gap, where this project names it by the way
 * of the tile.
 */
final class GapLetters {
    /** What judges write where no moves lead to the goal. */
    static final String UNSOLVABLE = "unsolvable";

    private GapLetters() {}

    /** The first shortest sequence in the order d, l, r, u; null where no moves lead to the goal. */
    static String path(SlidingPaths paths, long start, long goal) {
        int[] moves = paths.canonicalPath(start, goal);
        if (moves == null) {
            return null;
        }
        StringBuilder letters = new StringBuilder(moves.length);
        for (int move : moves) {
            letters.append(letter(move));
        }
        return letters.toString();
    }

    private static char letter(int move) {
        return switch (move) {
            case SquareBoard.TILE_UP -> 'd';
            case SquareBoard.TILE_RIGHT -> 'l';
            case SquareBoard.TILE_LEFT -> 'r';
            case SquareBoard.TILE_DOWN -> 'u';
            default -> throw new IllegalArgumentException("no move: " + move);
        };
    }
}
