package playground.ui.shell;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import playground.engine.Algorithm.Promise;
import playground.engine.Progress;
import playground.engine.SearchResult.Status;
import playground.ui.board.Texts;
import playground.ui.session.Background.Job;
import playground.ui.session.Solving;
import playground.ui.session.Solving.Outcome;

/** What the search did: its figures, live while it runs and final after it, and what its result is worth. */
final class SearchCard {
    private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

    private final Texts texts;
    private final Solving solving;
    private final Label badge = new Label();
    private final GridPane figures = new GridPane();
    private final List<Label> values = new ArrayList<>();
    private final VBox card;

    SearchCard(Workbench bench) {
        texts = bench.texts();
        solving = bench.solving();
        badge.getStyleClass().add("badge");
        badge.setId("badge");
        figures.getStyleClass().add("figures");
        figures.setId("figures");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        ColumnConstraints right = new ColumnConstraints();
        right.setHalignment(HPos.RIGHT);
        figures.getColumnConstraints().setAll(wide, right);
        for (String name : SearchFigures.NAMES) {
            addRow(name);
        }
        Label title = Controls.label(texts.bind("search.title"));
        card = Controls.card(new CardHeading(title, badge), figures);
        Controls.showWhen(
                card,
                solving.runningProperty()
                        .isNotNull()
                        .or(solving.outcomeProperty().isNotNull()));
        solving.runningProperty().addListener((property, before, job) -> watch(job));
        solving.outcomeProperty().addListener(change -> show());
        texts.languageProperty().addListener(change -> show());
    }

    Node node() {
        return card;
    }

    private void addRow(String name) {
        Label value = new Label();
        value.setId("figure-" + name);
        value.getStyleClass().add("figure");
        values.add(value);
        // In large letters both do not fit beside each other: then the name takes two lines, and the figure stays
        // whole.
        value.setMinWidth(Region.USE_PREF_SIZE);
        Label label = Controls.label(texts.bind("figure." + name), "figure-name");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        figures.addRow(values.size(), label, value);
    }

    private void watch(Job job) {
        if (job != null) {
            job.progressProperty().addListener(change -> show());
        }
        show();
    }

    private void show() {
        Job job = solving.runningProperty().get();
        Outcome outcome = solving.outcomeProperty().get();
        if (job != null) {
            badge(texts.get(job.textKey()), false, false);
            fill(job.progressProperty().get(), job.elapsed(), Duration.ZERO);
        } else if (outcome != null) {
            Status status = outcome.result().status();
            Promise promise = outcome.algorithm().promise();
            boolean proved = (status == Status.SOLVED && promise != Promise.ANY) || status == Status.NO_SOLUTION;
            badge(badgeText(status, promise), proved, !proved);
            fill(outcome.result().effort(), outcome.result().elapsed(), outcome.buildTime());
        }
    }

    private String badgeText(Status status, Promise promise) {
        return status == Status.SOLVED && promise == Promise.ANY
                ? texts.get("badge.unproved")
                : texts.get("badge." + status.name());
    }

    private void badge(String text, boolean good, boolean bad) {
        badge.setText(text);
        badge.pseudoClassStateChanged(GOOD, good);
        badge.pseudoClassStateChanged(BAD, bad);
    }

    private void fill(Progress progress, Duration elapsed, Duration buildTime) {
        List<String> figuresNow = SearchFigures.of(texts, progress, elapsed, buildTime);
        for (int i = 0; i < values.size(); i++) {
            values.get(i).setText(figuresNow.get(i));
        }
    }
}
