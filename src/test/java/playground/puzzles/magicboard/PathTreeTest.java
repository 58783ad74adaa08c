package playground.puzzles.magicboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import playground.engine.Limits;
import playground.engine.SearchMonitor;
import playground.engine.SearchResult;
import playground.engine.SearchStoppedException;
import playground.engine.search.Descent;
import playground.engine.table.DistanceTable;
import playground.engine.table.PathTree;

/** The tree of ways on the one-way Magic Board, where a way there says nothing of the way back. */
class PathTreeTest {
    private static final long BASIC = Reading.CLOCKWISE.parse("12345678");

    private final MagicBoard puzzle = new MagicBoard(BASIC, Reading.CLOCKWISE);
    private final PathTree tree = new PathTree(puzzle, MagicBoard.RANKING, BASIC, new SearchMonitor());

    @Test
    void everyPathLeadsToItsTarget() {
        for (int rank = 0; rank < MagicBoard.RANKING.size(); rank++) {
            long target = MagicBoard.RANKING.unrank(rank);
            long state = BASIC;
            for (int move : tree.pathTo(target)) {
                state = puzzle.apply(state, move);
            }
            assertThat(state).isEqualTo(target);
        }
    }

    /** A table of its own for each target: the same question, asked the other way round. */
    @Test
    void pathsEqualThoseOfATableForTheTarget() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 30; i++) {
            long target = puzzle.randomState(random);
            MagicBoard asGoal = new MagicBoard(target, Reading.CLOCKWISE);
            DistanceTable table = new DistanceTable(asGoal, MagicBoard.RANKING, new SearchMonitor());
            SearchResult descent = new Descent(asGoal, table).solve(BASIC, new SearchMonitor());
            assertThat(tree.pathTo(target)).isEqualTo(descent.moves());
        }
    }

    @Test
    void theStartIsReachedWithoutAMove() {
        assertThat(tree.pathTo(BASIC)).isEmpty();
    }

    @Test
    void theBuildCanBeStopped() {
        SearchMonitor monitor = new SearchMonitor(Limits.NONE.withNodes(1_000));
        assertThatThrownBy(() -> new PathTree(puzzle, MagicBoard.RANKING, BASIC, monitor))
                .isInstanceOf(SearchStoppedException.class);
        assertThat(monitor.progress().expanded()).isEqualTo(1_000);
    }
}
