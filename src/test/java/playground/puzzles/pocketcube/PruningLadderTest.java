package playground.puzzles.pocketcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import playground.engine.SearchMonitor;
import playground.puzzles.pocketcube.PruningLadder.Answer;
import playground.puzzles.pocketcube.PruningLadder.Rung;

/** Leaving out what changes nothing costs a fraction and finds the same. */
class PruningLadderTest {
    private static final List<String> ROWS = Oracles.lines("cube-oracle.csv");

    private static Answer climb(String row, int turns, Rung rung) {
        int[] colours = row.substring(0, Sticker.COUNT)
                .chars()
                .map(digit -> digit - '0')
                .toArray();
        return PruningLadder.climb(colours, turns, rung, new SearchMonitor());
    }

    @Test
    void sixTurnsCostSixToTheSeventhSequences() {
        Answer six = climb(ROWS.get(40), 7, Rung.SIX_TURNS);
        assertThat(six.stickerOperations()).isEqualTo(6_718_464);
        Answer five = climb(ROWS.get(40), 7, Rung.NEVER_BACK);
        assertThat(five.stickerOperations()).isEqualTo(2_250_000);
        assertThat(five.faces()).isEqualTo(six.faces()).isEqualTo(faces(ROWS.get(40), 7));
    }

    @Test
    void everyRungFindsWhatTheOracleSays() {
        for (String row : ROWS.subList(0, 60)) {
            for (Rung rung : Rung.values()) {
                assertThat(climb(row, 3, rung).faces()).as(row).isEqualTo(faces(row, 3));
            }
            assertThat(climb(row, 5, Rung.NEVER_BACK).faces()).as(row).isEqualTo(faces(row, 5));
        }
    }

    private static int faces(String row, int turns) {
        return Integer.parseInt(row.split(",", -1)[2 + turns]);
    }

    @Tag("slow")
    @Test
    void allTwelveTurnsCostTwelveToTheSeventhSequences() {
        Answer twelve = climb(ROWS.get(40), 7, Rung.ALL_TURNS);
        assertThat(twelve.stickerOperations()).isEqualTo(859_963_392);
        assertThat(twelve.faces()).isEqualTo(faces(ROWS.get(40), 7));
    }
}
