package playground.judge;

import java.io.IOException;
import java.io.Writer;

/**
 * UVA 652 "Eight": the number of cases, then the cases, with a blank line before each; see {@link Eight}. Written: a line
 * a case, with a blank line between two.
 */
final class Uva652 implements Judge {
    @Override
    public String name() {
        return "uva-652";
    }

    @Override
    public String description() {
        return "A number of 8-puzzles to 12345678x: the way of the gap, or \"unsolvable\", blank lines between.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        int cases = input.nextCount("the number of cases");
        Eight eight = new Eight();
        for (int number = 1; number <= cases; number++) {
            String line = input.nextLine("case " + number + " of " + cases);
            out.write(number == 1 ? "" : "\n");
            out.write(eight.answer(line, input));
            out.write('\n');
        }
        input.end("as many cases as announced");
    }
}
