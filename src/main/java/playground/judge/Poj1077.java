package playground.judge;

import java.io.IOException;
import java.io.Writer;

/** POJ 1077 "Eight": a single case; see {@link Eight}. */
final class Poj1077 implements Judge {
    @Override
    public String name() {
        return "poj-1077";
    }

    @Override
    public String description() {
        return "An 8-puzzle to 12345678x: the way of the gap, or \"unsolvable\".";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        out.write(new Eight().answer(input.nextLine("the board"), input));
        out.write('\n');
        input.end("a single board");
    }
}
