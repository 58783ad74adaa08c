package playground.puzzles.pocketcube;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads what programs independent of this one found. */
final class Oracles {
    private Oracles() {}

    /** The lines of a file, without its head. */
    static List<String> lines(String file) {
        try (InputStream stream = Oracles.class.getResourceAsStream("/oracles/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
