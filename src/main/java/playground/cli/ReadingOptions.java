package playground.cli;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import playground.engine.Exhibit;

/**
 * An option for each unusual way in which some puzzle's positions are written down, made from the exhibits: {@code
 * --rows} where a puzzle has a reading "rows" that is not its first.
 */
final class ReadingOptions {
    private ReadingOptions() {}

    /** Adds the options to a command. */
    static void add(CommandSpec command, List<Exhibit> exhibits) {
        Map<String, List<String>> puzzles = exhibits.stream()
                .flatMap(exhibit -> unusual(exhibit).map(reading -> Map.entry(reading, exhibit.id())))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        puzzles.forEach((reading, ids) -> command.addOption(OptionSpec.builder(option(reading))
                .type(boolean.class)
                .description("Read and write positions by " + reading + " (" + String.join(", ", ids) + ").")
                .build()));
    }

    /** The options that choose among the readings of a puzzle. */
    static Stream<String> options(Exhibit exhibit) {
        return unusual(exhibit).map(ReadingOptions::option);
    }

    /** The exhibit in the reading that a command's options ask for, as it is where they ask for none. */
    static Exhibit apply(Exhibit exhibit, List<Exhibit> exhibits, CommandLine command) {
        List<String> asked = exhibits.stream()
                .flatMap(ReadingOptions::unusual)
                .distinct()
                .filter(reading -> command.getParseResult().hasMatchedOption(option(reading)))
                .toList();
        if (asked.isEmpty()) {
            return exhibit;
        }
        String reading = asked.get(0);
        if (asked.size() > 1) {
            throw new ArgumentFault(
                    command, option(reading) + " and " + option(asked.get(1)) + " cannot both be meant.");
        }
        if (unusual(exhibit).noneMatch(reading::equals)) {
            throw new ArgumentFault(
                    command,
                    "Positions of " + exhibit.id() + " are not written by " + reading + ": leave out " + option(reading)
                            + ".");
        }
        return exhibit.withReading(reading);
    }

    private static Stream<String> unusual(Exhibit exhibit) {
        return exhibit.readings().stream().skip(1);
    }

    private static String option(String reading) {
        return "--" + reading;
    }
}
