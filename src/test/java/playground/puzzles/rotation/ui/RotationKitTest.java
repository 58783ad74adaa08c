package playground.puzzles.rotation.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.engine.SearchMonitor;
import playground.puzzles.rotation.RotationOracle;
import playground.ui.board.MoveValues;
import playground.ui.board.PuzzleKit.NotablePosition;
import playground.ui.board.Texts;

/** The kit's positions, texts and reasons. */
class RotationKitTest {
    private static final RotationKit KIT = new RotationKit();
    private static final Distances DISTANCES = KIT.exhibit().distances(new SearchMonitor());

    private final RotationKit kit = KIT;
    private final Exhibit exhibit = kit.exhibit();
    private final Puzzle puzzle = exhibit.puzzle();
    private final Texts texts = new Texts(exhibit.id());

    @Test
    void notablePositionsStandInOrderOfDifficulty() {
        List<Integer> lengths = kit.notablePositions().stream()
                .map(notable -> DISTANCES.estimate(puzzle.parse(notable.position())))
                .toList();
        assertThat(lengths).containsExactly(0, 2, 4, 9, 9, 12, 13, 13, 13, 13, 13);
    }

    /** The five kinds become, turned, mirrored and with colours renamed, all that the oracle knows. */
    @Test
    void theHardestAreOneOfEachKind() {
        Set<String> known = new TreeSet<>();
        RotationOracle.hardest().stream()
                .filter(row -> row.length() == 13)
                .forEach(row -> known.add(renamed(row.board())));
        Set<String> shown = new TreeSet<>();
        kit.notablePositions().stream()
                .filter(notable -> notable.key().startsWith("notable.hardest"))
                .forEach(notable -> addImages(notable.position(), shown));
        assertThat(shown).hasSize(32).isEqualTo(known);
    }

    private static void addImages(String board, Set<String> images) {
        String image = board;
        for (int turn = 0; turn < 4; turn++) {
            image = image(image, false);
            images.add(renamed(image));
            images.add(renamed(image(image, true)));
        }
    }

    /** A quarter turn, or the mirror image. */
    private static String image(String board, boolean mirrored) {
        StringBuilder image = new StringBuilder();
        for (int cell = 0; cell < board.length(); cell++) {
            int column = mirrored ? 6 - Place.column(cell) : Place.row(cell);
            int row = mirrored ? Place.row(cell) : 6 - Place.column(cell);
            image.append(board.charAt(Place.cell(column, row)));
        }
        return image.toString();
    }

    /** The colours named anew in the order in which they appear. */
    private static String renamed(String board) {
        String order = board.chars().distinct().mapToObj(Character::toString).reduce("", String::concat);
        StringBuilder renamed = new StringBuilder();
        board.chars().forEach(digit -> renamed.append(1 + order.indexOf(digit)));
        return renamed.toString();
    }

    @Test
    void nothingIsSaidBeforeTheDistancesAreKnown() {
        RotationKit fresh = new RotationKit();
        long board = puzzle.parse("111132323132231222312133");
        assertThat(fresh.remark(texts, fresh.exhibit(), board, 0)).isEmpty();
        assertThat(fresh.reason(texts, fresh.exhibit(), board, 0)).isEmpty();
    }

    @Test
    void theRemarkNamesTheColoursThatAreNearest() {
        long one = puzzle.parse("111132323132231222312133");
        assertThat(kit.remark(texts, exhibit, one, 0)).isEqualTo("target colour 2");
        long tied = puzzle.parse("312311221122313331322123");
        assertThat(kit.remark(texts, exhibit, tied, 0)).isEqualTo("target colour 1 or 2 or 3");
        long solved = puzzle.parse("222222111221133111333333");
        assertThat(kit.remark(texts, exhibit, solved, 0)).isEqualTo("colour 1 fills the centre");
        texts.languageProperty().set(Texts.CHINESE);
        assertThat(kit.remark(texts, exhibit, tied, 0)).isEqualTo("目标颜色 1 或 2 或 3");
    }

    @Test
    void theReasonCountsTheBlocksInTheCentre() {
        long board = puzzle.parse("111132323132231222312133");
        assertThat(kit.reason(texts, exhibit, board, 0))
                .isEqualTo("Colour 2 then has 7 of 8 in the centre, one more than now.");
        assertThat(kit.reason(texts, exhibit, puzzle.apply(board, 0), 2)).isEqualTo("Colour 2 then fills the centre.");
    }

    /** The board has one block more, as many or one fewer of the colour in the centre, and the sentence says which. */
    @Test
    void everyReasonIsTrue() {
        SplittableRandom random = new SplittableRandom(1);
        Set<String> endings = new TreeSet<>();
        for (int count = 0; count < 300; count++) {
            long board = puzzle.randomState(random);
            int move = MoveValues.of(puzzle, DISTANCES, board).firstNearer();
            String reason = kit.reason(texts, exhibit, board, move);
            char colour = reason.charAt("Colour ".length());
            long now = inCentre(board, colour);
            long then = inCentre(puzzle.apply(board, move), colour);
            String ending = then == 8 ? "fills" : then > now ? "one more" : then < now ? "one fewer" : "still has";
            assertThat(reason).contains(ending).contains(then == 8 ? "fills" : "has " + then);
            endings.add(ending);
        }
        assertThat(endings).contains("one more", "one fewer", "still has");
    }

    private long inCentre(long board, char colour) {
        String digits = puzzle.format(board);
        return IntStream.of(6, 7, 8, 11, 12, 15, 16, 17)
                .filter(cell -> digits.charAt(cell) == colour)
                .count();
    }

    @Test
    void bothLanguagesHaveTheSameTexts() {
        assertThat(keys(Texts.CHINESE)).isEqualTo(keys(Locale.ENGLISH));
    }

    private static Set<String> keys(Locale language) {
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        ResourceBundle bundle = ResourceBundle.getBundle("texts.rotation-game", language, noFallback);
        return new TreeSet<>(Collections.list(bundle.getKeys()));
    }

    @Test
    void everyTextThatTheAppAsksForIsThere() {
        Stream<String> moves = Stream.of("move.", "step.", "place.")
                .flatMap(kind -> IntStream.range(0, 8).mapToObj(move -> kind + move));
        Stream<String> readings = exhibit.readings().stream().map("reading."::concat);
        Stream<String> positions = kit.notablePositions().stream().map(NotablePosition::key);
        List<String> wanted = Stream.of(Stream.of("name", "goal"), moves, readings, positions)
                .flatMap(keys -> keys)
                .toList();
        for (Locale language : Texts.LANGUAGES) {
            texts.languageProperty().set(language);
            for (String key : wanted) {
                assertThat(texts.get(key)).as(key).isNotBlank().doesNotContain("{", "''");
            }
        }
    }
}
