package playground.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementRankingTest {
    @ParameterizedTest
    @CsvSource({"8, 8, 40320", "8, 4, 1680", "7, 7, 5040", "9, 5, 15120", "16, 3, 3360", "5, 1, 5", "3, 0, 1"})
    void everyNumberIsOneBoardAndEveryBoardOneNumber(int cells, int tiles, int size) {
        PlacementRanking ranking = new PlacementRanking(cells, firstTiles(tiles));
        assertThat(ranking.size()).isEqualTo(size);
        for (int index = 0; index < size; index++) {
            long board = ranking.unrank(index);
            assertThat(ranking.rank(board)).isEqualTo(index);
            assertThat(tilesOf(board, cells)).isEqualTo(((1 << tiles) - 1) << 1);
        }
    }

    private static int[] firstTiles(int count) {
        int[] tiles = new int[count];
        for (int i = 0; i < count; i++) {
            tiles[i] = i + 1;
        }
        return tiles;
    }

    /** The tiles on a board as bits; each stands there once. */
    private static int tilesOf(long board, int cells) {
        BitSet tiles = new BitSet();
        for (int cell = 0; cell < cells; cell++) {
            int tile = Nibbles.get(board, cell);
            assertThat(tile == 0 || !tiles.get(tile)).isTrue();
            tiles.set(tile);
        }
        tiles.clear(0);
        return tiles.isEmpty() ? 0 : (int) tiles.toLongArray()[0];
    }

    @Property(seed = "1")
    void aLargePatternIsNumberedBothWays(@ForAll @IntRange(max = 5_765_759) int index) {
        PlacementRanking ranking = new PlacementRanking(16, 15, 3, 11, 7, 1, 8);
        assertThat(ranking.size()).isEqualTo(5_765_760);
        assertThat(ranking.rank(ranking.unrank(index))).isEqualTo(index);
    }

    @Property(seed = "2")
    void otherTilesDoNotMatter(@ForAll @IntRange(max = 40_319) int index) {
        long board = new PlacementRanking(8, 1, 2, 3, 4, 5, 6, 7, 8).unrank(index);
        PlacementRanking some = new PlacementRanking(8, 2, 7, 5);
        long masked = some.unrank(some.rank(board));
        for (int cell = 0; cell < 8; cell++) {
            int tile = Nibbles.get(board, cell);
            assertThat(Nibbles.get(masked, cell)).isEqualTo(tile == 2 || tile == 7 || tile == 5 ? tile : 0);
        }
    }

    @Test
    void morePlacementsThanAnIntCanNumberAreRefused() {
        assertThatThrownBy(() -> new PlacementRanking(16, firstTiles(15))).isInstanceOf(ArithmeticException.class);
    }
}
