package playground.judge;

import java.io.IOException;
import java.io.Writer;
import java.util.regex.Pattern;
import playground.puzzles.sliding.SlidingPaths;

/**
 * Baidu Star 2005, preliminary round, problem 5: two files, {@code start.txt} and {@code goal.txt}, each a board in three
 * lines of three digits, 0 for the gap. Written: the length of a shortest way, or -1 where there is none.
 */
final class Baidu2005 implements Judge {
    private static final Pattern ROW = Pattern.compile("([0-8]\\s*){3}");
    private static final String[] ROWS = {"the upper row", "the middle row", "the lower row"};

    @Override
    public String name() {
        return "baidu-2005";
    }

    @Override
    public String description() {
        return "An 8-puzzle from the board in start.txt to that in goal.txt: the length of a shortest way, or -1.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        long start = board("the start", input);
        long goal = board("the goal", input);
        int[] moves = new SlidingPaths().canonicalPath(start, goal);
        out.write((moves == null ? -1 : moves.length) + "\n");
        input.end("two boards");
    }

    /** Each row is checked by itself, so that a fault in one is found in its line, and its file. */
    private static long board(String which, JudgeInput input) {
        StringBuilder board = new StringBuilder();
        for (String name : ROWS) {
            String row = input.nextLine(name + " of " + which);
            if (!ROW.matcher(row).matches()) {
                throw input.unexpected(row, name + " of " + which + ", three numbers from 0 to 8");
            }
            board.append(row).append('\n');
        }
        return input.parse(board.toString(), SlidingPaths::parse);
    }
}
