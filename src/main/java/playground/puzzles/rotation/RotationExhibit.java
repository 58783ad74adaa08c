package playground.puzzles.rotation;

import java.util.List;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.search.Algorithms;
import playground.engine.table.BuildOnce;

/** The Rotation Game: its exact distances from one table and its algorithms. */
public final class RotationExhibit implements Exhibit {
    /** The puzzle's name. */
    public static final String ID = "rotation-game";

    private static final String READING = "cells";

    private final RotationGame puzzle = new RotationGame();
    private final BuildOnce<RotationDistances> distances =
            new BuildOnce<>(monitor -> new RotationDistances(puzzle, monitor));
    private volatile RotationDistances known;

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    /** There is no choice: any colour may fill the centre. */
    @Override
    public String goal() {
        return "";
    }

    @Override
    public Exhibit withGoal(String goal) {
        throw new InvalidStateException(ID, "fault.goal");
    }

    @Override
    public List<String> readings() {
        return List.of(READING);
    }

    @Override
    public Exhibit withReading(String reading) {
        if (!reading.equals(READING)) {
            throw new IllegalArgumentException(reading);
        }
        return this;
    }

    @Override
    public Distances distances(SearchMonitor monitor) {
        known = distances.get(monitor);
        return known;
    }

    /**
     * The colours that can fill the centre in the fewest moves, as bits: bit 1 for colour 1, and so on. None while the
     * distances are not known: it never waits for them.
     */
    public int nearestColours(long state) {
        RotationDistances exact = known;
        int colours = 0;
        for (int colour = 1; exact != null && colour <= RotationGame.COLOURS; colour++) {
            colours |= exact.estimate(state, colour) == exact.estimate(state) ? 1 << colour : 0;
        }
        return colours;
    }

    /** The colour, of several the first, that is nearest after a move; 0 while the distances are not known. */
    public int aim(long state, int move) {
        int colours = nearestColours(puzzle.apply(state, move));
        return colours == 0 ? 0 : Integer.numberOfTrailingZeros(colours);
    }

    @Override
    public List<Algorithm> algorithms() {
        CentreHeuristic centre = new CentreHeuristic();
        return List.of(
                Algorithms.table(puzzle, distances::get),
                Algorithms.idaStar(puzzle, CentreHeuristic.NAME, monitor -> centre),
                Algorithms.aStar(puzzle, CentreHeuristic.NAME, monitor -> centre),
                Algorithms.breadthFirst(puzzle),
                Algorithms.bidirectional(puzzle),
                Algorithms.greedy(puzzle, CentreHeuristic.NAME, monitor -> centre));
    }
}
