package playground.puzzles.rotation;

import playground.engine.Heuristic;

/**
 * The classical bound: eight less the most blocks of one colour in the centre. A move brings one block into the centre
 * and one out of it, so it raises no colour's number by more than one: admissible and consistent.
 */
final class CentreHeuristic implements Heuristic {
    /** The heuristic's name in algorithms. */
    static final String NAME = "centre";

    @Override
    public int estimate(long state) {
        int lower = (int) state & Lines.CENTRE;
        int higher = (int) (state >>> Lines.CELLS) & Lines.CENTRE;
        int third = Integer.bitCount(lower & higher);
        int most = Math.max(third, Math.max(Integer.bitCount(lower), Integer.bitCount(higher)) - third);
        return RotationGame.BLOCKS - most;
    }
}
