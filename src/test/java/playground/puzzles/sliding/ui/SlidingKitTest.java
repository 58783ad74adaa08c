package playground.puzzles.sliding.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Distances;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.ui.board.PuzzleKit.NotablePosition;
import playground.ui.board.Texts;

/** The kits' positions, words and texts. */
class SlidingKitTest {
    private final SlidingKit three = new SlidingKit(3);
    private final SlidingKit four = new SlidingKit(4);

    @Test
    void notablePositionsStandInOrderOfDifficulty() {
        Puzzle puzzle = three.exhibit().puzzle();
        Distances distances = three.exhibit().distances(new SearchMonitor());
        assertThat(three.notablePositions().stream()
                        .map(notable -> distances.estimate(puzzle.parse(notable.position()))))
                .isSorted()
                .startsWith(1, 2, 19)
                .endsWith(31, 31);
        Puzzle fifteen = four.exhibit().puzzle();
        assertThat(four.notablePositions()).allMatch(notable -> fifteen.isSolvable(fifteen.parse(notable.position())));
    }

    /** The gap is in the middle: 8 comes home, 4 comes nearer, 1 goes away. */
    @ParameterizedTest
    @CsvSource({
        "123456708, 2, Tile 8 slides to the left., tile 8, That is its place in the goal.",
        "123480756, 0, Tile 6 slides up., tile 6, That is its place in the goal.",
        "523406781, 3, Tile 2 slides down., tile 2, Tile 2 makes way: it goes one further from its place for now.",
        "513402786, 3, Tile 1 slides down., tile 1, Tile 1 makes way: it goes one further from its place for now.",
        "823406751, 0, Tile 5 slides up., tile 5, That is its place in the goal.",
        "183402756, 3, Tile 8 slides down., tile 8, It brings tile 8 one nearer to its place.",
    })
    void wordsSayWhatHappens(String position, int move, String step, String place, String reason) {
        Texts texts = new Texts(three.exhibit().id());
        long state = three.exhibit().puzzle().parse(position);
        assertThat(three.narrate(texts, state, move)).isEqualTo(step);
        assertThat(three.place(texts, state, move)).isEqualTo(place);
        assertThat(three.reason(texts, three.exhibit(), state, move)).isEqualTo(reason);
    }

    @ParameterizedTest
    @CsvSource({
        "UP, U, D",
        "RIGHT, R, L",
        "LEFT, L, R",
        "DOWN, D, U",
        "U, U, U",
        "R, R, R",
        "L, L, L",
        "D, D, D",
        "H, '', ''"
    })
    void arrowsMeanTheTileOrTheGap(KeyCode code, String tile, String gap) {
        KeyEvent key = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
        assertThat(name(three.moveOf(key))).isEqualTo(tile);
        three.preferences().get(0).value().set(true);
        assertThat(name(three.moveOf(key))).isEqualTo(gap);
    }

    private String name(int move) {
        return move == Puzzle.NO_MOVE ? "" : three.exhibit().puzzle().moveName(move);
    }

    @Test
    void theListOfKeysSaysWhichArrowIsMeant() {
        assertThat(three.keysOf(0)).hasSize(2).startsWith("U");
        String arrow = three.keysOf(0).get(1);
        three.preferences().get(0).value().set(true);
        assertThat(three.keysOf(0).get(1)).isNotEqualTo(arrow);
        assertThat(three.keysOf(3).get(1)).isEqualTo(arrow);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sliding", "tiles3", "tiles4"})
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
        for (SlidingKit kit : List.of(three, four)) {
            for (Locale language : Texts.LANGUAGES) {
                Texts texts = new Texts(kit.exhibit().id());
                texts.languageProperty().set(language);
                for (String key : wantedKeys(kit)) {
                    assertThat(texts.get(key)).as(key).isNotBlank().doesNotContain("{", "''");
                }
            }
        }
    }

    private static List<String> wantedKeys(SlidingKit kit) {
        Stream<String> moves = Stream.of(0, 1, 2, 3).map(move -> "move." + move);
        Stream<String> readings = kit.exhibit().readings().stream().map("reading."::concat);
        Stream<String> positions = kit.notablePositions().stream().map(NotablePosition::key);
        return Stream.of(
                        Stream.of("name", "fault.unsolvable", "preference.arrows-move-gap"), moves, readings, positions)
                .flatMap(keys -> keys)
                .toList();
    }
}
