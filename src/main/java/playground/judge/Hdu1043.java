package playground.judge;

import java.io.IOException;
import java.io.Writer;

/** HDU 1043 "Eight": a case a line to the end of the input; see {@link Eight}. */
final class Hdu1043 implements Judge {
    @Override
    public String name() {
        return "hdu-1043";
    }

    @Override
    public String description() {
        return "8-puzzles to 12345678x, a line each to the end of the input: the way of the gap, or \"unsolvable\".";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        Eight eight = new Eight();
        for (String line = input.nextLine(); line != null; line = input.nextLine()) {
            out.write(eight.answer(line, input));
            out.write('\n');
        }
    }
}
