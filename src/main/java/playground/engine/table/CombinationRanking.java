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
    private final int chosen;
    private final int lowerCells;
    private final int lowerMask;
    /** [higher half]: how many choices have a lesser one. */
    private final int[] before;
    /** [lower half]: how many lesser ones choose as many cells. */
    private final int[] among;
    /** [k][n]: the binomial coefficient, n over k. */
    private final int[][] binomials;

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
        binomials = binomials(cells, chosen);
        before = new int[1 << (cells - lowerCells)];
        for (int higher = 1; higher < before.length; higher++) {
            before[higher] = before[higher - 1] + waysBelow(higher - 1);
        }
        among = new int[1 << lowerCells];
        int[] counts = new int[lowerCells + 1];
        for (int lower = 0; lower < among.length; lower++) {
            among[lower] = counts[Integer.bitCount(lower)]++;
        }
    }

    /** Pascal's triangle; a coefficient that no choice needs may overflow. */
    private static int[][] binomials(int cells, int chosen) {
        int[][] triangle = new int[chosen + 1][cells + 1];
        Arrays.fill(triangle[0], 1);
        for (int k = 1; k <= chosen; k++) {
            for (int n = 1; n <= cells; n++) {
                triangle[k][n] = triangle[k - 1][n - 1] + triangle[k][n - 1];
            }
        }
        return triangle;
    }

    /** In how many ways the lower half can make up a higher half to a choice. */
    private int waysBelow(int higher) {
        int left = chosen - Integer.bitCount(higher);
        return left < 0 ? 0 : binomials[left][lowerCells];
    }

    @Override
    public int size() {
        return binomials[chosen][cells()];
    }

    private int cells() {
        return binomials[0].length - 1;
    }

    @Override
    public int rank(long cells) {
        return before[(int) (cells >>> lowerCells)] + among[(int) cells & lowerMask];
    }

    @Override
    public long unrank(int index) {
        long cells = 0;
        int rest = index;
        int cell = cells() - 1;
        for (int place = chosen; place > 0; place--) {
            int[] column = binomials[place];
            while (column[cell] > rest) {
                cell--;
            }
            rest -= column[cell];
            cells |= 1L << cell;
            cell--;
        }
        return cells;
    }
}
