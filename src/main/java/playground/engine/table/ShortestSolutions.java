package playground.engine.table;

import java.util.Arrays;
import playground.engine.Heuristic;
import playground.engine.Puzzle;

/** Counts the shortest solutions of a state where distances are exact. */
public final class ShortestSolutions {
    private ShortestSolutions() {}

    /**
     * How many different shortest solutions a state has: 1 for a goal, 0 where no goal can be reached.
     *
     * <p>Goes down layer by layer with the number of ways to each state of the layer, so that a state that many shortest
     * solutions share is looked at once.
     *
     * @param distances a heuristic that is exact
     */
    public static long count(Puzzle puzzle, Heuristic distances, long state) {
        int distance = distances.estimate(state);
        if (distance >= Heuristic.UNREACHABLE) {
            return 0;
        }
        long[] layer = {state};
        long[] ways = {1};
        for (int wanted = distance - 1; wanted >= 0; wanted--) {
            long[] next = nearer(puzzle, distances, layer, wanted);
            ways = carry(puzzle, layer, ways, next);
            layer = next;
        }
        return Arrays.stream(ways).sum();
    }

    /** The states one move from a layer at the wanted distance, each once, sorted. */
    private static long[] nearer(Puzzle puzzle, Heuristic distances, long[] layer, int wanted) {
        long[] found = new long[layer.length * puzzle.moveCount()];
        int size = 0;
        for (long state : layer) {
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long next = puzzle.apply(state, move);
                if (next != Puzzle.NO_STATE && distances.estimate(next) == wanted) {
                    found[size++] = next;
                }
            }
        }
        return Arrays.stream(found, 0, size).sorted().distinct().toArray();
    }

    private static long[] carry(Puzzle puzzle, long[] layer, long[] ways, long[] next) {
        long[] carried = new long[next.length];
        for (int i = 0; i < layer.length; i++) {
            for (int move = 0; move < puzzle.moveCount(); move++) {
                int place = Arrays.binarySearch(next, puzzle.apply(layer[i], move));
                if (place >= 0) {
                    carried[place] += ways[i];
                }
            }
        }
        return carried;
    }
}
