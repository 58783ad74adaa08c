package playground.cli;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import playground.engine.Exhibit;

/**
 * An option for each unusual way in which some puzzle's positions are written down or its moves counted, made from the
 * exhibits: {@code --rows} where a puzzle has a reading "rows" that is not its first, and likewise for metrics.
 */
final class VariantOptions {
    private VariantOptions() {}

    /** Adds the options to a command. */
    static void add(CommandSpec command, List<Exhibit> exhibits) {
        addAll(command, exhibits, Exhibit::readings, "Read and write positions by ");
        addAll(command, exhibits, Exhibit::metrics, "Count moves in ");
    }

    private static void addAll(
            CommandSpec command, List<Exhibit> exhibits, Function<Exhibit, List<String>> variants, String meaning) {
        Map<String, List<String>> puzzles = exhibits.stream()
                .flatMap(exhibit -> unusual(exhibit, variants).map(variant -> Map.entry(variant, exhibit.id())))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        puzzles.forEach((variant, ids) -> command.addOption(OptionSpec.builder(option(variant))
                .type(boolean.class)
                .description(meaning + variant.replace('-', ' ') + " (" + String.join(", ", ids) + ").")
                .build()));
    }

    /** The options that choose among the readings of a puzzle. */
    static Stream<String> readings(Exhibit exhibit) {
        return unusual(exhibit, Exhibit::readings).map(VariantOptions::option);
    }

    /** The options that choose among the metrics of a puzzle. */
    static Stream<String> metrics(Exhibit exhibit) {
        return unusual(exhibit, Exhibit::metrics).map(VariantOptions::option);
    }

    /** The exhibit in the reading and metric that a command's options ask for, as it is where they ask for none. */
    static Exhibit apply(Exhibit exhibit, List<Exhibit> exhibits, CommandLine command) {
        String reading = asked(exhibit, exhibits, Exhibit::readings, command);
        Exhibit read = reading.isEmpty() ? exhibit : exhibit.withReading(reading);
        String metric = asked(exhibit, exhibits, Exhibit::metrics, command);
        return metric.isEmpty() ? read : read.withMetric(metric);
    }

    private static String asked(
            Exhibit exhibit, List<Exhibit> exhibits, Function<Exhibit, List<String>> variants, CommandLine command) {
        List<String> asked = exhibits.stream()
                .flatMap(other -> unusual(other, variants))
                .distinct()
                .filter(variant -> command.getParseResult().hasMatchedOption(option(variant)))
                .toList();
        if (asked.isEmpty()) {
            return "";
        }
        String variant = asked.get(0);
        if (asked.size() > 1) {
            throw new ArgumentFault(
                    command, option(variant) + " and " + option(asked.get(1)) + " cannot both be meant.");
        }
        if (unusual(exhibit, variants).noneMatch(variant::equals)) {
            throw new ArgumentFault(
                    command, option(variant) + " means nothing for " + exhibit.id() + ": leave it out.");
        }
        return variant;
    }

    private static Stream<String> unusual(Exhibit exhibit, Function<Exhibit, List<String>> variants) {
        return variants.apply(exhibit).stream().skip(1);
    }

    private static String option(String variant) {
        return "--" + variant;
    }
}
