package playground.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import playground.engine.Ranking;

class CombinationRankingTest {
    @ParameterizedTest
    @CsvSource({"24, 8, 735471", "4, 2, 6", "8, 8, 1", "8, 0, 1", "9, 1, 9", "17, 5, 6188", "32, 3, 4960"})
    void numbersEveryChoiceInTheOrderOfItsBits(int cells, int chosen, int size) {
        Ranking ranking = new CombinationRanking(cells, chosen);
        assertThat(ranking.size()).isEqualTo(size);
        long before = -1;
        for (int index = 0; index < size; index++) {
            long choice = ranking.unrank(index);
            assertThat(choice).isGreaterThan(before).isLessThan(1L << cells);
            assertThat(Long.bitCount(choice)).isEqualTo(chosen);
            assertThat(ranking.rank(choice)).isEqualTo(index);
            before = choice;
        }
    }
}
