package playground.puzzles.magicboard.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Distances;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.ui.board.PuzzleKit.NotablePosition;
import playground.ui.board.Texts;

/** The kit's positions and texts. */
class MagicBoardKitTest {
    private final MagicBoardKit kit = new MagicBoardKit();
    private final Puzzle puzzle = kit.exhibit().puzzle();
    private final Distances distances = kit.exhibit().distances(new SearchMonitor());

    @Test
    void notablePositionsStandInOrderOfDifficulty() {
        List<Integer> lengths = kit.notablePositions().stream()
                .map(notable -> distances.estimate(puzzle.parse(notable.position())))
                .toList();
        assertThat(lengths).isSorted().startsWith(1, 1, 2, 7).endsWith(22, 22, 22, 22, 22);
    }

    @Test
    void theHardestAreAllThereAre() {
        long[] histogram = distances.histogram();
        int greatest = histogram.length - 1;
        Stream<NotablePosition> hardest = kit.notablePositions().stream()
                .filter(notable -> distances.estimate(puzzle.parse(notable.position())) == greatest);
        assertThat(hardest.map(NotablePosition::position).distinct()).hasSize((int) histogram[greatest]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"magic-board", "board"})
    void bothLanguagesHaveTheSameTexts(String bundle) {
        assertThat(keys(bundle, Texts.CHINESE)).isEqualTo(keys(bundle, Locale.ENGLISH));
    }

    private static Set<String> keys(String bundle, Locale language) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        ResourceBundle texts = ResourceBundle.getBundle("texts." + bundle, language, noFallback);
        return new TreeSet<>(Collections.list(texts.getKeys()));
    }

    @Test
    void everyTextThatTheAppAsksForIsThere() {
        for (Locale language : Texts.LANGUAGES) {
            Texts texts = new Texts(kit.exhibit().id());
            texts.languageProperty().set(language);
            for (String key : wantedKeys()) {
                assertThat(texts.get(key)).as(key).isNotBlank().doesNotContain("{", "''");
            }
        }
    }

    private List<String> wantedKeys() {
        Stream<String> moves = Stream.of("move.", "step.", "place.")
                .flatMap(kind -> Stream.of(0, 1, 2).map(move -> kind + move));
        Stream<String> readings = kit.exhibit().readings().stream().map("reading."::concat);
        Stream<String> positions = kit.notablePositions().stream().map(NotablePosition::key);
        return Stream.of(Stream.of("name"), moves, readings, positions)
                .flatMap(keys -> keys)
                .toList();
    }
}
