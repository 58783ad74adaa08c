package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.ui.OnScreen;
import playground.ui.session.Game;
import playground.ui.session.Session;

/**
 * Hundreds of actions, many within one frame, while the board moves: when it comes to rest, it shows the session, and
 * no node is left behind. {@link WindowStage#close} sees to it that nothing was thrown.
 */
@OnScreen
class AnimationStormTest {
    private static final int ROUNDS = 4;
    private static final int ACTIONS = 25;
    private static final double[] SPEEDS = {0, 0.5, 1, 1, 2, 8};

    private WindowStage window;

    @Start
    void start(Stage stage) {
        window = new WindowStage(
                stage,
                WindowStage.NINE_AWAY,
                settings -> settings.speedProperty().set(1));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {3, 4, 5, 6})
    void manyMoreActionsDuringAnimationsEndAtTheSession(long seed) {
        anyActionsDuringAnimationsEndAtTheSession(seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void anyActionsDuringAnimationsEndAtTheSession(long seed) {
        Random random = new Random(seed);
        window.untilReady();
        int nodes = boardNodes();
        for (int round = 0; round < ROUNDS; round++) {
            for (int action = 0; action < ACTIONS; action++) {
                fxRun(() -> act(random));
                pause(random);
            }
            comeToRest();
            String when = "after round " + round + " with seed " + seed;
            Agreement.check(window, when);
            assertThat(boardNodes()).as("nodes of the board " + when).isEqualTo(nodes);
        }
    }

    private int boardNodes() {
        return fx(() -> WindowStage.nodesBelow(window.boardNode()).size());
    }

    /** Often none, so that the next action comes within the same frame; at times half a move long. */
    private static void pause(Random random) {
        int millis = random.nextInt(3) > 0 ? 0 : random.nextInt(60);
        WaitForAsyncUtils.sleep(millis, TimeUnit.MILLISECONDS);
    }

    private void act(Random random) {
        Game game = window.game();
        Session session = game.session();
        switch (random.nextInt(16)) {
            case 0, 1 -> game.undo();
            case 2, 3 -> game.redo();
            case 4, 5 -> game.seek(random.nextInt(session.steps().size() + 2) - 1);
            case 6 -> game.restartAt(1 + random.nextInt(22), random.nextInt(100));
            case 7 -> game.restartAnywhere(random.nextInt(100));
            case 8 -> game.askForHint();
            case 9 -> window.solving().solve(session.exhibit().algorithms().get(random.nextInt(3)));
            case 10 -> ((Button) window.node("#play")).fire();
            case 11, 12 -> window.input().drag(random.nextInt(3), random.nextDouble());
            case 13 -> window.input().release();
            case 14 -> window.settings.speedProperty().set(SPEEDS[random.nextInt(SPEEDS.length)]);
            default -> window.input().play(random.nextInt(3));
        }
    }

    private void comeToRest() {
        window.untilIdle();
        fxRun(() -> {
            window.settings.speedProperty().set(8);
            window.input().release();
        });
        window.untilAtRest();
    }
}
