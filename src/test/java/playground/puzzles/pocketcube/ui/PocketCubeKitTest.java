package playground.puzzles.pocketcube.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import playground.engine.Exhibit;
import playground.engine.Heuristic;
import playground.engine.SearchMonitor;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.ui.board.PuzzleKit;
import playground.ui.board.PuzzleKit.NotablePosition;
import playground.ui.board.Texts;
import playground.ui.shell.Kits;

/** The notable positions are what their names say, and everything has a name in both languages. */
class PocketCubeKitTest {
    private final PuzzleKit kit = Kits.of("pocket-cube");
    private final PocketCubeExhibit exhibit = (PocketCubeExhibit) kit.exhibit();

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
                assertThat(kit.narrate(texts, 0, move)).isNotBlank();
                assertThat(kit.place(texts, 0, move)).isNotBlank();
            }
            kit.preferences()
                    .forEach(choice ->
                            assertThat(texts.get("preference." + choice.key())).isNotBlank());
            kit.keys().forEach(row -> assertThat(texts.get(row.key())).isNotBlank());
            exhibit.readings()
                    .forEach(reading ->
                            assertThat(texts.get("reading." + reading)).isNotBlank());
            exhibit.metrics()
                    .forEach(metric -> assertThat(texts.get("metric." + metric)).isNotBlank());
        }
    }

    @Test
    void aReasonSaysWhichFacesBecomeCompleteAndWhichTurnIsTheSame() {
        Texts texts = new Texts(exhibit.id());
        long oneTurn = exhibit.puzzle().parse(kit.notablePositions().get(0).position());
        assertThat(kit.reason(texts, exhibit, oneTurn, 3))
                .isEqualTo("Then the cube is solved. To turn the opposite face likewise is the same move.");
        assertThat(kit.reason(texts, exhibit, oneTurn, 0))
                .isEqualTo("To turn the opposite face likewise is the same move.");
        assertThat(kit.remark(texts, exhibit, oneTurn, 3)).isEqualTo("2 faces complete");
    }

    @Test
    void aBudgetIsCountedAndWhatIsReachedInItIsSaid() {
        Texts texts = new Texts(exhibit.id());
        long state = exhibit.puzzle().parse("441025043025243012331155");
        Exhibit five = exhibit.withMostFaces(6).startingFrom(state, new SearchMonitor());
        assertThat(kit.remark(texts, five, state, 2)).isEqualTo("no face complete · 2 of 6 turns used");
        assertThat(kit.remark(texts, five, state, 7))
                .isEqualTo("no face complete · 7 of 6 turns used, 1 over the budget");
        assertThat(kit.reached(texts, five, 5)).isEqualTo("Two faces in 5 of 6 turns.");
        assertThat(kit.reached(texts, five, 6)).isEqualTo("Two faces in 6 of 6 turns.");
        assertThat(kit.reached(texts, five, 8)).isEqualTo("Two faces, but in 8 turns: over the budget of 6.");
        assertThat(kit.reached(texts, five, 0)).isEqualTo("Two faces are complete already.");
        Exhibit none = exhibit.withMostFaces(0).startingFrom(state, new SearchMonitor());
        assertThat(kit.reached(texts, none, 0))
                .isEqualTo("No face can be complete in no turn: there is nothing to do.");
        assertThat(kit.reached(texts, exhibit, 3)).isEmpty();
        texts.languageProperty().set(Texts.CHINESE);
        assertThat(kit.reached(texts, five, 5)).isEqualTo("两面完整：用了 6 步中的 5 步。");
        assertThat(kit.remark(texts, five, state, 7)).isEqualTo("没有完整的面 · 已用 7 步，上限 6 步，超出 1 步");
    }
}
