package playground.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;

/**
 * Things that are chosen by their names.
 *
 * @param kind what they are: {@code "puzzle"}
 * @param things to choose from
 * @param nameOf the name of one
 */
record Choices<T>(String kind, List<T> things, Function<T, String> nameOf) {
    /** Names further from what was typed than this share of its length are not taken for typing errors. */
    private static final double FAR = 0.5;

    /** The thing of a name; where there is none, a sentence that names all, and the nearest. */
    T named(String name, CommandLine command) {
        return things.stream()
                .filter(thing -> nameOf.apply(thing).equals(name))
                .findFirst()
                .orElseThrow(() -> new ArgumentFault(command, unknown(name)));
    }

    private String unknown(String name) {
        List<String> names = things.stream().map(nameOf).toList();
        String meant = (names.size() > 1 ? nearest(name, names) : Optional.<String>empty())
                .map(near -> " Did you mean \"" + near + "\"?")
                .orElse("");
        return "There is no %s \"%s\": choose from %s.%s".formatted(kind, name, String.join(", ", names), meant);
    }

    private static Optional<String> nearest(String typed, List<String> names) {
        return names.stream()
                .min(Comparator.comparingInt(name -> distance(typed, name)))
                .filter(name -> distance(typed, name) <= FAR * typed.length());
    }

    /** Nothing where the name was begun but not ended; else the typing errors. */
    private static int distance(String typed, String name) {
        return name.startsWith(typed) ? 0 : edits(typed, name);
    }

    /** The fewest letters to insert, delete or replace (V. Levenshtein, 1966), row by row. */
    static int edits(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            row[column] = column;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
