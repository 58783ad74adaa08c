package playground.puzzles.pocketcube;

import java.util.Arrays;
import java.util.Locale;
import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.Solver;

/**
 * The most complete faces within a budget by trying every sequence of turns on the stickers, as a first program for HDU
 * 4801 does, with more and more left out. It ends when all are tried, not when one is found, so what it counts depends on
 * nothing but the budget. Memory: one row of stickers a turn.
 *
 * <p>Its solutions are canonical. The turns of D, L and B come after all others in its order, and a sequence with one of
 * them has an equal without, so the first shortest has none.
 */
public final class PruningLadder implements Solver {
    /** What is left out. */
    public enum Rung {
        /** Nothing: the turns of all six faces. */
        ALL_FACES,
        /** The turns of D, L and B, which differ from those of U, R and F by a turn of the whole cube. */
        THREE_FACES,
        /** Those, and the turn that takes the last one back. */
        NEVER_UNDOING;

        /** The algorithm's name. */
        String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static final int NOTHING = -1;

    private final int budget;
    private final int wanted;
    private final boolean mayUndo;
    private final int[][] from;
    private final int[] inverse;
    private final int[][] faces = new int[Face.COUNT][];

    private PruningLadder(FacesBudget budget, Metric metric, Rung rung) {
        this.budget = budget.turns();
        wanted = Math.max(0, budget.faces());
        mayUndo = rung != Rung.NEVER_UNDOING;
        int sides = rung == Rung.ALL_FACES ? 2 : 1;
        from = new int[sides * metric.moves()][];
        inverse = new int[from.length];
        for (int turn = 0; turn < from.length; turn++) {
            int move = turn % metric.moves();
            int side = turn / metric.moves();
            from[turn] = from(Face.at(Corners.face(move) + side * Face.COUNT / 2), Corners.quarters(move));
            inverse[turn] = Corners.inverse(move) + side * metric.moves();
        }
        for (int face = 0; face < Face.COUNT; face++) {
            faces[face] = Sticker.of(Face.at(face));
        }
    }

    /** A rung as an entry of the list of algorithms. */
    static Algorithm algorithm(FacesBudget budget, Metric metric, Rung rung) {
        return new Algorithm(rung.code(), "", Promise.CANONICAL, monitor -> new PruningLadder(budget, metric, rung));
    }

    /**
     * How many stickers are moved by the last turns of all sequences, by which public solutions are compared: 12^7 * 24 =
     * 859,963,392 for all faces and seven quarter turns, 6^7 * 24 = 6,718,464 for three, 6 * 5^6 * 24 = 2,250,000 without
     * undoing.
     *
     * @param moves how many moves the puzzle has
     */
    public static long stickerOperations(Rung rung, int moves, int turns) {
        int choices = rung == Rung.ALL_FACES ? 2 * moves : moves;
        long sequences = 1;
        for (int turn = 0; turn < turns; turn++) {
            sequences *= turn > 0 && rung == Rung.NEVER_UNDOING ? choices - 1 : choices;
        }
        return sequences * Sticker.COUNT;
    }

    /** [place]: from where its sticker comes in so many quarter turns clockwise. */
    private static int[] from(Face face, int quarters) {
        int[] to = Sticker.turn(face);
        int[] from = new int[Sticker.COUNT];
        for (int sticker = 0; sticker < from.length; sticker++) {
            int end = sticker;
            for (int quarter = 0; quarter < quarters; quarter++) {
                end = to[end];
            }
            from[end] = sticker;
        }
        return from;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> new Run(start, monitor).search());
    }

    /** The working memory of one run. */
    private final class Run {
        private final SearchMonitor monitor;
        private final int[][] path = new int[budget + 1][Sticker.COUNT];
        private final int[] sequence = new int[budget];
        private int most = NOTHING;
        private int[] best = {};

        Run(long start, SearchMonitor monitor) {
            this.monitor = monitor;
            for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                path[0][sticker] = Cube.colour(start, sticker).number();
            }
        }

        /** The first shortest sequence to the faces wanted; null where the budget does not allow them. */
        int[] search() {
            monitor.bound(budget);
            monitor.store(path.length);
            visit(0, NOTHING);
            return most < wanted ? null : best;
        }

        private void visit(int depth, int last) {
            look(depth);
            if (depth == budget) {
                return;
            }
            monitor.expand();
            int undoing = mayUndo || last == NOTHING ? NOTHING : inverse[last];
            for (int turn = 0; turn < from.length; turn++) {
                if (turn != undoing) {
                    monitor.generate();
                    turn(path[depth], path[depth + 1], from[turn]);
                    sequence[depth] = turn;
                    visit(depth + 1, turn);
                }
            }
        }

        /** More than is wanted is worth no more, and of equals the shorter is kept, then the earlier. */
        private void look(int depth) {
            int found = Math.min(wanted, completeFaces(path[depth]));
            if (found > most || (found == most && depth < best.length)) {
                most = found;
                best = Arrays.copyOf(sequence, depth);
            }
        }

        private int completeFaces(int[] colours) {
            int count = 0;
            for (int[] face : faces) {
                int first = colours[face[0]];
                if (first == colours[face[1]] && first == colours[face[2]] && first == colours[face[3]]) {
                    count++;
                }
            }
            return count;
        }

        private void turn(int[] before, int[] after, int[] comesFrom) {
            for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                after[sticker] = before[comesFrom[sticker]];
            }
        }
    }
}
