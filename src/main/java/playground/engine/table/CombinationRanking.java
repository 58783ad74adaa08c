package playground.engine.table;

import java.util.Arrays;
import playground.engine.Ranking;

/**
 * Numbers the ways to choose <i>k</i> of <i>n</i> cells; a choice is a set of bits, cell 0 lowest. Choices are numbered in
 * the order of their bits read as a number, which is that of the combinatorial number system (D. E. Knuth, "The Art of
 * Computer Programming", 7.2.1.3, Theorem L).
 *
 * <p>Ranking is two look-ups. The higher half of the cells says how many choices have a lower one, and also how many cells
 * the lower half has left to choose; so among those with the same higher half, a choice comes after the lower halves that
 * are less and choose as many.
 */
public final class CombinationRanking implements Ranking {
    /** So many numbers in a row share an entry of {@link #near}. */
    private static final int NEAR_BITS = 8;

    private final int chosen;
    private final int lowerCells;
    private final int lowerMask;
    /** [higher half]: how many choices have a lesser one; and last, how many there are. */
    private final int[] before;
    /** [lower half]: how many lesser ones choose as many cells. */
    private final int[] among;
    /** [k]: the lower halves that choose k cells, the least first. */
    private final int[][] lowerHalves;
    /** [number / 2<sup>NEAR_BITS</sup>]: the higher half of the first of these numbers. */
    private final int[] near;

    /**
     * A ranking.
     *
     * @param cells how many there are, at most 32
     * @param chosen how many of them are chosen; at most 2<sup>31</sup> - 1 ways must there be
     */
    public CombinationRanking(int cells, int chosen) {
        this.chosen = chosen;
        lowerCells = cells / 2;
        lowerMask = (1 << lowerCells) - 1;
        lowerHalves = new int[lowerCells + 1][1 << lowerCells];
        among = new int[1 << lowerCells];
        int[] counts = new int[lowerCells + 1];
        for (int lower = 0; lower < among.length; lower++) {
            int count = Integer.bitCount(lower);
            among[lower] = counts[count];
            lowerHalves[count][counts[count]++] = lower;
        }
        for (int count = 0; count <= lowerCells; count++) {
            lowerHalves[count] = Arrays.copyOf(lowerHalves[count], counts[count]);
        }
        before = new int[(1 << (cells - lowerCells)) + 1];
        for (int higher = 0; higher < before.length - 1; higher++) {
            int left = chosen - Integer.bitCount(higher);
            before[higher + 1] = before[higher] + (left < 0 || left > lowerCells ? 0 : counts[left]);
        }
        near = new int[(size() >> NEAR_BITS) + 1];
        int higher = 0;
        for (int i = 0; i < near.length; i++) {
            while (before[higher + 1] <= i << NEAR_BITS && higher + 2 < before.length) {
                higher++;
            }
            near[i] = higher;
        }
    }

    @Override
    public int size() {
        return before[before.length - 1];
    }

    @Override
    public int rank(long cells) {
        return before[(int) (cells >>> lowerCells)] + among[(int) cells & lowerMask];
    }

    @Override
    public long unrank(int index) {
        int higher = near[index >> NEAR_BITS];
        while (before[higher + 1] <= index) {
            higher++;
        }
        int left = chosen - Integer.bitCount(higher);
        return (long) higher << lowerCells | lowerHalves[left][index - before[higher]];
    }
}
