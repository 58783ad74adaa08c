package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Session;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/** The game move by move: which moves came nearer, which did not, and the first that lost something. */
final class ReviewPane {
    private static final PseudoClass NEARER = PseudoClass.getPseudoClass("nearer");
    private static final PseudoClass SAME = PseudoClass.getPseudoClass("same");
    private static final PseudoClass FURTHER = PseudoClass.getPseudoClass("further");
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");
    private static final int NONE = -1;

    private final ObservableBooleanValue shown;
    private final Texts texts;
    private final Game game;
    private final FlowPane chips = new FlowPane();
    private final ScrollPane pane;

    /**
     * The pane.
     *
     * @param shown whether it can be seen; while it cannot, it does not follow the game
     */
    ReviewPane(Workbench bench, ObservableBooleanValue shown) {
        this.shown = shown;
        texts = bench.texts();
        game = bench.game();
        chips.getStyleClass().add("chips");
        chips.setId("review-chips");
        Label summary = Controls.label(Bindings.createStringBinding(
                this::summary,
                game.sessionProperty(),
                game.distancesProperty(),
                game.foundProperty(),
                texts.languageProperty()));
        summary.setId("review-summary");
        summary.setWrapText(true);
        Button jump = Controls.textButton(texts, "review.jump", this::jumpToFirstLoss);
        jump.setId("review-jump");
        jump.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> firstLoss() == NONE,
                        game.sessionProperty(),
                        game.distancesProperty(),
                        game.foundProperty()));
        Label legend = Controls.label(texts.bind("review.legend"), Styles.TEXT_MUTED, Styles.TEXT_SMALL);
        legend.setWrapText(true);
        VBox content = new VBox(
                Controls.card(Controls.label(texts.bind("review.title"), "card-title"), summary, chips, legend, jump));
        content.getStyleClass().add("side-content");
        pane = new ScrollPane(content);
        pane.setFitToWidth(true);
        pane.getStyleClass().add("side-scroll");
        shown.addListener(change -> follow());
        game.sessionProperty().addListener(change -> follow());
        game.distancesProperty().addListener(change -> follow());
        game.foundProperty().addListener(change -> follow());
        texts.languageProperty().addListener(change -> follow());
        follow();
    }

    Node node() {
        return pane;
    }

    /** The moves of the game at the cursor that were made by the player, a chip each. */
    private void follow() {
        if (!shown.get()) {
            return;
        }
        chips.getChildren().clear();
        Session session = game.session();
        for (int step = session.gameStart() + 1; step <= session.lastStep(); step++) {
            if (session.steps().get(step).kind() == Kind.PLAYED) {
                chips.getChildren().add(chip(session, step));
            }
        }
    }

    private Button chip(Session session, int index) {
        Step step = session.steps().get(index);
        Button chip = new Button(step.exhibit().puzzle().moveName(step.move()));
        chip.getStyleClass().add("chip");
        chip.pseudoClassStateChanged(NEXT, index == session.cursor());
        chip.setOnAction(event -> game.seek(index));
        if (isKnown(session.steps(), index)) {
            int change = change(session.steps(), index);
            chip.setText(chip.getText() + " " + MoveValues.sign(change));
            chip.pseudoClassStateChanged(NEARER, change < 0);
            chip.pseudoClassStateChanged(SAME, change == 0);
            chip.pseudoClassStateChanged(FURTHER, change > 0);
            String words = texts.get("review.chip", index - session.gameStart(), chip.getText());
            chip.setAccessibleText(words);
            chip.setTooltip(new Tooltip(words));
        }
        return chip;
    }

    /** Whether the distances before and after a step are known. */
    private boolean isKnown(List<Step> steps, int index) {
        return game.distanceOf(steps.get(index).state()) != MoveValues.UNKNOWN
                && game.distanceOf(steps.get(index - 1).state()) != MoveValues.UNKNOWN;
    }

    /** How much further a step led that is known. */
    private int change(List<Step> steps, int index) {
        return game.distanceOf(steps.get(index).state())
                - game.distanceOf(steps.get(index - 1).state());
    }

    private boolean isKnownMove(Session session, int step) {
        return session.steps().get(step).kind() == Kind.PLAYED && isKnown(session.steps(), step);
    }

    /** The first of the player's moves that did not lead nearer, or {@link #NONE}. */
    private int firstLoss() {
        Session session = game.session();
        for (int step = session.gameStart() + 1; step <= session.lastStep(); step++) {
            if (isKnownMove(session, step) && change(session.steps(), step) >= 0) {
                return step;
            }
        }
        return NONE;
    }

    /** Goes to just before the first loss, to try again from there. */
    private void jumpToFirstLoss() {
        int loss = firstLoss();
        if (loss != NONE) {
            game.seek(loss - 1);
        }
    }

    private String summary() {
        Session session = game.session();
        int played = 0;
        int nearer = 0;
        int known = 0;
        for (int step = session.gameStart() + 1; step <= session.lastStep(); step++) {
            if (session.steps().get(step).kind() == Kind.PLAYED) {
                played++;
                known += isKnown(session.steps(), step) ? 1 : 0;
                nearer += isKnown(session.steps(), step) && change(session.steps(), step) < 0 ? 1 : 0;
            }
        }
        if (played > 0 && known == 0) {
            return texts.get("review.unknown", played);
        }
        return played == 0 ? texts.get("review.empty") : texts.get("review.summary", played, nearer);
    }
}
