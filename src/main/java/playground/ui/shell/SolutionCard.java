package playground.ui.shell;

import atlantafx.base.theme.Styles;
import javafx.beans.InvalidationListener;
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
    /** How many shortest solutions there are; 0 while that is not known. */
    private long solutions;

    SolutionCard(Workbench bench) {
        this.bench = bench;
        texts = bench.texts();
        game = bench.game();
        chips.getStyleClass().add("chips");
        chips.setId("chips");
        // An invalidation listener, since such go first: the label below asks for the count at once.
        bench.solving().outcomeProperty().addListener((InvalidationListener)
                change -> count(bench.solving().outcomeProperty().get()));
        Label title = Controls.label(texts.bind("solution.title"), "card-title");
        Label kind = Controls.label(
                Bindings.createStringBinding(
                        this::kind,
                        game.sessionProperty(),
                        bench.solving().outcomeProperty(),
                        game.distancesProperty(),
                        texts.languageProperty()),
                Styles.TEXT_MUTED);
        kind.setId("solution-kind");
        card = Controls.card(Controls.row(title, Controls.spacer(), kind), chips);
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

    private void count(Outcome outcome) {
        Distances distances = game.distancesProperty().get();
        boolean known = outcome != null && outcome.result().isSolved() && distances != null;
        solutions = known ? distances.solutions(game.session().state()) : 0;
    }

    /** The length, and what is known of it. */
    private String kind() {
        int length = lastStep() - game.session().planStart();
        Outcome outcome = bench.solving().outcomeProperty().get();
        if (game.session().planStart() == Session.NO_PLAN || outcome == null) {
            return texts.get("solution.length", length);
        }
        Promise promise = outcome.algorithm().promise();
        if (promise == Promise.CANONICAL && solutions > 0) {
            return texts.get("solution.canonical", length, solutions);
        }
        Distances distances = game.distancesProperty().get();
        if (distances == null && promise == Promise.ANY) {
            return texts.get("solution.length", length);
        }
        int shortest = distances == null
                ? length
                : distances.estimate(
                        game.session().steps().get(game.session().planStart()).state());
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
