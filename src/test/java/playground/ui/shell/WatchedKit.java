package playground.ui.shell;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import javafx.scene.layout.Region;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;
import playground.ui.board.BoardView;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** A kit that lets a test see what the window keeps to itself: when a search ends on its own thread. */
final class WatchedKit implements PuzzleKit {
    /**
     * The end of a search.
     *
     * @param nanos when, by {@link System#nanoTime}
     * @param result what it returned
     */
    record Ending(long nanos, SearchResult result) {}

    private final PuzzleKit kit;
    private final Exhibit exhibit;
    private final BlockingQueue<Ending> endings = new LinkedBlockingQueue<>();

    WatchedKit(PuzzleKit kit) {
        this.kit = kit;
        exhibit = new WatchedExhibit(kit.exhibit());
    }

    /** The ends of searches that nobody has taken yet. */
    BlockingQueue<Ending> endings() {
        return endings;
    }

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        return kit.newBoard(texts);
    }

    @Override
    public Region newMiniature(long state) {
        return kit.newMiniature(state);
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return kit.notablePositions();
    }

    private final class WatchedExhibit implements Exhibit {
        private final Exhibit own;
        private final List<Algorithm> algorithms;

        WatchedExhibit(Exhibit own) {
            this.own = own;
            algorithms = own.algorithms().stream().map(this::watched).toList();
        }

        private Algorithm watched(Algorithm algorithm) {
            return new Algorithm(
                    algorithm.name(),
                    algorithm.heuristic(),
                    algorithm.promise(),
                    monitor -> watched(algorithm.builder().build(monitor)));
        }

        private Solver watched(Solver solver) {
            return (start, monitor) -> {
                SearchResult result = solver.solve(start, monitor);
                endings.add(new Ending(System.nanoTime(), result));
                return result;
            };
        }

        @Override
        public String id() {
            return own.id();
        }

        @Override
        public Puzzle puzzle() {
            return own.puzzle();
        }

        @Override
        public Exhibit withGoal(String goal) {
            return new WatchedExhibit(own.withGoal(goal));
        }

        @Override
        public List<String> readings() {
            return own.readings();
        }

        @Override
        public Exhibit withReading(String reading) {
            return new WatchedExhibit(own.withReading(reading));
        }

        @Override
        public Distances distances(SearchMonitor monitor) {
            return own.distances(monitor);
        }

        @Override
        public List<Algorithm> algorithms() {
            return algorithms;
        }
    }
}
