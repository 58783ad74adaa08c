package playground.engine;

/**
 * What a search has counted, counted the same way by every algorithm.
 *
 * @param expanded states whose successors were produced
 * @param generated successors produced, duplicates included, pruned ones not
 * @param duplicates generated states that were already known
 * @param stored states held now
 * @param peakStored the most states ever held
 * @param memory bytes that the search's own stores take now
 * @param bound the depth or f-limit in progress
 * @param iterations how many bounds were begun: layers of a breadth-first search, deepenings of a depth-first one
 */
public record Progress(
        long expanded,
        long generated,
        long duplicates,
        long stored,
        long peakStored,
        long memory,
        int bound,
        int iterations) {
    /** Nothing counted yet. */
    public static final Progress NONE = new Progress(0, 0, 0, 0, 0, 0, 0, 0);
}
