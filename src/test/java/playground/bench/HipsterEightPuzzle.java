package playground.bench;

import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The 8-puzzle as a user of Hipster would write it: a state is a list of nine numbers, a move the cell that the gap goes to. */
final class HipsterEightPuzzle {
    private static final int SIDE = 3;
    private static final List<Integer> GOAL = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8);

    private HipsterEightPuzzle() {}

    static Object solve(int[] board) {
        List<Integer> start = Arrays.stream(board).boxed().toList();
        return Hipster.createAStar(ProblemBuilder.create()
                        .initialState(start)
                        .defineProblemWithExplicitActions()
                        .useActionFunction(HipsterEightPuzzle::cellsBesideGap)
                        .useTransitionFunction(HipsterEightPuzzle::moveGap)
                        .useCostFunction(transition -> 1.0)
                        .useHeuristicFunction(HipsterEightPuzzle::manhattan)
                        .build())
                .search(GOAL);
    }

    private static List<Integer> cellsBesideGap(List<Integer> board) {
        int gap = board.indexOf(0);
        List<Integer> cells = new ArrayList<>();
        if (gap >= SIDE) {
            cells.add(gap - SIDE);
        }
        if (gap < SIDE * (SIDE - 1)) {
            cells.add(gap + SIDE);
        }
        if (gap % SIDE > 0) {
            cells.add(gap - 1);
        }
        if (gap % SIDE < SIDE - 1) {
            cells.add(gap + 1);
        }
        return cells;
    }

    private static List<Integer> moveGap(Integer cell, List<Integer> board) {
        List<Integer> moved = new ArrayList<>(board);
        moved.set(board.indexOf(0), board.get(cell));
        moved.set(cell, 0);
        return moved;
    }

    private static double manhattan(List<Integer> board) {
        double sum = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            int tile = board.get(cell);
            if (tile != 0) {
                sum += Math.abs(tile / SIDE - cell / SIDE) + Math.abs(tile % SIDE - cell % SIDE);
            }
        }
        return sum;
    }
}
