package playground.puzzles.pocketcube;

import java.util.Arrays;

/**
 * How many faces of any 24 stickers can be made complete, in microseconds, and also where no cube has such colours
 * (HDU 4801): it counts faces on stickers, not corners.
 *
 * <p>Turns move stickers whatever their colours are. So the 44,971 different rearrangements that at most seven quarter
 * turns can make are found once, and for each the six fours of stickers that it brings onto one face. What is kept is the
 * other way round: for each four, the rearrangements that bring it onto a face, nearest first. Only fours of one colour
 * have to be looked up; in a cube there are six.
 */
public final class FaceTransforms {
    /** The most turns that can be asked for. */
    public static final int MOST_TURNS = 7;

    private static final int FOUR = 4;

    private final PocketCube puzzle = new PocketCube(CubeGoal.SOLVED, Metric.QUARTER_TURNS);
    /** The rearrangements as the states that they make of the solved cube, nearest first. */
    private final int[] ranks;
    /** [turns]: how many rearrangements take at most so many. */
    private final int[] within = new int[MOST_TURNS + 1];
    /** [four]: where its rearrangements begin in {@link #makers}; one longer than there are fours. */
    private final int[] firstMaker;

    private final int[] makers;

    /** Finds all rearrangements. */
    public FaceTransforms() {
        ranks = reached();
        int[][] fours = new int[ranks.length][];
        firstMaker = new int[choose(Sticker.COUNT, FOUR) + 1];
        for (int number = 0; number < ranks.length; number++) {
            fours[number] = foursOnFaces(Cube.RANKING.unrank(ranks[number]));
            for (int four : fours[number]) {
                firstMaker[four + 1]++;
            }
        }
        for (int four = 1; four < firstMaker.length; four++) {
            firstMaker[four] += firstMaker[four - 1];
        }
        makers = new int[ranks.length * Face.COUNT];
        int[] end = firstMaker.clone();
        for (int number = 0; number < ranks.length; number++) {
            for (int four : fours[number]) {
                makers[end[four]++] = number;
            }
        }
    }

    /** Everything within seven turns of the solved cube, breadth first. */
    private int[] reached() {
        int[] queue = new int[1 << 16];
        boolean[] known = new boolean[Cube.RANKING.size()];
        queue[0] = Cube.RANKING.rank(Cube.SOLVED);
        known[queue[0]] = true;
        int start = 0;
        int end = 1;
        within[0] = 1;
        for (int turns = 1; turns <= MOST_TURNS; turns++) {
            int layerEnd = end;
            for (; start < layerEnd; start++) {
                long state = Cube.RANKING.unrank(queue[start]);
                for (int move = 0; move < puzzle.moveCount(); move++) {
                    int rank = Cube.RANKING.rank(puzzle.apply(state, move));
                    if (!known[rank]) {
                        known[rank] = true;
                        queue[end++] = rank;
                    }
                }
            }
            within[turns] = end;
        }
        return Arrays.copyOf(queue, end);
    }

    /** The numbers of the fours of stickers that a rearrangement brings onto the six faces. */
    private static int[] foursOnFaces(long state) {
        int[] fours = new int[Face.COUNT];
        int[] four = new int[FOUR];
        for (int number = 0; number < fours.length; number++) {
            int[] places = Sticker.of(Face.at(number));
            for (int corner = 0; corner < FOUR; corner++) {
                four[corner] = Cube.home(state, places[corner]);
            }
            Arrays.sort(four);
            fours[number] = number(four[0], four[1], four[2], four[3]);
        }
        return fours;
    }

    /** The number of a four of stickers, in rising order, among all: the combinatorial number system. */
    private static int number(int first, int second, int third, int fourth) {
        return choose(first, 1) + choose(second, 2) + choose(third, 3) + choose(fourth, FOUR);
    }

    private static int choose(int things, int taken) {
        int ways = 1;
        for (int i = 0; i < taken; i++) {
            ways = ways * (things - i) / (i + 1);
        }
        return ways;
    }

    /** Answers one after the other, with memory of its own: one thread's. */
    public final class Asker {
        private final byte[] faces = new byte[ranks.length];

        /**
         * The most complete faces.
         *
         * @param colours [sticker], in the order of {@link Sticker}: any numbers
         * @param turns at most so many quarter turns, from 0 to {@link FaceTransforms#MOST_TURNS}
         */
        public int most(int[] colours, int turns) {
            Arrays.fill(faces, 0, within[turns], (byte) 0);
            int most = 0;
            for (int first = 0; first < Sticker.COUNT; first++) {
                for (int second = first + 1; second < Sticker.COUNT; second++) {
                    if (colours[first] == colours[second]) {
                        most = Math.max(most, most(colours, first, second, within[turns]));
                    }
                }
            }
            return most;
        }

        private int most(int[] colours, int first, int second, int end) {
            int most = 0;
            for (int third = second + 1; third < Sticker.COUNT; third++) {
                if (colours[third] != colours[first]) {
                    continue;
                }
                for (int fourth = third + 1; fourth < Sticker.COUNT; fourth++) {
                    if (colours[fourth] == colours[first]) {
                        most = Math.max(most, count(number(first, second, third, fourth), end));
                    }
                }
            }
            return most;
        }

        /** Counts a four of one colour for everything that brings it onto a face. */
        private int count(int four, int end) {
            int most = 0;
            for (int at = firstMaker[four]; at < firstMaker[four + 1] && makers[at] < end; at++) {
                most = Math.max(most, ++faces[makers[at]]);
            }
            return most;
        }
    }
}
