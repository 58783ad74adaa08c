package playground.bench;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks and prints, for each pair that can be compared, how the product stands to its peer. */
public final class Benchmarks {
    private static final int FORKS = 3;
    private static final int WARM_UPS = 5;
    private static final int MEASURED = 5;

    private static final List<Pair> PAIRS = List.of(
            new Pair("TableBench.product", "TableBench.textbook", "rotation-game", 0.6),
            new Pair("TableBench.product", "TableBench.textbook", "pocket-cube:quarter-turns", 0.35),
            new Pair("TableBench.product", "TableBench.textbook", "pocket-cube:half-turns", 0.35),
            Pair.reported("TableBench.product", "TableBench.textbookWithFastMoves", "rotation-game"),
            Pair.reported("TableBench.product", "TableBench.textbookWithFastMoves", "pocket-cube:quarter-turns"),
            Pair.reported("TableBench.product", "TableBench.textbookWithFastMoves", "pocket-cube:half-turns"),
            Pair.reported("TableBench.product", "TableBench.floor", "rotation-game"),
            Pair.reported("TableBench.product", "TableBench.floor", "pocket-cube:quarter-turns"),
            Pair.reported("TableBench.product", "TableBench.floor", "pocket-cube:half-turns"),
            new Pair("EightPuzzleBench.table", "EightPuzzleBench.hipsterAStar", "", 1.0 / 1000),
            Pair.reported("EightPuzzleBench.aStar", "EightPuzzleBench.hipsterAStar", ""),
            Pair.reported("EightPuzzleBench.aStar", "EightPuzzleBench.aimaAStar", ""),
            Pair.reported("EightPuzzleBench.breadthFirst", "EightPuzzleBench.aimaBreadthFirst", ""),
            new Pair("CubeBench.table", "CubeBench.tnoodle", "", 1.0 / 500));

    private Benchmarks() {}

    /** Runs those whose name the first argument, a regular expression, finds; all where there is none. */
    public static void main(String[] arguments) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(arguments.length == 0 ? ".*" : arguments[0])
                .forks(FORKS)
                .warmupIterations(WARM_UPS)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(MEASURED)
                .measurementTime(TimeValue.seconds(1))
                .jvmArgs("-Xms1g", "-Xmx1g")
                .shouldFailOnError(true)
                .build();
        Map<String, Double> scores = scores(new Runner(options).run());
        System.out.printf("%nJDK %s; %d forks; peers: %s%n", Runtime.version(), FORKS, System.getProperty("peers"));
        System.out.println("| subject | peer | of | subject | peer | subject/peer | must be |");
        System.out.println("|---|---|---|---|---|---|---|");
        PAIRS.forEach(pair -> print(pair, scores));
    }

    private static Map<String, Double> scores(Collection<RunResult> results) {
        Map<String, Double> scores = new TreeMap<>();
        for (RunResult result : results) {
            BenchmarkParams parameters = result.getParams();
            String name = parameters.getBenchmark().substring("playground.bench.".length());
            String of = parameters.getParamsKeys().isEmpty() ? "" : parameters.getParam("table");
            scores.put(name + " " + of, result.getPrimaryResult().getScore());
        }
        return scores;
    }

    private static void print(Pair pair, Map<String, Double> scores) {
        Double subject = scores.get(pair.subject() + " " + pair.parameters());
        Double peer = scores.get(pair.peer() + " " + pair.parameters());
        if (subject == null || peer == null) {
            return;
        }
        double ratio = subject / peer;
        String verdict = Double.isNaN(pair.atMost())
                ? ""
                : String.format("at most %.4g: %s", pair.atMost(), ratio <= pair.atMost() ? "is" : "IS NOT");
        System.out.printf(
                "| %s | %s | %s | %.4g | %.4g | %.4g | %s |%n",
                pair.subject(), pair.peer(), pair.parameters(), subject, peer, ratio, verdict);
    }
}
