package playground.puzzles.rotation;

import java.util.Arrays;
import playground.engine.SearchMonitor;

/**
 * Counts all 9,465,511,770 boards by their distance, exactly, without looking at them one by one.
 *
 * <p>A board is at distance <i>d</i> or more where none of its three patterns is nearer. So what is counted are the ways
 * to cover the 24 cells by three patterns of a family: each has eight cells, so that three that cover all are apart.
 * With <i>F(S)</i> the number of the family's patterns within a set of cells <i>S</i>, inclusion and exclusion give
 *
 * <pre>   the sum over all S of  (-1)^(24 - |S|) F(S)^3 </pre>
 *
 * <p>(A. Björklund, T. Husfeldt, M. Koivisto, "Set partitioning via inclusion-exclusion", 2009). <i>F</i> is had for all
 * sets with the same cells of the centre at once, by Yates's sum over subsets of the other 16 cells. Turning and
 * mirroring the board changes no distance, so sets of centre cells that are images of each other are worked out once.
 */
final class BoardCounts {
    private static final int CENTRE_CELLS = 8;
    private static final int OTHER_CELLS = Lines.CELLS - CENTRE_CELLS;
    private static final int SETS = 1 << OTHER_CELLS;
    private static final int ALL_CENTRE = (1 << CENTRE_CELLS) - 1;

    /** [bit]: the cell. First the others; then the centre clockwise, so that to turn the board is to turn these bits. */
    private static final int[] CELL_OF_BIT = {
        0, 1, 2, 3, 4, 5, 9, 10, 13, 14, 18, 19, 20, 21, 22, 23, 6, 7, 8, 12, 17, 16, 15, 11,
    };

    private final PatternLayers layers;
    private final SearchMonitor monitor;
    /** [place]: the pattern there, in the order of {@link #CELL_OF_BIT}. */
    private final int[] patterns;

    private final int[] family = new int[SETS];
    private final int[] within = new int[SETS];

    private BoardCounts(PatternLayers layers, SearchMonitor monitor) {
        this.layers = layers;
        this.monitor = monitor;
        patterns = new int[layers.size()];
        int[][] reordered = reorderedBytes();
        for (int place = 0; place < patterns.length; place++) {
            int pattern = layers.pattern(place);
            patterns[place] =
                    reordered[0][pattern & 255] | reordered[1][pattern >> 8 & 255] | reordered[2][pattern >> 16];
        }
    }

    /** [byte of a pattern][its value]: the same cells in the order of {@link #CELL_OF_BIT}. */
    private static int[][] reorderedBytes() {
        int[][] reordered = new int[Lines.CELLS / Byte.SIZE][1 << Byte.SIZE];
        for (int bit = 0; bit < Lines.CELLS; bit++) {
            int cell = CELL_OF_BIT[bit];
            for (int value = 0; value < 1 << Byte.SIZE; value++) {
                reordered[cell / Byte.SIZE][value] |= (value >> cell % Byte.SIZE & 1) << bit;
            }
        }
        return reordered;
    }

    /** [distance]: how many boards there are, up to the greatest distance that occurs. */
    static long[] histogram(PatternLayers layers, SearchMonitor monitor) {
        long[] atLeast = new BoardCounts(layers, monitor).countAtLeast();
        int end = atLeast.length;
        while (atLeast[end - 1] == 0) {
            end--;
        }
        long[] histogram = new long[end];
        for (int distance = 0; distance < end; distance++) {
            histogram[distance] = atLeast[distance] - (distance + 1 < end ? atLeast[distance + 1] : 0);
        }
        return histogram;
    }

    /** [distance]: how many boards are at that distance or more. */
    private long[] countAtLeast() {
        long[] atLeast = new long[layers.greatestDistance() + 1];
        for (int centre = 0; centre <= ALL_CENTRE; centre++) {
            int images = images(centre);
            if (images > 0) {
                Arrays.fill(family, 0);
                for (int distance = atLeast.length - 1; distance >= 0; distance--) {
                    monitor.check();
                    addToFamily(distance, centre);
                    sumOverSubsets();
                    atLeast[distance] += images * signedCubes(centre);
                }
            }
        }
        return atLeast;
    }

    /** How many sets a set of centre cells becomes by turning and mirroring; 0 where it is not the first of them. */
    private static int images(int centre) {
        int distinct = 0;
        int[] images = new int[CENTRE_CELLS];
        for (int image = 0; image < CENTRE_CELLS; image++) {
            int mirrored = image < CENTRE_CELLS / 2 ? centre : mirrored(centre);
            int by = 2 * (image % (CENTRE_CELLS / 2));
            images[image] = (mirrored << by | mirrored >> (CENTRE_CELLS - by)) & ALL_CENTRE;
            if (images[image] < centre) {
                return 0;
            }
        }
        Arrays.sort(images);
        for (int image = 0; image < images.length; image++) {
            distinct += image == 0 || images[image] != images[image - 1] ? 1 : 0;
        }
        return distinct;
    }

    /** Mirrored in the diagonal through cell 6, the first of the centre's bits. */
    private static int mirrored(int centre) {
        int reversed = Integer.reverse(centre) >>> (Integer.SIZE - CENTRE_CELLS);
        return (reversed << 1 | reversed >> (CENTRE_CELLS - 1)) & ALL_CENTRE;
    }

    /** Adds the patterns at a distance whose centre cells are among these, counted by their other cells. */
    private void addToFamily(int distance, int centre) {
        int outside = (ALL_CENTRE & ~centre) << OTHER_CELLS;
        int end = layers.start(distance + 1);
        for (int place = layers.start(distance); place < end; place++) {
            int pattern = patterns[place];
            if ((pattern & outside) == 0) {
                family[pattern & (SETS - 1)]++;
            }
        }
    }

    /**
     * Fills in for every set how many of the family are within it (F. Yates, 1937), bit by bit; for the two lowest bits
     * four sets at a time, since a loop over one or two sets costs more than it does.
     */
    private void sumOverSubsets() {
        for (int set = 0; set < SETS; set += 4) {
            int none = family[set];
            int first = none + family[set + 1];
            within[set] = none;
            within[set + 1] = first;
            within[set + 2] = none + family[set + 2];
            within[set + 3] = first + family[set + 2] + family[set + 3];
        }
        for (int bit = 4; bit < SETS; bit <<= 1) {
            for (int block = 0; block < SETS; block += 2 * bit) {
                addToUpperHalf(block, bit);
            }
        }
    }

    private void addToUpperHalf(int block, int half) {
        for (int set = block; set < block + half; set++) {
            within[set + half] += within[set];
        }
    }

    /** The cubes with their signs, four at a time; sums may overflow on the way, but what is left in the end is right. */
    private long signedCubes(int centre) {
        long sum = 0;
        for (int set = 0; set < SETS; set += 4) {
            long cubes = cube(within[set]) - cube(within[set + 1]) - cube(within[set + 2]) + cube(within[set + 3]);
            sum += (Integer.bitCount(set) & 1) == 0 ? cubes : -cubes;
        }
        return (Integer.bitCount(centre) & 1) == 0 ? sum : -sum;
    }

    private static long cube(long count) {
        return count * count * count;
    }
}
