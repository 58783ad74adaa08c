package playground.engine.table;

import java.util.Arrays;
import playground.engine.Ranking;

/**
 * Numbers the ways to choose <i>k</i> of <i>n</i> cells; a choice is a set of bits, cell 0 lowest. The number is that of
 * the combinatorial number system, the sum of <i>binomial(c<sub>i</sub>, i)</i> over the chosen cells from the lowest,
 * <i>i</i> = 1, to the highest, <i>i</i> = <i>k</i>; so choices are numbered in the order of their bits read as a number
 * (D. E. Knuth, "The Art of Computer Programming", 7.2.1.3, Theorem L).
 *
 * <p>Ranking looks up one sum for each eight cells, by those cells and by how many were chosen below them.
 */
public final class CombinationRanking implements Ranking {
    private static final int CHUNK = 8;
    private static final int PATTERNS = 1 << CHUNK;

    private final int chosen;
    /** [k][n]: the binomial coefficient, n over k. */
    private final int[][] binomials;
    /** [chunk][chosen below it][its bits]: what the chunk adds to the number. */
    private final int[][][] sums;

    /**
     * A ranking.
     *
     * @param cells how many there are, at most 32
     * @param chosen how many of them are chosen; at most 2<sup>31</sup> - 1 ways must there be
     */
    public CombinationRanking(int cells, int chosen) {
        this.chosen = chosen;
        binomials = binomials(cells, chosen);
        sums = new int[(cells + CHUNK - 1) / CHUNK][chosen + 1][PATTERNS];
        for (int chunk = 0; chunk < sums.length; chunk++) {
            for (int below = 0; below <= chosen; below++) {
                for (int bits = 0; bits < PATTERNS; bits++) {
                    sums[chunk][below][bits] = sum(chunk * CHUNK, below, bits);
                }
            }
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

    private int sum(int firstCell, int below, int bits) {
        int sum = 0;
        int place = below;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            int cell = firstCell + Integer.numberOfTrailingZeros(rest);
            place++;
            if (place <= chosen && cell < cells()) {
                sum += binomials[place][cell];
            }
        }
        return sum;
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
        int rank = 0;
        int below = 0;
        for (int chunk = 0; chunk < sums.length; chunk++) {
            int bits = (int) (cells >>> (chunk * CHUNK)) & (PATTERNS - 1);
            rank += sums[chunk][below][bits];
            below += Integer.bitCount(bits);
        }
        return rank;
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
