package playground.puzzles.pocketcube.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import playground.engine.Exhibit;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.ui.board.PuzzleKit;
import playground.ui.board.PuzzleKit.NotablePosition;
import playground.ui.board.Texts;
import playground.ui.shell.Kits;

/** The notable positions are what their names say, and everything has a name in both languages. */
class PocketCubeKitTest {
    private final PuzzleKit kit = Kits.of("pocket-cube");
    private final Exhibit exhibit = kit.exhibit();

    @Test
    void notablePositionsComeTheEasiestFirst() {
        Heuristic quarters = exhibit.distances(new SearchMonitor());
        Heuristic halves = exhibit.withMetric("half-turns").distances(new SearchMonitor());
        List<Integer> distances = kit.notablePositions().stream()
                .map(NotablePosition::position)
                .map(exhibit.puzzle()::parse)
                .map(quarters::estimate)
                .toList();
        assertThat(distances).isSorted().startsWith(1, 2).endsWith(14, 14, 14);
        String far = kit.notablePositions().stream()
                .filter(position -> position.key().equals("notable.half-far"))
                .findFirst()
                .orElseThrow()
                .position();
        assertThat(halves.estimate(exhibit.puzzle().parse(far))).isEqualTo(11);
    }

    @Test
    void everythingHasANameInBothLanguages() {
        Texts texts = new Texts(exhibit.id());
        for (int language = 0; language < Texts.LANGUAGES.size(); language++) {
            texts.languageProperty().set(Texts.LANGUAGES.get(language));
            for (NotablePosition position : kit.notablePositions()) {
                assertThat(texts.get(position.key())).isNotBlank();
            }
            for (int move = 0; move < 9; move++) {
                assertThat(texts.get("move." + move)).isNotBlank();
                assertThat(kit.narrate(texts, 0, move)).isNotBlank();
                assertThat(kit.place(texts, 0, move)).isNotBlank();
            }
            kit.preferences()
                    .forEach(choice ->
                            assertThat(texts.get("preference." + choice.key())).isNotBlank());
            exhibit.readings()
                    .forEach(reading ->
                            assertThat(texts.get("reading." + reading)).isNotBlank());
            exhibit.metrics()
                    .forEach(metric -> assertThat(texts.get("metric." + metric)).isNotBlank());
        }
    }

    @Test
    void aReasonIsGivenWhereFacesBecomeComplete() {
        Texts texts = new Texts(exhibit.id());
        long oneTurn = exhibit.puzzle().parse(kit.notablePositions().get(0).position());
        assertThat(kit.reason(texts, exhibit, oneTurn, 3)).isEqualTo("Then the cube is solved.");
        assertThat(kit.reason(texts, exhibit, oneTurn, 0)).isEmpty();
        assertThat(kit.remark(texts, exhibit, oneTurn)).isEqualTo("2 faces complete");
    }
}
