package playground.judge;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.puzzles.pocketcube.Colouring;
import playground.puzzles.pocketcube.PocketCubeExhibit;

/**
 * HDU 2953, "Rubiks Cube" (IDI Open 2009). A line with T, at most 100; then T cases of six lines, each case followed by
 * an empty line. Written: the fewest quarter turns that solve the cube, however it is held.
 *
 * <p>The six lines draw a cube unfolded, "formatted exactly as in the example", in the letters G, R, O, B, Y and W. The
 * problem's text says no more of it; six lines are the height of a cross that lies on its side:
 *
 * <pre>
 *     UU
 *     UU
 *   LLFFRRBB
 *   LLFFRRBB
 *     DD
 *     DD
 * </pre>
 *
 * In which column the upper and the lower face hang is not taken for granted: whatever folds to a cube is read as it
 * is drawn, with spaces or dots around it and with or without spaces between the letters.
 */
final class Hdu2953 implements Judge {
    private static final int LINES = 6;

    private final PocketCubeExhibit cube;

    Hdu2953() {
        this(new PocketCubeExhibit());
    }

    /** With a cube that has its table already, or shares it. */
    Hdu2953(PocketCubeExhibit cube) {
        this.cube = cube;
    }

    @Override
    public String name() {
        return "hdu-2953";
    }

    @Override
    public String description() {
        return "Pocket Cube, T nets of six lines in letters: the fewest quarter turns that solve it.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        Heuristic distances = cube.distances(new SearchMonitor());
        int cases = cases(input.nextLine("T, the number of cases"), input);
        for (int number = 0; number < cases; number++) {
            List<String> net = new ArrayList<>();
            for (int line = 0; line < LINES; line++) {
                net.add(input.nextDrawnLine("line " + (line + 1) + " of a net"));
            }
            long state = input.parse(String.join("\n", net), Colouring::parse);
            out.write(distances.estimate(state) + "\n");
        }
        String rest = input.nextLine();
        if (rest != null) {
            throw input.unexpected(rest, "the end of the input, after " + cases + " cases");
        }
    }

    private static int cases(String line, JudgeInput input) {
        try {
            int cases = Integer.parseInt(line);
            if (cases >= 0) {
                return cases;
            }
        } catch (NumberFormatException notANumber) {
            // Said below, in the words for a number that is out of range.
        }
        throw input.unexpected(line, "T, the number of cases");
    }
}
