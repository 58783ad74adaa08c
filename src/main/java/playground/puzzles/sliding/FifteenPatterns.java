package playground.puzzles.sliding;

import java.util.List;
import java.util.stream.IntStream;
import playground.engine.SearchMonitor;
import playground.engine.Solver;
import playground.engine.table.BuildOnce;

/**
 * The pattern databases of the 15-puzzle for every goal, each built when a goal first needs it, and shared by all goals that
 * do: any goal with its gap in a corner needs one, the same for all of them; with its gap in the middle likewise; at an edge two.
 */
final class FifteenPatterns {
    private final SquareBoard board;
    /** [the gap's place in a view]. */
    private final List<BuildOnce<DisjointPatterns>> built;

    FifteenPatterns(SquareBoard board, PatternStore store) {
        this.board = board;
        built = IntStream.rangeClosed(0, PatternView.LAST_GAP)
                .mapToObj(gap -> new BuildOnce<>(monitor -> new DisjointPatterns(board, gap, store, monitor)))
                .toList();
    }

    /** The search for a goal, after building what is missing under the monitor, which may stop it. */
    Solver search(long goal, SearchMonitor monitor) {
        return new PatternSearch(board, goal, view(goal, false, monitor), view(goal, true, monitor));
    }

    private PatternView view(long goal, boolean turned, SearchMonitor monitor) {
        DisjointPatterns patterns =
                built.get(PatternView.gapInView(goal, turned)).get(monitor);
        return new PatternView(goal, turned, patterns);
    }
}
