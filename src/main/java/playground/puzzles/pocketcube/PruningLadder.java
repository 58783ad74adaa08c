package playground.puzzles.pocketcube;

import playground.engine.SearchMonitor;

/**
 * The most complete faces within a budget of quarter turns by trying every sequence of turns on the stickers, with more
 * and more left out: all twelve turns; only six, since opposite turns differ by a turn of the whole cube; and never the
 * turn that takes back the last one. What it costs is counted in stickers moved by the last turns of all sequences.
 */
public final class PruningLadder {
    /** What is left out. */
    public enum Rung {
        /** Nothing: the quarter turns of all six faces. */
        ALL_TURNS,
        /** The turns of D, L and B. */
        SIX_TURNS,
        /** Those, and the turn that takes the last one back. */
        NEVER_BACK
    }

    /**
     * What was found, and what it cost.
     *
     * @param faces the most complete faces
     * @param sequences how many sequences of the full length were tried
     * @param stickerOperations stickers moved by the last turns of them
     */
    public record Answer(int faces, long sequences, long stickerOperations) {}

    private final int[][] from;
    private final int[][] faces = new int[Face.COUNT][];
    private final boolean mayGoBack;
    private final SearchMonitor monitor;
    private final int[][] path = new int[FaceTransforms.MOST_TURNS + 1][Sticker.COUNT];
    private int most;
    private long sequences;

    private PruningLadder(Rung rung, SearchMonitor monitor) {
        this.monitor = monitor;
        mayGoBack = rung != Rung.NEVER_BACK;
        int turned = rung == Rung.ALL_TURNS ? Face.COUNT : Face.COUNT / 2;
        from = new int[2 * turned][Sticker.COUNT];
        for (int face = 0; face < turned; face++) {
            int[] to = Sticker.turn(Face.at(face));
            for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                from[2 * face][to[sticker]] = sticker;
                from[2 * face + 1][sticker] = to[sticker];
            }
        }
        for (int face = 0; face < Face.COUNT; face++) {
            faces[face] = Sticker.of(Face.at(face));
        }
    }

    /**
     * Tries every sequence.
     *
     * @param colours [sticker]: any numbers
     * @param turns from 0 to {@link FaceTransforms#MOST_TURNS}
     * @param monitor counts a turn of the cube as an expansion
     */
    public static Answer climb(int[] colours, int turns, Rung rung, SearchMonitor monitor) {
        PruningLadder ladder = new PruningLadder(rung, monitor);
        System.arraycopy(colours, 0, ladder.path[0], 0, Sticker.COUNT);
        ladder.visit(0, turns, -1);
        return new Answer(ladder.most, ladder.sequences, ladder.sequences * Sticker.COUNT);
    }

    private void visit(int depth, int turns, int last) {
        most = Math.max(most, completeFaces(path[depth]));
        if (depth == turns) {
            sequences++;
            return;
        }
        for (int turn = 0; turn < from.length; turn++) {
            if (mayGoBack || turn != (last ^ 1)) {
                monitor.expand();
                turn(path[depth], path[depth + 1], from[turn]);
                visit(depth + 1, turns, turn);
            }
        }
    }

    private static void turn(int[] before, int[] after, int[] from) {
        for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
            after[sticker] = before[from[sticker]];
        }
    }

    private int completeFaces(int[] colours) {
        int count = 0;
        for (int[] face : faces) {
            int first = colours[face[0]];
            if (first == colours[face[1]] && first == colours[face[2]] && first == colours[face[3]]) {
                count++;
            }
        }
        return count;
    }
}
