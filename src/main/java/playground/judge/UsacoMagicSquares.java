package playground.judge;

import java.io.IOException;
import java.io.Writer;
import playground.puzzles.magicboard.MagicBoardPaths;
import playground.puzzles.magicboard.Reading;

/**
 * USACO 3.2 "Magic Squares" (msquare), which is also Luogu P2730. One line: the target, read clockwise. Written: the
 * length, then the first shortest sequence, 60 letters a line; an empty line where there are no moves.
 */
final class UsacoMagicSquares implements Judge {
    private static final int LETTERS_PER_LINE = 60;

    @Override
    public String name() {
        return "usaco-msquare";
    }

    @Override
    public String description() {
        return "Magic Board to a target read clockwise: the length and the first shortest sequence (also Luogu P2730).";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        long target = input.parse(input.nextLine("the target"), Reading.CLOCKWISE::parse);
        String path = new MagicBoardPaths().canonicalPath(MagicBoardPaths.BASIC_BOARD, target);
        out.write(path.length() + "\n");
        out.write(lines(path));
        input.end("a single target");
    }

    /** Breaks a sequence into lines, at least one. No board needs a second: the longest way has 22 moves. */
    static String lines(String path) {
        StringBuilder lines = new StringBuilder();
        int start = 0;
        do {
            int end = Math.min(start + LETTERS_PER_LINE, path.length());
            lines.append(path, start, end).append('\n');
            start = end;
        } while (start < path.length());
        return lines.toString();
    }
}
