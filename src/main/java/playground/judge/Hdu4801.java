package playground.judge;

import java.io.IOException;
import java.io.Writer;
import playground.puzzles.pocketcube.FaceTransforms;
import playground.puzzles.pocketcube.Sticker;

/**
 * HDU 4801. Until the input ends: a line with N, from 1 to 7, and a line with the colours of 24 stickers, as numbers in
 * the order of {@link Sticker}. Written: the most complete faces within N quarter turns. The stickers need not be those
 * of a cube.
 */
final class Hdu4801 implements Judge {
    @Override
    public String name() {
        return "hdu-4801";
    }

    @Override
    public String description() {
        return "Pocket Cube, any 24 colours: the most complete faces within N quarter turns.";
    }

    @Override
    public void answer(JudgeInput input, Writer out) throws IOException {
        FaceTransforms.Asker asker = new FaceTransforms().new Asker();
        for (String line = input.nextLine(); line != null; line = input.nextLine()) {
            int turns = turns(line, input);
            out.write(asker.most(colours(input.nextLine("the colours"), input), turns) + "\n");
        }
    }

    private static int turns(String line, JudgeInput input) {
        if (line.length() == 1 && line.charAt(0) >= '0' && line.charAt(0) <= '0' + FaceTransforms.MOST_TURNS) {
            return line.charAt(0) - '0';
        }
        throw input.unexpected(line, "N, from 0 to " + FaceTransforms.MOST_TURNS);
    }

    private static int[] colours(String line, JudgeInput input) {
        String[] words = line.split("\\s+", -1);
        if (words.length != Sticker.COUNT) {
            throw input.unexpected(line, "the colours of " + Sticker.COUNT + " stickers");
        }
        int[] colours = new int[Sticker.COUNT];
        for (int sticker = 0; sticker < colours.length; sticker++) {
            try {
                colours[sticker] = Integer.parseInt(words[sticker]);
            } catch (NumberFormatException notANumber) {
                throw input.unexpected(words[sticker], "the number of a colour");
            }
        }
        return colours;
    }
}
