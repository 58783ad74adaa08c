package playground.puzzles.pocketcube;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import playground.engine.Distances;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.engine.table.BuildOnce;
import playground.engine.table.DistanceTable;

/**
 * The tables of one goal in both metrics, and those of the goals that everybody shares: the solved cube and so many
 * complete faces. Each is built when it is first asked for.
 */
final class CubeTables {
    /** How many faces can be complete: whoever has four has all. */
    private static final List<Integer> FACES = List.of(0, 1, 2, 3, Face.COUNT);

    private final Map<Metric, BuildOnce<Distances>> distances = new EnumMap<>(Metric.class);
    private final Map<Metric, BuildOnce<Heuristic>> patterns = new EnumMap<>(Metric.class);

    CubeTables(CubeGoal goal) {
        for (Metric metric : Metric.values()) {
            PocketCube puzzle = new PocketCube(goal, metric);
            distances.put(
                    metric,
                    new BuildOnce<>(monitor -> new DistanceTable(puzzle, Cube.RANKING, Cube.moves(metric), monitor)));
            patterns.put(metric, new BuildOnce<>(monitor -> CubePattern.build(puzzle, monitor)));
        }
    }

    /** Tables of the goals that have names. */
    static Map<CubeGoal, CubeTables> named() {
        Map<CubeGoal, CubeTables> tables = new HashMap<>();
        for (int faces : FACES) {
            CubeGoal goal = CubeGoal.faces(faces);
            tables.put(goal, new CubeTables(goal));
        }
        return Map.copyOf(tables);
    }

    Distances distances(Metric metric, SearchMonitor monitor) {
        return distances.get(metric).get(monitor);
    }

    Heuristic patterns(Metric metric, SearchMonitor monitor) {
        return patterns.get(metric).get(monitor);
    }
}
