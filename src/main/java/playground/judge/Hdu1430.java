package playground.judge;

import java.io.IOException;
import java.io.Writer;
import playground.puzzles.magicboard.MagicBoardPaths;
import playground.puzzles.magicboard.Reading;

/**
 * HDU 1430. Until the input ends: a line with the start, a line with the target, both read clockwise. Written: the
 * first shortest sequence; an empty line where start and target are the same.
 */
final class Hdu1430 implements Judge {
    @Override
    public String name() {
        return "hdu-1430";
    }

    @Override
    public String description() {
        return "Magic Board from any start to any target, both read clockwise: the first shortest sequence.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        MagicBoardPaths paths = new MagicBoardPaths();
        for (String line = input.nextLine(); line != null; line = input.nextLine()) {
            long start = input.parse(line, Reading.CLOCKWISE::parse);
            long target = input.parse(input.nextLine("the target"), Reading.CLOCKWISE::parse);
            out.write(paths.canonicalPath(start, target));
            out.write('\n');
        }
    }
}
