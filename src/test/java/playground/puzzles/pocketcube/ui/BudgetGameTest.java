package playground.puzzles.pocketcube.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Algorithm;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.puzzles.pocketcube.SharedCube;
import playground.ui.OnScreen;
import playground.ui.session.Background;
import playground.ui.session.Game;
import playground.ui.shell.Hand;
import playground.ui.shell.Looks;
import playground.ui.shell.Settings;
import playground.ui.shell.Shell;

/** The game for the most faces within a few turns, in the whole window. */
@OnScreen
class BudgetGameTest {
    private static final String POSITION = "441025043025243012331155";
    /** Of the oracle: within 0 to 7 quarter turns. */
    private static final int[] FACES = {0, 1, 1, 1, 1, 1, 2, 6};

    private final Background background = new Background();
    private final Settings settings = new Settings();
    private Looks looks;
    private Shell shell;
    private Scene scene;
    private Hand hand;

    @Start
    void start(Stage stage) {
        settings.languageProperty().set(Locale.ENGLISH);
        settings.speedProperty().set(0);
        settings.sessions().put("pocket-cube", "pocket-cube;0;-1;" + POSITION + "/solved@quarter-turns/");
        looks = new Looks(settings, background);
        shell = new Shell(List.of(new PocketCubeKit(SharedCube.EXHIBIT)), settings, looks, background);
        scene = new Scene(shell.root(), 1280, 800);
        stage.setScene(scene);
        stage.show();
        hand = new Hand();
    }

    @AfterEach
    void close() {
        fx(() -> {
            shell.close();
            looks.close();
            background.close();
            return null;
        });
    }

    private static <T> T fx(Callable<T> action) {
        return WaitForAsyncUtils.waitForAsyncFx(60_000, action);
    }

    private static void until(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> fx(condition));
    }

    private Game game() {
        return shell.game();
    }

    private PocketCubeExhibit exhibit() {
        return (PocketCubeExhibit) game().session().exhibit();
    }

    private String text(String selector) {
        return fx(() -> ((Labeled) scene.lookup(selector)).getText());
    }

    /** Sets the budget as the card does, and waits until it is known what it allows, and how far that is. */
    private void playWithin(int turns) throws TimeoutException {
        fx(() -> {
            ((Spinner<?>) scene.lookup("#goal-turns"))
                    .increment(turns - exhibit().turns());
            return null;
        });
        until(() -> exhibit().turns() == turns && game().valuesProperty().get() != null);
    }

    private void chooseMostFaces() throws TimeoutException {
        hand.click("#goal-faces");
        until(() -> exhibit().turns() == 5 && game().valuesProperty().get() != null);
    }

    private void hintTimes(int times) {
        fx(() -> {
            for (int asked = 0; asked < times; asked++) {
                game().askForHint();
            }
            return null;
        });
    }

    @Test
    void hintsLeadToTheMostFacesWithinEveryBudget() throws TimeoutException {
        chooseMostFaces();
        assertThat(text("#goal-best")).isEqualTo("One face in 5 turns.");
        for (int turns = 0; turns < FACES.length; turns++) {
            playWithin(turns);
            assertThat(exhibit().faces()).isEqualTo(FACES[turns]);
            int distance = fx(() -> game().valuesProperty().get().distance());
            assertThat(distance).isLessThanOrEqualTo(turns);
            hintTimes(4 * distance);
            assertThat(game().session().isSolved()).isTrue();
            assertThat(game().session().movesPlayed()).isEqualTo(distance);
            fx(() -> {
                game().seek(game().session().gameStart());
                return null;
            });
        }
        assertThat(text("#goal-best")).isEqualTo("All six faces in 7 turns.");
    }

    @Test
    void turnsAreCountedAndWhatIsReachedIsSaid() throws TimeoutException {
        chooseMostFaces();
        playWithin(6);
        assertThat(text("#remark")).isEqualTo("no face complete · 0 of 6 turns used");
        int distance = fx(() -> game().valuesProperty().get().distance());
        hintTimes(4 * distance);
        assertThat(text("#narration")).endsWith("Two faces in " + distance + " of 6 turns.");
        // A half turn is two quarter turns: back and forth uses the budget up.
        hand.type(KeyCode.DIGIT2, KeyCode.U, KeyCode.DIGIT2, KeyCode.U);
        assertThat(text("#remark"))
                .contains((distance + 4) + " of 6 turns used, " + (distance - 2) + " over the budget");
        assertThat(text("#narration")).endsWith(", but in " + (distance + 4) + " turns: over the budget of 6.");
    }

    @Test
    void anotherCubeHasItsOwnMost() throws TimeoutException {
        chooseMostFaces();
        playWithin(7);
        long before = game().session().state();
        hand.push(KeyCode.CONTROL, KeyCode.N);
        until(() ->
                game().session().state() != before && game().valuesProperty().get() != null);
        assertThat(exhibit().turns()).isEqualTo(7);
        assertThat(fx(() -> game().valuesProperty().get().distance())).isLessThanOrEqualTo(7);
    }

    @Test
    void theLadderIsInTheListWhileThereIsABudget() throws TimeoutException {
        assertThat(codes()).doesNotContain("all-faces");
        chooseMostFaces();
        assertThat(codes()).contains("table", "all-faces", "three-faces", "never-undoing");
        fx(() -> {
            ComboBox<Algorithm> algorithms = algorithms();
            algorithms.setValue(algorithms.getItems().stream()
                    .filter(algorithm -> algorithm.code().equals("never-undoing"))
                    .findFirst()
                    .orElseThrow());
            return null;
        });
        hand.type(KeyCode.S);
        until(() -> shell.solving().outcomeProperty().get() != null);
        assertThat(text("#figure-generated")).isEqualTo("4,686");
        hand.click("#goal-solve");
        assertThat(fx(() -> ((ToggleButton) scene.lookup("#goal-solve")).isSelected()))
                .isTrue();
        assertThat(codes()).doesNotContain("all-faces");
        assertThat(fx(() -> algorithms().getValue().code())).isEqualTo("table");
    }

    @SuppressWarnings("unchecked")
    private ComboBox<Algorithm> algorithms() {
        return (ComboBox<Algorithm>) scene.lookup("#algorithm");
    }

    private List<String> codes() {
        return fx(() -> algorithms().getItems().stream().map(Algorithm::code).toList());
    }

    @Test
    void whoPressedALetterReadsOfIt() {
        hand.type(KeyCode.L);
        assertThat(text("#narration"))
                .isEqualTo("L: The left face turns a quarter clockwise, noted as R and a turn of the whole cube.");
        hand.push(KeyCode.CONTROL, KeyCode.Z);
        hand.push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(text("#narration")).isEqualTo("R: The right face turns a quarter clockwise.");
    }
}
