package playground.puzzles.rotation;

import java.time.Duration;
import java.util.Objects;
import java.util.random.RandomGenerator;
import playground.engine.Distances;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.table.ShortestSolutions;

/** The exact distances of all boards, which are too many for a table, from the table of one colour's patterns. */
final class RotationDistances implements Distances {
    private final Puzzle puzzle;
    private final ColourPatterns patterns;
    private final PatternLayers layers;
    private final long[] histogram;
    private final FewBoards farthest;
    private final Duration buildTime;

    RotationDistances(Puzzle puzzle, SearchMonitor monitor) {
        long started = System.nanoTime();
        this.puzzle = puzzle;
        patterns = new ColourPatterns(monitor);
        layers = new PatternLayers(patterns, monitor);
        histogram = BoardCounts.histogram(layers, monitor);
        int greatest = histogram.length - 1;
        farthest = FewBoards.list(greatest, (int) histogram[greatest], layers, patterns, monitor);
        buildTime = Duration.ofNanos(System.nanoTime() - started);
    }

    /** The fewest moves that bring one colour into the centre. */
    int estimate(long state, int colour) {
        return patterns.estimate(state, colour);
    }

    @Override
    public int estimate(long state) {
        return patterns.estimate(state);
    }

    @Override
    public long[] histogram() {
        return histogram.clone();
    }

    /**
     * Draws one pattern from those at the distance and another from those at the distance or further, until they make a
     * board: they share no cell, the third pattern, which is left over, is not nearer, and of patterns at just this
     * distance the one drawn first is the least. Every board without its colours is then as likely as every other, for
     * it comes from exactly two pairs of draws: its least pattern at the distance, then either of the other two. Last,
     * the colours are dealt out.
     *
     * <p>At most distances this takes some hundred draws, at 12 some thousands; at the greatest it would take millions, so
     * the few boards there are listed.
     */
    @Override
    public long randomState(int distance, RandomGenerator random) {
        if (distance == histogram.length - 1) {
            int drawn = random.nextInt(farthest.size());
            return coloured(farthest.first(drawn), farthest.second(drawn), random);
        }
        Objects.checkIndex(distance, histogram.length);
        int start = layers.start(distance);
        int atDistance = layers.start(distance + 1) - start;
        int notNearer = layers.size() - start;
        while (true) {
            int first = layers.pattern(start + random.nextInt(atDistance));
            int second = layers.pattern(start + random.nextInt(notNearer));
            if ((first & second) == 0 && isBoard(first, second, distance)) {
                return coloured(first, second, random);
            }
        }
    }

    private boolean isBoard(int first, int second, int distance) {
        return isLater(second, first, distance) && isLater(PatternLayers.third(first, second), first, distance);
    }

    /** Whether a pattern is further than the distance, or just there and greater than the first. */
    private boolean isLater(int pattern, int first, int distance) {
        int found = patterns.ofPattern(pattern);
        return found > distance || (found == distance && pattern > first);
    }

    private static long coloured(int first, int second, RandomGenerator random) {
        int third = PatternLayers.third(first, second);
        return switch (random.nextInt(6)) {
            case 0 -> RotationGame.ofPatterns(first, second, third);
            case 1 -> RotationGame.ofPatterns(first, third, second);
            case 2 -> RotationGame.ofPatterns(second, first, third);
            case 3 -> RotationGame.ofPatterns(second, third, first);
            case 4 -> RotationGame.ofPatterns(third, first, second);
            default -> RotationGame.ofPatterns(third, second, first);
        };
    }

    @Override
    public long solutions(long state) {
        return ShortestSolutions.count(puzzle, this, state);
    }

    @Override
    public Duration buildTime() {
        return buildTime;
    }
}
