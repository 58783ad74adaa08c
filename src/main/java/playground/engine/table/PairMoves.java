package playground.engine.table;

/**
 * The moves of a puzzle whose state is a pair of coordinates of which each moves by itself, by one look-up: placement and
 * twists of a cube's corners, say. States are numbered row by row: the first coordinate is the row, the second the place in
 * it. For puzzles in which every move is some move's way back.
 *
 * <p>Where many states have to be gone through, it takes those of a row together, and one move of all of them after the
 * other: they lead into one and the same row, which stays in the processor's first cache, and what is left for a single
 * state is an addition and two look-ups.
 */
public final class PairMoves implements RankedMoves {
    private final int rows;
    private final int width;
    /** [move][first coordinate]: the number of the first state of the row that the move leads to. */
    private final int[][] rowAfter;
    /** [move][second coordinate]: the place in that row. */
    private final short[][] placeAfter;

    /**
     * Moves.
     *
     * @param firstAfter [move][first coordinate]: the first coordinate after the move
     * @param secondAfter [move][second coordinate]: the second after it, at most 32,767
     */
    public PairMoves(int[][] firstAfter, int[][] secondAfter) {
        rows = firstAfter[0].length;
        width = secondAfter[0].length;
        rowAfter = new int[firstAfter.length][rows];
        placeAfter = new short[secondAfter.length][width];
        for (int move = 0; move < firstAfter.length; move++) {
            for (int row = 0; row < rows; row++) {
                rowAfter[move][row] = width * firstAfter[move][row];
            }
            for (int place = 0; place < width; place++) {
                placeAfter[move][place] = (short) secondAfter[move][place];
            }
        }
    }

    @Override
    public int size() {
        return rows * width;
    }

    @Override
    public int moveCount() {
        return rowAfter.length;
    }

    @Override
    public int before(int rank, int[] ranks) {
        return after(rank, ranks);
    }

    @Override
    public int after(int rank, int[] ranks) {
        int row = rank / width;
        int place = rank - width * row;
        for (int move = 0; move < rowAfter.length; move++) {
            ranks[move] = rowAfter[move][row] + placeAfter[move][place];
        }
        return rowAfter.length;
    }

    @Override
    public int mark(int start, int end, byte[] distances, byte distance) {
        short[] places = new short[width];
        int marking = 0;
        for (int row = start / width; width * row < end; row++) {
            int first = width * row;
            int count = places(distances, first, start, end, (byte) (distance - 1), places);
            for (int move = 0; move < rowAfter.length && count > 0; move++) {
                mark(places, count, placeAfter[move], rowAfter[move][row], distances, distance);
            }
            marking += count;
        }
        return marking;
    }

    /** Lists which places of a row, within a range of numbers, have a distance; without a branch for each. */
    private int places(byte[] distances, int first, int start, int end, byte wanted, short[] places) {
        int from = Math.max(0, start - first);
        int to = Math.min(width, end - first);
        int count = 0;
        for (int place = from; place < to; place++) {
            places[count] = (short) place;
            count += distances[first + place] == wanted ? 1 : 0;
        }
        return count;
    }

    private static void mark(
            short[] places, int count, short[] placeAfter, int rowAfter, byte[] distances, byte distance) {
        for (int i = 0; i < count; i++) {
            int rank = rowAfter + placeAfter[places[i]];
            byte known = distances[rank];
            distances[rank] = known == LevelSearch.UNKNOWN ? distance : known;
        }
    }

    @Override
    public int pull(int start, int end, byte[] distances, byte distance) {
        short[] places = new short[width];
        int found = 0;
        for (int row = start / width; width * row < end; row++) {
            int first = width * row;
            int count = places(distances, first, start, end, LevelSearch.UNKNOWN, places);
            int left = count;
            for (int move = 0; move < rowAfter.length && left > 0; move++) {
                left = pull(places, left, first, placeAfter[move], rowAfter[move][row], distances, distance);
            }
            found += count - left;
        }
        return found;
    }

    /** Leaves those places at the front of the list whose states find nothing; returns how many. */
    private static int pull(
            short[] places, int count, int first, short[] placeAfter, int rowAfter, byte[] distances, byte distance) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            short place = places[i];
            boolean found = distances[rowAfter + placeAfter[place]] == distance - 1;
            distances[first + place] = found ? distance : LevelSearch.UNKNOWN;
            places[left] = place;
            left += found ? 0 : 1;
        }
        return left;
    }
}
