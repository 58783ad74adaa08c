package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static playground.ui.shell.FxTest.fxRun;

import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import org.assertj.core.api.SoftAssertions;
import playground.engine.Distances;
import playground.engine.SearchMonitor;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.ui.session.Session;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/**
 * Whether everything on screen says the same as the session: board, chips, counters, transport and narration. What it
 * should say is worked out here from the session and from distances that the window does not have.
 */
final class Agreement {
    /** Built by the tests for themselves: the window's are others. */
    static final Distances DISTANCES = new MagicBoardExhibit().distances(new SearchMonitor());

    private static final List<String> SENTENCES = List.of(
            "The upper row and the lower row change places.",
            "Both rows go one to the right, and the right column comes round to the left.",
            "The four tiles in the middle turn clockwise.");

    private final WindowStage window;
    private final Session session;
    private final SoftAssertions say = new SoftAssertions();

    private Agreement(WindowStage window) {
        this.window = window;
        session = window.game().session();
    }

    /** Insists that the window agrees with its session; it must be in English, at rest, and know the distances. */
    static void check(WindowStage window, String when) {
        fxRun(() -> {
            Agreement agreement = new Agreement(window);
            agreement.board(when);
            agreement.chips(when);
            agreement.counters(when);
            agreement.transport(when);
            agreement.say.assertThat(agreement.text("#narration")).as(when).isEqualTo(agreement.narration());
            agreement.say.assertAll();
        });
    }

    private String text(String selector) {
        return ((Labeled) window.scene.lookup(selector)).getText();
    }

    private void board(String when) {
        say.assertThat(window.drawnBoard()).as("board " + when).isEqualTo(window.boardOf(session.state()));
    }

    private void chips(String when) {
        List<Node> chips = ((Parent) window.scene.lookup("#chips")).getChildrenUnmodifiable();
        boolean planned = session.planStart() != Session.NO_PLAN;
        int count = planned ? session.steps().size() - 1 - session.planStart() : 0;
        say.assertThat(chips).as("chips " + when).hasSize(count);
        for (int i = 0; i < Math.min(count, chips.size()); i++) {
            int step = session.planStart() + 1 + i;
            Button chip = (Button) chips.get(i);
            String what = "chip " + i + " " + when;
            say.assertThat(chip.getText())
                    .as(what)
                    .isEqualTo(name(session.steps().get(step)));
            say.assertThat(has(chip, "done")).as(what + " done").isEqualTo(step <= session.cursor());
            say.assertThat(has(chip, "next")).as(what + " next").isEqualTo(step == session.cursor() + 1);
        }
    }

    private static boolean has(Node node, String pseudoClass) {
        Set<PseudoClass> classes = node.getPseudoClassStates();
        return classes.contains(PseudoClass.getPseudoClass(pseudoClass));
    }

    private String name(Step step) {
        return window.puzzle.moveName(step.move());
    }

    private void counters(String when) {
        int distance = distance(session.state());
        String away = distance == 0 ? "at the goal" : count(distance) + " to the goal";
        say.assertThat(text("#distance")).as("distance " + when).isEqualTo(away);
        int made = session.movesPlayed();
        String moves = made == 0 ? "no moves yet" : count(made) + " made";
        say.assertThat(text("#moves-made")).as("moves made " + when).matches(moves + " · \\d\\d:\\d\\d");
        say.assertThat(isOff("#undo")).as("undo off " + when).isEqualTo(session.cursor() == 0);
        boolean atEnd = session.cursor() == session.steps().size() - 1;
        say.assertThat(isOff("#redo")).as("redo off " + when).isEqualTo(atEnd);
    }

    private int distance(long state) {
        assertThat(session.exhibit().puzzle().goals()[0])
                .isEqualTo(window.puzzle.goals()[0]);
        return DISTANCES.estimate(state);
    }

    private static String count(int moves) {
        return moves == 1 ? "1 move" : moves + " moves";
    }

    private boolean isOff(String selector) {
        return window.scene.lookup(selector).isDisabled();
    }

    private void transport(String when) {
        int place = session.cursor() - session.firstStep();
        int length = session.lastStep() - session.firstStep();
        say.assertThat(text("#place")).as("place " + when).isEqualTo("move " + place + " of " + length);
        Slider scrubber = (Slider) window.scene.lookup("#scrubber");
        say.assertThat(scrubber.getValue()).as("scrubber " + when).isEqualTo(place);
        say.assertThat(isOff("#transport-first")).as("first off " + when).isEqualTo(place == 0);
        say.assertThat(isOff("#transport-back")).as("back off " + when).isEqualTo(place == 0);
        say.assertThat(isOff("#transport-next")).as("next off " + when).isEqualTo(place == length);
        say.assertThat(isOff("#transport-last")).as("last off " + when).isEqualTo(place == length);
        say.assertThat(isOff("#play")).as("play off " + when).isEqualTo(length == 0);
    }

    private String narration() {
        Step last = session.current();
        if (last.kind() == Kind.START) {
            return session.isSolved() ? "This is the goal." : "";
        }
        String step = name(last) + ": " + SENTENCES.get(last.move());
        if (!session.isSolved()) {
            return step;
        }
        return last.kind() == Kind.PLANNED ? step + " The goal is reached." : solved();
    }

    private String solved() {
        int start = session.gameStart();
        int length = session.cursor() - start;
        int shortest = distance(session.steps().get(start).state());
        String solved = "Solved in " + count(length);
        return length == shortest
                ? solved + ": no shorter way exists."
                : solved + ". The shortest is " + shortest + ".";
    }
}
