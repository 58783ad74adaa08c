package playground.engine.search;

import java.util.Arrays;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchTrace.Outcome;
import playground.engine.Solver;

/**
 * Breadth-first search from the start and, backward through {@link Puzzle#undo}, from the goals, whole layers at a time,
 * always on the side with the smaller layer, until two layers share a state. Its solutions are canonical, also in
 * puzzles whose moves cannot be taken back. Memory grows with twice the square root of what breadth-first search needs.
 *
 * <p>It does not stop at the first contact: the first state that both sides know need not lie on the canonical solution,
 * and with unequal layers not even on a shortest. After whole layers up to depths <i>f</i> and <i>b</i>, however, every
 * shortest solution of length <i>f + b</i> crosses forward layer <i>f</i> in a state of backward layer <i>b</i>. The
 * forward layer stands in the lexicographic order of its paths (see {@link BreadthFirst}), so its first such state begins
 * the canonical solution; from there the backward depths, which are exact, are walked down, smallest move first.
 *
 * <p>Source: I. Pohl, "Bi-directional search", Machine Intelligence 6, 1971.
 */
public final class BidirectionalBreadthFirst implements Solver {
    private final Puzzle puzzle;

    /** A search in a puzzle. */
    public BidirectionalBreadthFirst(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    @Override
    public SearchResult solve(long start, SearchMonitor monitor) {
        return monitor.run(() -> new Run(monitor).search(start));
    }

    /** One side of the search: what it knows, and where in it the newest layer begins. */
    private static final class Side {
        private final KnownStates known;
        private int layerStart;
        private int depth;

        Side(SearchMonitor monitor) {
            known = new KnownStates(monitor);
        }

        int layerSize() {
            return known.size() - layerStart;
        }
    }

    /** The working memory of one run. */
    private final class Run {
        private final SearchMonitor monitor;
        private final Successors successors;
        private final long[] children = new long[puzzle.moveCount()];
        private final Side forward;
        private final Side backward;

        Run(SearchMonitor monitor) {
            this.monitor = monitor;
            successors = new Successors(puzzle, monitor);
            forward = new Side(monitor);
            backward = new Side(monitor);
        }

        int[] search(long start) {
            forward.known.add(start, KnownStates.NONE, Puzzle.NO_MOVE, 0);
            for (long goal : puzzle.goals()) {
                backward.known.add(goal, KnownStates.NONE, Puzzle.NO_MOVE, 0);
            }
            int contact = firstContact();
            while (contact == KnownStates.NONE) {
                if (forward.layerSize() == 0 || backward.layerSize() == 0) {
                    return null;
                }
                monitor.bound(forward.depth + backward.depth + 1);
                expandLayer(forward.layerSize() <= backward.layerSize() ? forward : backward);
                contact = firstContact();
            }
            return solution(contact);
        }

        private void expandLayer(Side side) {
            KnownStates known = side.known;
            int end = known.size();
            for (int next = side.layerStart; next < end; next++) {
                long state = known.state(next);
                monitor.trace(state, known.parentState(next), known.move(next), side.depth, 0, Outcome.EXPANDED);
                if (side == forward) {
                    successors.pruned(state, known.move(next), children);
                } else {
                    successors.backward(state, children);
                }
                add(known, next);
                monitor.store((long) forward.known.size() + backward.known.size());
            }
            side.layerStart = end;
            side.depth++;
        }

        private void add(KnownStates known, int parent) {
            int depth = known.depth(parent) + 1;
            for (int move = 0; move < children.length; move++) {
                if (children[move] != Puzzle.NO_STATE && known.add(children[move], parent, move, depth) < 0) {
                    monitor.duplicate();
                }
            }
        }

        /** The first state of the newest forward layer that is in the newest backward layer. */
        private int firstContact() {
            for (int number = forward.layerStart; number < forward.known.size(); number++) {
                if (number % SearchMonitor.CHECK_INTERVAL == 0) {
                    monitor.check();
                }
                if (backward.known.find(forward.known.state(number)) >= backward.layerStart) {
                    return number;
                }
            }
            return KnownStates.NONE;
        }

        private int[] solution(int contact) {
            int[] begin = forward.known.path(contact);
            int[] moves = Arrays.copyOf(begin, forward.depth + backward.depth);
            long state = forward.known.state(contact);
            for (int i = begin.length; i < moves.length; i++) {
                moves[i] = firstMoveDown(state, moves.length - i - 1);
                state = puzzle.apply(state, moves[i]);
            }
            monitor.trace(state, Puzzle.NO_STATE, Puzzle.NO_MOVE, moves.length, 0, Outcome.GOAL);
            return moves;
        }

        /** The smallest move to a state that is at the given backward depth. */
        private int firstMoveDown(long state, int depth) {
            for (int move = 0; move < children.length; move++) {
                long next = puzzle.apply(state, move);
                int number = next == Puzzle.NO_STATE ? KnownStates.NONE : backward.known.find(next);
                if (number != KnownStates.NONE && backward.known.depth(number) == depth) {
                    return move;
                }
            }
            throw new IllegalStateException("undo of this puzzle does not match its apply");
        }
    }
}
