package playground.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The exact distance of every state near the goals, found by brute force with the collections of {@code java.util} and
 * nothing of the project but the rules: what tables and solvers are compared with.
 *
 * <p>It holds whole layers, as many as bring it to {@value #ENOUGH} states; of a small puzzle therefore every state. Where
 * the goals alone are more than {@value #MANY_GOALS}, whole layers would be too large before they are far: then it is a
 * sample, {@value #SAMPLE} states of each layer up to {@value #SAMPLED_LAYERS}, found by walks backward from goals and each
 * searched forward for nearer goals.
 */
public final class ReferenceSpace {
    private static final int ENOUGH = 41_000;
    private static final int MANY_GOALS = 10_000;
    private static final int SAMPLE = 60;
    private static final int SAMPLED_LAYERS = 6;

    private final Puzzle puzzle;
    private final Map<Long, Integer> distances = new HashMap<>();
    private final List<List<Long>> layers = new ArrayList<>();
    private final boolean complete;
    private final boolean sample;

    private ReferenceSpace(Puzzle puzzle) {
        this.puzzle = puzzle;
        List<Long> layer = new ArrayList<>();
        for (long goal : puzzle.goals()) {
            layer.add(goal);
        }
        sample = layer.size() > MANY_GOALS;
        if (sample) {
            complete = false;
            takeSample(layer);
            return;
        }
        layer.forEach(goal -> distances.put(goal, 0));
        while (!layer.isEmpty() && distances.size() < ENOUGH) {
            layers.add(layer);
            layer = predecessors(layer);
        }
        if (!layer.isEmpty()) {
            layers.add(layer);
        }
        complete = layer.isEmpty();
    }

    /** The states near the goals of a puzzle. */
    public static ReferenceSpace of(Puzzle puzzle) {
        return new ReferenceSpace(puzzle);
    }

    private void takeSample(List<Long> goals) {
        Random random = new Random(20250103);
        Collections.shuffle(goals, random);
        layers.add(goals.subList(0, SAMPLE));
        layers.get(0).forEach(goal -> distances.put(goal, 0));
        for (int distance = 1; distance <= SAMPLED_LAYERS; distance++) {
            List<Long> nearer = layers.get(distance - 1);
            List<Long> layer = new ArrayList<>();
            while (layer.size() < SAMPLE) {
                long from = nearer.get(random.nextInt(nearer.size()));
                long before = puzzle.undo(from, random.nextInt(puzzle.moveCount()));
                if (before != Puzzle.NO_STATE
                        && !isWithin(before, distance - 1)
                        && distances.putIfAbsent(before, distance) == null) {
                    layer.add(before);
                }
            }
            layers.add(layer);
        }
    }

    /** Whether a goal can be reached in so many moves or fewer, by trying them all. */
    private boolean isWithin(long state, int distance) {
        if (state == Puzzle.NO_STATE) {
            return false;
        }
        boolean found = puzzle.isGoal(state);
        for (int move = 0; move < puzzle.moveCount() && distance > 0 && !found; move++) {
            found = isWithin(puzzle.apply(state, move), distance - 1);
        }
        return found;
    }

    private List<Long> predecessors(List<Long> layer) {
        List<Long> found = new ArrayList<>();
        for (long state : layer) {
            for (int move = 0; move < puzzle.moveCount(); move++) {
                long before = puzzle.undo(state, move);
                if (before != Puzzle.NO_STATE && distances.putIfAbsent(before, layers.size()) == null) {
                    found.add(before);
                }
            }
        }
        return found;
    }

    /** Whether these are all states from which a goal can be reached. */
    public boolean isComplete() {
        return complete;
    }

    /** Whether these are some states of each layer only. */
    public boolean isSample() {
        return sample;
    }

    /** The greatest distance that is known. */
    public int greatestDistance() {
        return layers.size() - 1;
    }

    /** The states at a distance. */
    public List<Long> layer(int distance) {
        return Collections.unmodifiableList(layers.get(distance));
    }

    /** Every state, in an order that looks random but is always the same. */
    public List<Long> shuffledStates() {
        List<Long> states = new ArrayList<>();
        layers.forEach(states::addAll);
        Collections.shuffle(states, new Random(20250101));
        return states;
    }

    /** Every state, those of different distances in turn: the first so many are a sample of near and far ones alike. */
    public List<Long> statesOfAllDistancesInTurn() {
        List<Iterator<Long>> rest = new ArrayList<>();
        for (List<Long> layer : layers) {
            List<Long> shuffled = new ArrayList<>(layer);
            Collections.shuffle(shuffled, new Random(20250102));
            rest.add(shuffled.iterator());
        }
        List<Long> states = new ArrayList<>();
        while (states.size() < distances.size()) {
            rest.stream().filter(Iterator::hasNext).forEach(layer -> states.add(layer.next()));
        }
        return states;
    }

    /** Whether a state is in it. */
    public boolean contains(long state) {
        return distances.containsKey(state);
    }

    /** The distance of a state to its nearest goal. */
    public int distance(long state) {
        return distances.get(state);
    }

    /** The canonical solution of a state: from each state the first move that leads nearer. */
    public int[] canonicalSolution(long start) {
        int[] moves = new int[distance(start)];
        long state = start;
        for (int i = 0; i < moves.length; i++) {
            moves[i] = firstMoveNearer(state, moves.length - i - 1);
            state = puzzle.apply(state, moves[i]);
        }
        return moves;
    }

    private int firstMoveNearer(long state, int wanted) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (leadsTo(state, move, wanted)) {
                return move;
            }
        }
        throw new AssertionError("no move leads nearer: undo does not match apply");
    }

    /** Whether a move leads to the distance wanted, which is one less than the state's. */
    private boolean leadsTo(long state, int move, int wanted) {
        long next = puzzle.apply(state, move);
        return sample ? isWithin(next, wanted) : distances.getOrDefault(next, Integer.MAX_VALUE) == wanted;
    }

    /** How many move sequences of the least length lead from a state to a goal, counted one by one. */
    public long countSolutions(long state) {
        return countSolutions(state, distance(state));
    }

    private long countSolutions(long state, int distance) {
        long count = distance == 0 ? 1 : 0;
        for (int move = 0; move < puzzle.moveCount() && distance > 0; move++) {
            if (leadsTo(state, move, distance - 1)) {
                count += countSolutions(puzzle.apply(state, move), distance - 1);
            }
        }
        return count;
    }
}
