package playground.puzzles.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A row of the oracles: answers found by programs independent of this one.
 *
 * @param distances [colour - 1]: the fewest moves that bring that colour into the centre
 */
public record RotationOracle(String board, int length, String moves, int centre, List<Integer> distances) {
    /** The 330 boards of all kinds. */
    public static List<RotationOracle> boards() {
        return rows("rotation-oracle.csv", 330);
    }

    /** All boards at 13 moves up to the names of the colours, and 84 at 12. */
    public static List<RotationOracle> hardest() {
        return rows("rotation-hardest.csv", 116);
    }

    private static List<RotationOracle> rows(String file, int count) {
        try (InputStream stream = RotationOracle.class.getResourceAsStream("/oracles/" + file)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            List<RotationOracle> rows =
                    text.lines().skip(1).map(line -> row(line.split(",", -1))).toList();
            assertThat(rows).hasSize(count);
            return rows;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static RotationOracle row(String[] fields) {
        List<Integer> distances = List.of(number(fields[4]), number(fields[5]), number(fields[6]));
        return new RotationOracle(fields[0], number(fields[1]), fields[2], number(fields[3]), distances);
    }

    private static int number(String field) {
        return Integer.parseInt(field);
    }

    /** What the judges want to see. */
    public String answer() {
        return (moves.isEmpty() ? "No moves needed" : moves) + "\n" + centre + "\n";
    }
}
