package playground.puzzles.magicboard;

import playground.engine.SearchMonitor;
import playground.engine.table.Nibbles;
import playground.engine.table.PathTree;

/**
 * The canonical way from any board to any other, in about a microsecond each: for who has many pairs to answer, such as
 * a judge. One tree of the ways from the basic board serves all pairs, because a move does not look at the numbers on
 * the tiles: number them anew so that the start is the basic board, and the moves to the target stay the same.
 */
public final class MagicBoardPaths {
    /** The board 1 to 8, clockwise. */
    public static final long BASIC_BOARD = Reading.CLOCKWISE.parse("12345678");

    private final MagicBoard puzzle = new MagicBoard(BASIC_BOARD, Reading.CLOCKWISE);
    private final PathTree tree = new PathTree(puzzle, MagicBoard.RANKING, BASIC_BOARD, new SearchMonitor());

    /**
     * The letters of the shortest way, and of several the first in the order A, B, C; empty where nothing is to be done.
     *
     * @param start a board, as {@link Reading#parse} returns it
     * @param target another, or the same
     */
    public String canonicalPath(long start, long target) {
        StringBuilder letters = new StringBuilder();
        for (int move : tree.pathTo(relabelled(start, target))) {
            letters.append(puzzle.moveName(move));
        }
        return letters.toString();
    }

    /** The target with the tiles numbered so that the start is the basic board. */
    private static long relabelled(long start, long target) {
        long newNumbers = 0;
        for (int cell = 0; cell < MagicBoard.CELLS; cell++) {
            newNumbers |= Nibbles.at(Nibbles.get(start, cell), Nibbles.get(BASIC_BOARD, cell));
        }
        long board = 0;
        for (int cell = 0; cell < MagicBoard.CELLS; cell++) {
            board |= Nibbles.at(cell, Nibbles.get(newNumbers, Nibbles.get(target, cell)));
        }
        return board;
    }
}
