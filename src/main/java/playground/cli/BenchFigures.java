package playground.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import playground.engine.Algorithm;

/**
 * What many runs took together.
 *
 * @param runs at least one
 * @param wrong how many solutions are not as long as the file says
 * @param unsolved how many runs ended at a limit
 */
record BenchFigures(Algorithm algorithm, List<SolverRun> runs, int wrong, int unsolved) {
    void print(PrintWriter out) {
        List<Duration> times =
                runs.stream().map(run -> run.search().elapsed()).sorted().toList();
        Duration total = sum(times.stream());
        long nodes =
                runs.stream().mapToLong(run -> run.search().effort().expanded()).sum();
        out.println();
        new Figures()
                .add("algorithm", algorithm.code())
                .add("instances", runs.size())
                .add("wrong-lengths", wrong)
                .add("unsolved", unsolved)
                .add("total-nodes", nodes)
                .add("total-ms", Figures.milliseconds(total))
                .add("median-ms", Figures.milliseconds(median(times)))
                .add("worst-ms", Figures.milliseconds(times.get(times.size() - 1)))
                .add("nodes-per-second", Figures.perSecond(nodes, total))
                .add(
                        "build-ms",
                        Figures.milliseconds(
                                sum(runs.stream().map(run -> run.building().elapsed()))))
                .print(out);
    }

    private static Duration sum(Stream<Duration> durations) {
        return durations.reduce(Duration.ZERO, Duration::plus);
    }

    /** Of an even number the mean of the two in the middle. */
    private static Duration median(List<Duration> sorted) {
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1
                ? sorted.get(middle)
                : sorted.get(middle - 1).plus(sorted.get(middle)).dividedBy(2);
    }
}
