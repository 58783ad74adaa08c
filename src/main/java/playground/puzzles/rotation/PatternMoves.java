package playground.puzzles.rotation;

import java.util.function.IntBinaryOperator;
import playground.engine.table.CombinationRanking;
import playground.engine.table.RankedMoves;

/** The moves of one colour's patterns by their numbers, and the board's symmetries, of which one in eight is expanded. */
public final class PatternMoves implements RankedMoves {
    private static final Eight MOVES = new Eight((cells, move) -> (int) Lines.turn(cells, move));
    private static final Eight SYMMETRIES = new Eight(Symmetry::image);

    private final CombinationRanking ranking;

    /** The moves in the numbers of a ranking. */
    public PatternMoves(CombinationRanking ranking) {
        this.ranking = ranking;
    }

    @Override
    public int size() {
        return ranking.size();
    }

    @Override
    public int moveCount() {
        return Lines.MOVES;
    }

    /** Every move is some other's way back, so that what is before is also what is after. */
    @Override
    public int before(int rank, int[] ranks) {
        return after(rank, ranks);
    }

    @Override
    public int after(int rank, int[] ranks) {
        return MOVES.of((int) ranking.unrank(rank), ranking, ranks);
    }

    @Override
    public int symmetries() {
        return Symmetry.COUNT;
    }

    @Override
    public int images(int rank, int[] ranks) {
        return SYMMETRIES.of((int) ranking.unrank(rank), ranking, ranks);
    }

    /**
     * What eight rearrangements of the cells make of a pattern. Where they take eight of the cells stands in one row, for
     * each of the 256 ways to fill these: three rows, laid over each other, are the eight patterns after. The rows
     * together fit into a processor's first cache.
     */
    private static final class Eight {
        private static final int COUNT = 8;
        private static final int FILLINGS = 1 << Byte.SIZE;

        /** [COUNT * filling + rearrangement]: where the blocks on cells 0 to 7 go; likewise 8 to 15 and 16 to 23. */
        private final int[] first;

        private final int[] second;
        private final int[] third;

        /** From what each makes of single cells or of any set of them. */
        Eight(IntBinaryOperator rearrange) {
            first = rows(0, rearrange);
            second = rows(Byte.SIZE, rearrange);
            third = rows(2 * Byte.SIZE, rearrange);
        }

        private static int[] rows(int firstCell, IntBinaryOperator rearrange) {
            int[] rows = new int[COUNT * FILLINGS];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = rearrange.applyAsInt((i / COUNT) << firstCell, i % COUNT);
            }
            return rows;
        }

        int of(int pattern, CombinationRanking ranking, int[] ranks) {
            int inFirst = COUNT * (pattern & (FILLINGS - 1));
            int inSecond = COUNT * ((pattern >> Byte.SIZE) & (FILLINGS - 1));
            int inThird = COUNT * (pattern >> (2 * Byte.SIZE));
            for (int i = 0; i < COUNT; i++) {
                ranks[i] = ranking.rank(first[inFirst + i] | second[inSecond + i] | third[inThird + i]);
            }
            return COUNT;
        }
    }
}
