package playground.puzzles.pocketcube;

import playground.engine.table.RankedMoves;

/**
 * The moves of one metric between the numbers of positions. A number is made of the placement's and the twists', which turn
 * independently: a position's moves are one row of each table, added up.
 */
public final class CubeMoves implements RankedMoves {
    private final int moves;
    /** [moves * placement + move]: the least number of a position with the placement after the move. */
    private final int[] placements;
    /** [moves * twist + move]: what the twists after the move add to it. */
    private final short[] twists;

    /** The moves of a metric. */
    public CubeMoves(Metric metric) {
        moves = metric.moves();
        placements = new int[moves * Corners.PLACEMENTS];
        for (int i = 0; i < placements.length; i++) {
            placements[i] = Corners.TWISTS * Corners.placementAfter(i / moves, i % moves);
        }
        twists = new short[moves * Corners.TWISTS];
        for (int i = 0; i < twists.length; i++) {
            twists[i] = (short) Corners.twistAfter(i / moves, i % moves);
        }
    }

    @Override
    public int size() {
        return Cube.RANKING.size();
    }

    @Override
    public int moveCount() {
        return moves;
    }

    /** Every move has its inverse among the moves, so that what is before is also what is after. */
    @Override
    public int before(int rank, int[] ranks) {
        return after(rank, ranks);
    }

    @Override
    public int after(int rank, int[] ranks) {
        int placement = rank / Corners.TWISTS;
        int fromPlacement = moves * placement;
        int fromTwist = moves * (rank - Corners.TWISTS * placement);
        for (int move = 0; move < moves; move++) {
            ranks[move] = placements[fromPlacement + move] + twists[fromTwist + move];
        }
        return moves;
    }
}
