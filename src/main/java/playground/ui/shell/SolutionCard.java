package playground.ui.shell;

import atlantafx.base.theme.Styles;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import playground.engine.Algorithm.Promise;
import playground.engine.Distances;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Session;
import playground.ui.session.Session.Step;
import playground.ui.session.Solving.Outcome;

/** The solution planned, a chip a move: those made, the one that comes next, and those to come. */
final class SolutionCard {
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");

    private final Workbench bench;
    private final Texts texts;
    private final Game game;
    private final FlowPane chips = new FlowPane();
    private final VBox card;

    SolutionCard(Workbench bench) {
        this.bench = bench;
        texts = bench.texts();
        game = bench.game();
        chips.getStyleClass().add("chips");
        chips.setId("chips");
        Label title = Controls.label(texts.bind("solution.title"));
        Label kind = Controls.label(
                Bindings.createStringBinding(
                        this::kind,
                        game.sessionProperty(),
                        bench.solving().outcomeProperty(),
                        game.distancesProperty(),
                        texts.languageProperty()),
                Styles.TEXT_MUTED);
        kind.setId("solution-kind");
        card = Controls.card(new CardHeading(title, kind), chips);
        Controls.showWhen(
                card,
                Bindings.createBooleanBinding(
                        () -> game.session().planStart() != Session.NO_PLAN, game.sessionProperty()));
        game.sessionProperty().addListener(change -> follow());
        texts.languageProperty().addListener(change -> follow());
        follow();
    }

    Node node() {
        return card;
    }

    /** The length, and what is known of it. */
    private String kind() {
        int length = lastStep() - game.session().planStart();
        Outcome outcome = bench.solving().outcomeProperty().get();
        if (game.session().planStart() == Session.NO_PLAN || outcome == null) {
            return texts.get("solution.length", length);
        }
        Promise promise = outcome.algorithm().promise();
        Distances distances = game.distancesProperty().get();
        if (distances == null) {
            return texts.get(promise == Promise.ANY ? "solution.length" : "solution.shortest", length);
        }
        long start = game.session().steps().get(game.session().planStart()).state();
        if (promise == Promise.CANONICAL) {
            return texts.get("solution.canonical", length, distances.solutions(start));
        }
        int shortest = distances.estimate(start);
        return shortest == length
                ? texts.get("solution.shortest", length)
                : texts.get("solution.longer", length, shortest);
    }

    /** The last step of the plan: the plan is always the end of the session. */
    private int lastStep() {
        return game.session().steps().size() - 1;
    }

    private void follow() {
        Session session = game.session();
        int start = session.planStart();
        int count = start == Session.NO_PLAN ? 0 : lastStep() - start;
        while (chips.getChildren().size() > count) {
            chips.getChildren().remove(count);
        }
        for (int i = 0; i < count; i++) {
            if (i == chips.getChildren().size()) {
                chips.getChildren().add(newChip());
            }
            show((Button) chips.getChildren().get(i), session, start + 1 + i);
        }
    }

    private static Button newChip() {
        Button chip = new Button();
        chip.getStyleClass().add("chip");
        return chip;
    }

    private void show(Button chip, Session session, int index) {
        Step step = session.steps().get(index);
        chip.setText(step.exhibit().puzzle().moveName(step.move()));
        chip.setAccessibleText(texts.get("solution.chip", index - session.planStart(), chip.getText()));
        chip.pseudoClassStateChanged(DONE, index <= session.cursor());
        chip.pseudoClassStateChanged(NEXT, index == session.cursor() + 1);
        chip.setOnAction(event -> game.seek(index));
    }
}
