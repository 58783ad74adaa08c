package playground.puzzles.sliding.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.Puzzle;
import playground.ui.OnScreen;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;

/** On 4 by 4 there is no table: what other puzzles look up comes from searches in the background. */
@OnScreen
class HintWithoutDistancesTest {
    /** 20 moves away. */
    private static final String NEAR = "1 2 4 6 10 9 3 8 5 14 7 12 13 11 15 0";

    /** Far beyond what a test could wait for: one of the 17 boards that are 80 moves away, with the gap first. */
    private static final String HARDEST = "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0";

    private static final String GAP_FIRST = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";

    /** One for all tests: its databases are built once. */
    private static final SlidingKit KIT = new SlidingKit(4);

    private SlidingStage stage;

    @Start
    void start(Stage window) {
        stage = new SlidingStage(window, KIT, NEAR, 640, 640);
    }

    private void await(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                60, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(10_000, condition::getAsBoolean));
    }

    private void awaitQuiet() throws TimeoutException {
        await(() -> stage.background.jobs().isEmpty());
    }

    private void showHardest() {
        stage.show(() -> {
            var exhibit = stage.kit.exhibit().withGoal(GAP_FIRST);
            stage.game.restart(exhibit, exhibit.puzzle().parse(HARDEST));
        });
    }

    @Test
    void distanceMoveValuesAndHintsComeFromSearches() throws TimeoutException {
        stage.show(() -> stage.game.valuesWantedProperty().set(true));
        await(() -> stage.game.valuesProperty().get() != null
                && stage.game.valuesProperty().get().areAllKnown());
        MoveValues values = stage.game.valuesProperty().get();
        assertThat(values.distance()).isEqualTo(20);
        for (int move = 0; move < stage.puzzle.moveCount(); move++) {
            assertThat(!values.isPossible(move) || Math.abs(values.change(move)) == 1)
                    .isTrue();
        }
        stage.show(() -> stage.game.valuesWantedProperty().set(false));
        // From here on every hint is known: three rungs and the move itself, for each move, without another search.
        stage.show(() -> {
            for (int presses = 0; presses < 20 * 4; presses++) {
                stage.game.askForHint();
                assertThat(stage.background.jobs()).isEmpty();
            }
        });
        assertThat(stage.game.session().isSolved()).isTrue();
        assertThat(stage.game.session().movesPlayed()).isEqualTo(20);
    }

    @Test
    void aHintThatIsAskedForTooEarlyComesLater() throws TimeoutException {
        stage.show(stage.game::askForHint);
        await(() -> stage.game.hintProperty().get().tells(Rung.DISTANCE));
        assertThat(stage.game.hintProperty().get().values().distance()).isEqualTo(20);
    }

    @Test
    void ofTheHardestBoardsIsToldWhatIsProvedAndStopEndsTheSearch() throws TimeoutException {
        showHardest();
        stage.show(stage.game::askForHint);
        await(() -> stage.game.atLeastProperty().get() >= 60);
        assertThat(stage.game.valuesProperty().get()).isNull();
        stage.show(stage.background::stopAll);
        awaitQuiet();
        assertThat(stage.game.hintProperty().get().rung()).isEqualTo(Rung.NONE);
        assertThat(stage.game.atLeastProperty().get()).isBetween(60, 80);
    }

    @Test
    void aMoveEndsTheSearchForTheStateBefore() throws TimeoutException {
        showHardest();
        await(() -> stage.game.atLeastProperty().get() >= 60);
        stage.show(() -> stage.game.restart(stage.kit.exhibit(), stage.puzzle.parse(NEAR)));
        await(() -> stage.game.valuesProperty().get() != null);
        awaitQuiet();
        assertThat(stage.game.valuesProperty().get().distance()).isEqualTo(20);
    }

    @Test
    void aPositionAtAnExactDistanceIsFoundBySearch() throws TimeoutException {
        for (int distance : new int[] {0, 1, 9, 33}) {
            stage.show(() -> stage.game.restartAt(distance, 4));
            awaitQuiet();
            assertThat(stage.game.distanceOf(stage.game.session().state())).isEqualTo(distance);
        }
        long last = stage.game.session().state();
        stage.show(() -> stage.game.restartAt(9, 4));
        awaitQuiet();
        long same = stage.game.session().state();
        stage.show(() -> stage.game.restartAt(33, 4));
        awaitQuiet();
        assertThat(stage.game.session().state()).isEqualTo(last).isNotEqualTo(same);
        assertThat(same).isNotEqualTo(Puzzle.NO_STATE);
    }
}
