package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.parallel.Isolated;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import playground.engine.SearchResult.Status;
import playground.puzzles.magicboard.ui.MagicBoardKit;
import playground.ui.OnScreen;
import playground.ui.shell.WatchedKit.Ending;

/**
 * A search that would take for ever: IDA* without a heuristic on a board 22 moves away. The window goes on, its figures
 * move, and Stop stops it.
 */
@OnScreen
@Isolated("it measures how soon the window answers")
class ResponsivenessTest {
    private static final Duration STOP_WITHIN = Duration.ofMillis(100);
    private static final Duration LONGEST_BLOCK = Duration.ofMillis(200);

    private final WatchedKit kit = new WatchedKit(new MagicBoardKit());
    private WindowStage window;
    private boolean closed;

    @Start
    void start(Stage stage) {
        window = new WindowStage(stage, kit, WindowStage.FARTHEST, settings -> {
            settings.algorithmProperty().set("ida-star");
            settings.speedProperty().set(1);
        });
    }

    @AfterEach
    void close() {
        if (!closed) {
            window.close();
        }
    }

    private void search() {
        window.untilReady();
        window.hand.type(KeyCode.S);
        until("figures", () -> number("#figure-expanded") > 0);
    }

    /** The number in a figure; 0 where there is none yet. */
    private long number(String selector) {
        String digits = window.text(selector).replaceAll("\\D", "");
        return digits.isEmpty() ? 0 : Long.parseLong(digits);
    }

    @Test
    void theFiguresMoveWhileItRuns() {
        search();
        List<Long> expanded = new ArrayList<>();
        for (int sample = 0; sample < 5; sample++) {
            expanded.add(number("#figure-expanded"));
            WaitForAsyncUtils.sleep(220, TimeUnit.MILLISECONDS);
        }
        assertThat(expanded).isSorted().doesNotHaveDuplicates();
        assertThat(window.text("#doing")).startsWith("Searching · ");
        assertThat(window.isShown("#stop")).isTrue();
        assertThat(window.text("#badge")).isEqualTo("Searching");
        assertThat(number("#figure-generated")).isGreaterThan(expanded.get(4));
    }

    @Test
    void theStatusFollowsTheJobsHoweverLongTheWindowIsOpen() {
        window.untilReady();
        // What is held only weakly is gone after this.
        System.gc();
        window.hand.type(KeyCode.S);
        until("searching", () -> window.text("#doing").startsWith("Searching"));
        assertThat(window.isShown("#stop")).isTrue();
        window.hand.type(KeyCode.ESCAPE);
        until("ready", () -> window.text("#doing").startsWith("Ready"));
        assertThat(window.isShown("#stop")).isFalse();
    }

    @Test
    void theWindowAnswersWhileItSearchesAndAnimates(TestReporter reporter) {
        window.untilReady();
        // Once before measuring, so that what is measured is the window and not the loading of classes.
        window.hand.type(KeyCode.A, KeyCode.B, KeyCode.C).push(KeyCode.CONTROL, KeyCode.Z);
        search();
        Latency latency = new Latency();
        latency.measure(Duration.ofMillis(1500));
        playWhileSearching();
        latency.measure(Duration.ofMillis(500));
        reporter.publishEntry("FX thread blocked", latency.toString());
        assertThat(latency.longest()).as(latency.toString()).isLessThan(LONGEST_BLOCK);
    }

    /** A move ends the search of the position before it; S begins another. */
    private void playWhileSearching() {
        Latency whilePlaying = new Latency();
        for (KeyCode key : List.of(KeyCode.A, KeyCode.S, KeyCode.B, KeyCode.S, KeyCode.C, KeyCode.S)) {
            window.hand.type(key);
            whilePlaying.measure(Duration.ofMillis(150));
        }
        assertThat(whilePlaying.longest()).as(whilePlaying.toString()).isLessThan(LONGEST_BLOCK);
        assertThat(window.session().movesPlayed()).isGreaterThanOrEqualTo(3);
    }

    @Test
    void escapeStopsItAtOnce(TestReporter reporter) throws InterruptedException {
        search();
        assertStops(() -> window.hand.type(KeyCode.ESCAPE), reporter);
    }

    @Test
    void theStopButtonStopsItAtOnce(TestReporter reporter) throws InterruptedException {
        search();
        // Measured from the click and not from the way of the hand to the button.
        assertStops(() -> fxRun(() -> ((Button) window.node("#stop")).fire()), reporter);
    }

    private void assertStops(Runnable stop, TestReporter reporter) throws InterruptedException {
        kit.endings().clear();
        long begun = System.nanoTime();
        stop.run();
        Ending ending = kit.endings().poll(10, TimeUnit.SECONDS);
        assertThat(ending).as("the search ends").isNotNull();
        Duration took = Duration.ofNanos(ending.nanos() - begun);
        reporter.publishEntry("stopped after", took.toString());
        assertThat(took).isLessThan(STOP_WITHIN);
        assertThat(ending.result().status()).isEqualTo(Status.CANCELLED);
        window.untilIdle();
        until("no run", () -> window.solving().runningProperty().get() == null);
        assertWhatWasCountedIsShown(ending);
    }

    private void assertWhatWasCountedIsShown(Ending ending) {
        assertThat(window.text("#badge")).isEqualTo("stopped");
        assertThat(number("#figure-expanded"))
                .isEqualTo(ending.result().effort().expanded())
                .isPositive();
        assertThat(number("#figure-generated"))
                .isEqualTo(ending.result().effort().generated());
        assertThat(window.isShown("#stop")).isFalse();
        assertThat(window.text("#doing")).startsWith("Ready");
        assertThat(window.session().showsPlan()).isFalse();
    }

    @Test
    void aMoveGivesTheSearchUp() throws InterruptedException {
        search();
        kit.endings().clear();
        window.hand.type(KeyCode.A);
        assertThat(kit.endings().poll(10, TimeUnit.SECONDS)).isNotNull();
        window.untilIdle();
        window.untilAtRest();
        assertThat(window.isShown("#figures")).as("figures of another position").isFalse();
        Agreement.check(window, "after a search was given up");
    }

    @Test
    void noSearchOutlivesTheWindow() throws InterruptedException {
        search();
        kit.endings().clear();
        long begun = System.nanoTime();
        window.close();
        closed = true;
        Ending ending = kit.endings().poll(10, TimeUnit.SECONDS);
        assertThat(ending).isNotNull();
        assertThat(ending.result().status()).isEqualTo(Status.CANCELLED);
        assertThat(Duration.ofNanos(ending.nanos() - begun)).isLessThan(Duration.ofSeconds(1));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(fx(() -> window.session().showsPlan())).isFalse();
    }
}
