package playground.judge;

import java.io.IOException;
import java.io.Writer;
import playground.puzzles.sliding.SlidingPaths;

/**
 * Luogu P1379 "八数码难题": a line of nine digits, 0 for the gap, to the goal 123804765. Written: the length of a shortest
 * way.
 */
final class LuoguP1379 implements Judge {
    private static final long GOAL = SlidingPaths.parse("123804765");

    @Override
    public String name() {
        return "luogu-p1379";
    }

    @Override
    public String description() {
        return "An 8-puzzle to 123804765: the length of a shortest way.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        long start = input.parse(input.nextLine("the board"), SlidingPaths::parse);
        int[] moves = new SlidingPaths().canonicalPath(start, GOAL);
        if (moves == null) {
            throw input.fault("No moves lead from this board to 123804765.");
        }
        out.write(moves.length + "\n");
        input.end("a single board");
    }
}
