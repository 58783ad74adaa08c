package playground.judge;

import java.io.IOException;
import java.io.Writer;
import java.util.regex.Pattern;
import playground.puzzles.magicboard.MagicBoardPaths;
import playground.puzzles.magicboard.Reading;

/**
 * Sicily 1151, and 1150, which differs only in how far N may go. Repeated: a line with N, then the target's two rows;
 * N = -1 ends. Written: the length M and the sequence where M is at most N, else -1. The judge accepts any correct
 * sequence; this is the first shortest one, which the problem's own samples show.
 */
final class Sicily1151 implements Judge {
    private static final int LAST = -1;
    private static final Pattern ROW = Pattern.compile("([1-8]\\s*){4}");

    @Override
    public String name() {
        return "sicily-1151";
    }

    @Override
    public String description() {
        return "Magic Board to a target read by rows, in at most N moves: length and sequence, or -1 (also 1150).";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        MagicBoardPaths paths = new MagicBoardPaths();
        for (String line = input.nextLine(); line != null; line = input.nextLine()) {
            int mostMoves = mostMoves(line, input);
            if (mostMoves == LAST) {
                return;
            }
            String rows = row("the upper row", input) + row("the lower row", input);
            long target = input.parse(rows, Reading.ROWS::parse);
            String path = paths.canonicalPath(MagicBoardPaths.BASIC_BOARD, target);
            out.write(answer(path, mostMoves));
            out.write('\n');
        }
    }

    private static String answer(String path, int mostMoves) {
        if (path.length() > mostMoves) {
            return "-1";
        }
        return path.isEmpty() ? "0" : path.length() + " " + path;
    }

    private static int mostMoves(String line, JudgeInput input) {
        try {
            int number = Integer.parseInt(line);
            if (number >= LAST) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Said below, in the words for a number that is out of range.
        }
        throw input.unexpected(line, "N, from 0 to " + Integer.MAX_VALUE + ", or -1 after the last case");
    }

    /** Checked by itself, so that a fault in the upper row is found in its line. */
    private static String row(String which, JudgeInput input) {
        String row = input.nextLine(which);
        if (!ROW.matcher(row).matches()) {
            throw input.unexpected(row, which + ", four tiles from 1 to 8");
        }
        return row;
    }
}
