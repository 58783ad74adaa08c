package playground.puzzles.sliding;

import playground.engine.SearchMonitor;

/**
 * The pattern databases of the 15-puzzle for all goals whose gap is in one place: six tiles, six and three, which between
 * them are all. Every move is a move of one tile, so the moves of the three patterns may be added up.
 *
 * <p>Tiles are known by their places in the goal, so nothing else of the goal matters; and of sixteen places for the gap
 * four are enough, since a goal may be looked at mirrored (see {@link PatternView}). 11,534,880 bytes: a byte for each of
 * 5,765,760 placements of six tiles, twice, and 3,360 of three. They would be three times as many if the gap's region were
 * kept with each; only the least over all regions is. That is still never too much, but no longer consistent: a move of the
 * gap into a region that a pattern divides off may lower the estimate by more than one. IDA* does not mind.
 *
 * <p>Source: R. Korf, A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002.
 */
final class DisjointPatterns {
    /** How many patterns there are. */
    static final int COUNT = 3;

    /** Stands for the gap in {@link #patternOfPlace}. */
    static final int NO_PATTERN = -1;

    private static final int SIX = 6;
    private static final int THREE = 3;

    /**
     * The pattern of each place by the gap's, which is {@code -}. What belongs together in the goal stays together: tiles
     * that get in each other's way are then in one pattern, which knows it.
     */
    private static final String[] FOR_GAP_AT_0 = {
        "- B B A", "B B A A", "B B A A", "C C C A",
    };

    private static final String[] FOR_GAP_AT_1 = {
        "A - B B", "A A B B", "A A B B", "A C C C",
    };

    private static final String[] FOR_GAP_AT_4 = {
        "A A A B", "- A A B", "C A B B", "C C B B",
    };

    private static final String[] FOR_GAP_AT_5 = {
        "A A A A", "B - A A", "B B C C", "B B B C",
    };

    private final int[] patternOfPlace;
    private final Placements[] placements;
    private final int[] homes = new int[COUNT];
    /** [pattern]: where its moves begin. */
    private final int[] starts = new int[COUNT];
    /** [start of the pattern + placement]: moves of the pattern's tiles. */
    private final byte[] moves;

    /**
     * Builds the databases, unless the store has them.
     *
     * @param gap the gap's place: 0, 1, 4 or 5
     */
    DisjointPatterns(SquareBoard board, int gap, PatternStore store, SearchMonitor monitor) {
        patternOfPlace = patterns(gap);
        Placements six = new Placements(SIX);
        placements = new Placements[] {six, six, new Placements(THREE)};
        for (int place = 0; place < patternOfPlace.length; place++) {
            if (place != gap) {
                homes[patternOfPlace[place]] |= 1 << place;
            }
        }
        int size = 0;
        for (int pattern = 0; pattern < COUNT; pattern++) {
            starts[pattern] = size;
            size += placements[pattern].size();
        }
        int all = size;
        monitor.reserve(all);
        moves = store.get("tiles4-663-gap" + gap, all, () -> build(board, gap, all, monitor));
    }

    private byte[] build(SquareBoard board, int gap, int size, SearchMonitor monitor) {
        byte[] all = new byte[size];
        for (int pattern = 0; pattern < COUNT; pattern++) {
            byte[] built = PatternBuild.build(board, placements[pattern], homes[pattern], gap, monitor);
            System.arraycopy(built, 0, all, starts[pattern], built.length);
            monitor.reserve(-built.length);
        }
        return all;
    }

    private static int[] patterns(int gap) {
        String[] rows = switch (gap) {
            case 0 -> FOR_GAP_AT_0;
            case 1 -> FOR_GAP_AT_1;
            case 4 -> FOR_GAP_AT_4;
            case 5 -> FOR_GAP_AT_5;
            default -> throw new IllegalArgumentException("not a gap's place in a view: " + gap);
        };
        return String.join(" ", rows)
                .chars()
                .filter(letter -> letter != ' ')
                .map(letter -> letter == '-' ? NO_PATTERN : letter - 'A')
                .toArray();
    }

    /** The pattern of the tile that has its place there; {@link #NO_PATTERN} for the gap's. */
    int patternOfPlace(int place) {
        return patternOfPlace[place];
    }

    /** The number of the tile that has its place there within its pattern: they are numbered by their places. */
    int numberOfPlace(int place) {
        return Integer.bitCount(homes[patternOfPlace[place]] & (1 << place) - 1);
    }

    Placements placements(int pattern) {
        return placements[pattern];
    }

    /** Where a pattern's moves begin in {@link #moves}. */
    int start(int pattern) {
        return starts[pattern];
    }

    /** The moves of all patterns. Not a copy: it is large, and read in a hot loop. */
    byte[] moves() {
        return moves;
    }
}
