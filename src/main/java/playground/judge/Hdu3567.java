package playground.judge;

import java.io.IOException;
import java.io.Writer;
import playground.puzzles.sliding.SlidingPaths;

/**
 * HDU 3567 "Eight II": the number of cases, then for each a line with the start and a line with the goal, nine characters
 * each, {@code X} for the gap. Written: {@code Case k: } with the length, then the first shortest sequence, which is an
 * empty line where start and goal are the same.
 */
final class Hdu3567 implements Judge {
    @Override
    public String name() {
        return "hdu-3567";
    }

    @Override
    public String description() {
        return "8-puzzles from any start to any goal: length and first shortest sequence of the way of the gap.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        int cases = input.nextCount("the number of cases");
        SlidingPaths paths = new SlidingPaths();
        for (int number = 1; number <= cases; number++) {
            String which = " of case " + number + " of " + cases;
            long start = input.parse(input.nextLine("the start" + which), SlidingPaths::parse);
            long goal = input.parse(input.nextLine("the goal" + which), SlidingPaths::parse);
            String path = GapLetters.path(paths, start, goal);
            if (path == null) {
                throw input.fault("No moves lead from the start of case " + number + " to its goal.");
            }
            out.write("Case " + number + ": " + path.length() + "\n" + path + "\n");
        }
        input.end("as many cases as announced");
    }
}
