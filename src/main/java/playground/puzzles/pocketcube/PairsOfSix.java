package playground.puzzles.pocketcube;

import java.util.ArrayList;
import java.util.List;

/** The fifteen ways to pair six things, as arrays of each one's partner; 0-3, 1-4, 2-5 comes first. */
final class PairsOfSix {
    private static final int THINGS = 6;

    private PairsOfSix() {}

    static List<int[]> all() {
        List<int[]> pairings = new ArrayList<>();
        pairings.add(new int[] {3, 4, 5, 0, 1, 2});
        extend(new int[] {-1, -1, -1, -1, -1, -1}, pairings);
        return List.copyOf(pairings);
    }

    private static void extend(int[] partner, List<int[]> pairings) {
        int first = 0;
        while (first < THINGS && partner[first] >= 0) {
            first++;
        }
        if (first == THINGS) {
            pairings.add(partner.clone());
            return;
        }
        for (int second = first + 1; second < THINGS; second++) {
            if (partner[second] < 0) {
                partner[first] = second;
                partner[second] = first;
                extend(partner, pairings);
                partner[first] = -1;
                partner[second] = -1;
            }
        }
    }
}
