package playground.bench;

import java.util.Arrays;
import playground.engine.Puzzle;
import playground.engine.Ranking;
import playground.engine.table.RankedMoves;

/** What tables are compared with: the search that textbooks have, and the least that any search must do. */
final class Textbook {
    private static final byte UNKNOWN = -1;

    private Textbook() {}

    /** Breadth-first search with a queue, state by state, by the rules of the puzzle. */
    static byte[] distances(Puzzle puzzle, Ranking ranking) {
        byte[] distances = unknown(ranking.size());
        int[] queue = new int[distances.length];
        int end = 0;
        for (long goal : puzzle.goals()) {
            queue[end++] = ranking.rank(goal);
            distances[ranking.rank(goal)] = 0;
        }
        for (int next = 0; next < end; next++) {
            long state = ranking.unrank(queue[next]);
            byte depth = (byte) (distances[queue[next]] + 1);
            for (int move = 0; move < puzzle.moveCount(); move++) {
                int before = ranking.rank(puzzle.undo(state, move));
                if (distances[before] == UNKNOWN) {
                    distances[before] = depth;
                    queue[end++] = before;
                }
            }
        }
        return distances;
    }

    /** The same, with moves from number to number. */
    static byte[] distances(RankedMoves moves, int goal) {
        byte[] distances = unknown(moves.size());
        int[] queue = new int[distances.length];
        int[] ranks = new int[moves.moveCount()];
        int end = 0;
        queue[end++] = goal;
        distances[goal] = 0;
        for (int next = 0; next < end; next++) {
            byte depth = (byte) (distances[queue[next]] + 1);
            int count = moves.before(queue[next], ranks);
            for (int i = 0; i < count; i++) {
                if (distances[ranks[i]] == UNKNOWN) {
                    distances[ranks[i]] = depth;
                    queue[end++] = ranks[i];
                }
            }
        }
        return distances;
    }

    /** Looks up every move of every state once, and what a table of bytes has there. */
    static int lookUps(RankedMoves moves) {
        byte[] distances = unknown(moves.size());
        int[] ranks = new int[moves.moveCount()];
        int sum = 0;
        for (int rank = 0; rank < distances.length; rank++) {
            int count = moves.before(rank, ranks);
            for (int i = 0; i < count; i++) {
                sum += distances[ranks[i]];
            }
        }
        return sum;
    }

    private static byte[] unknown(int size) {
        byte[] distances = new byte[size];
        Arrays.fill(distances, UNKNOWN);
        return distances;
    }
}
