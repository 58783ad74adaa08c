package playground.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Positions to be solved, from a file of comma-separated values with a header. Of its columns these count, wherever they
 * stand: {@code t0}, {@code t1}, … with a cell each, or {@value #GAP_FIRST} and {@value #GAP_LAST} with a whole position for
 * the goal in order that has its gap first or last, or {@value #POSITION}; and {@value #OPTIMAL} with the length of a shortest
 * solution, which may be missing or empty.
 */
record Instances(List<Instance> all) {
    private static final String POSITION = "board";
    private static final String GAP_FIRST = "board_goal_0_first";
    private static final String GAP_LAST = "board_goal_0_last";
    private static final String OPTIMAL = "optimal";
    private static final int NONE = -1;

    /**
     * A position.
     *
     * @param line its line in the file, from 1
     * @param position as written
     * @param optimal the length given for it
     */
    record Instance(int line, String position, OptionalInt optimal) {
        /** The goal with as many cells, the gap first and the tiles in order. */
        String goalInOrder() {
            int cells = position.trim().split("\\s+").length;
            return IntStream.range(0, cells).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        }
    }

    /** What is wrong with a file, as a sentence that names the line. */
    static final class Fault extends Exception {
        private static final long serialVersionUID = 1L;

        Fault(int line, String sentence) {
            super("line " + line + ": " + sentence);
        }
    }

    /**
     * Reads the lines of a file.
     *
     * @param gapLast whether positions are wanted for the goal that has its gap last, where the file has both
     */
    static Instances read(List<String> lines, boolean gapLast) throws Fault {
        if (lines.isEmpty()) {
            throw new Fault(1, "The file is empty; a header with the names of the columns is wanted.");
        }
        List<String> names = fields(lines.get(0));
        int[] cells = positionColumns(names, gapLast);
        List<Instance> all = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                all.add(instance(i + 1, fields(lines.get(i)), names, cells));
            }
        }
        if (all.isEmpty()) {
            throw new Fault(lines.size(), "The file ends without a position.");
        }
        return new Instances(all);
    }

    private static List<String> fields(String line) {
        return Arrays.stream(line.split(",", -1)).map(String::trim).toList();
    }

    private static int[] positionColumns(List<String> names, boolean gapLast) throws Fault {
        int cells = 0;
        while (names.contains("t" + cells)) {
            cells++;
        }
        if (cells > 0) {
            return IntStream.range(0, cells)
                    .map(cell -> names.indexOf("t" + cell))
                    .toArray();
        }
        for (String name : List.of(gapLast ? GAP_LAST : GAP_FIRST, POSITION)) {
            if (names.contains(name)) {
                return new int[] {names.indexOf(name)};
            }
        }
        throw new Fault(
                1, "The header names no column with positions: t0, t1, …, or " + GAP_FIRST + ", or " + POSITION + ".");
    }

    private static Instance instance(int line, List<String> fields, List<String> names, int[] cells) throws Fault {
        if (fields.size() != names.size()) {
            throw new Fault(
                    line, "There are " + fields.size() + " values here, but the header names " + names.size() + ".");
        }
        String position = IntStream.of(cells).mapToObj(fields::get).collect(Collectors.joining(" "));
        int column = names.indexOf(OPTIMAL);
        String given = column == NONE ? "" : fields.get(column);
        return new Instance(
                line, position, given.isEmpty() ? OptionalInt.empty() : OptionalInt.of(length(line, given)));
    }

    private static int length(int line, String given) throws Fault {
        if (!given.matches("\\d{1,9}")) {
            throw new Fault(line, "\"" + given + "\" is not a length.");
        }
        return Integer.parseInt(given);
    }
}
