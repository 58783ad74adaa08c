package playground.judge;

import java.io.IOException;
import java.io.Writer;
import playground.puzzles.rotation.RotationPaths;
import playground.puzzles.rotation.RotationPaths.Solution;

/**
 * The Rotation Game: UVA 1343, POJ 2286 and HDU 1667. Repeated: a line with the 24 numbers of a board; a single 0 ends.
 * Written: the first shortest sequence over all three colours, or that none is needed; then the centre's number.
 */
final class RotationGameJudge implements Judge {
    private static final String LAST = "0";

    @Override
    public String name() {
        return "rotation-game";
    }

    @Override
    public String description() {
        return "The Rotation Game: the first shortest sequence and the centre's number (UVA 1343, POJ 2286, HDU 1667).";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        RotationPaths paths = new RotationPaths();
        for (String line = input.nextLine(); line != null && !line.equals(LAST); line = input.nextLine()) {
            Solution solution = paths.canonical(input.parse(line, paths.puzzle()::parse));
            out.write(solution.letters().isEmpty() ? "No moves needed" : solution.letters());
            out.write("\n" + solution.colour() + "\n");
        }
    }
}
