package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import playground.engine.Distances;
import playground.ui.board.PuzzleKit.NotablePosition;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Seeds;

/** Makes a new position: anywhere or at an exact distance, from a seed; a notable one; or one that is typed. */
final class NewPane {
    private static final int SEED_DIGITS = 9;
    private static final int FIRST_DISTANCE = 9;

    private final Workbench bench;
    private final Texts texts;
    private final Game game;
    private final Runnable close;
    private final TextField seed = new TextField();
    private final VBox pane;

    /**
     * The pane.
     *
     * @param close is called when a position was made
     */
    NewPane(Workbench bench, Runnable close) {
        this.bench = bench;
        texts = bench.texts();
        game = bench.game();
        this.close = close;
        pane = new VBox(seedRow(), anywhere());
        if (game.distancesProperty().get() != null) {
            pane.getChildren().add(atDistance(game.distancesProperty().get()));
        } else if (!game.session().exhibit().hasDistances() && bench.kit().farthestToSearch() > 0) {
            pane.getChildren().add(atDistanceBySearch(bench.kit().farthestToSearch()));
        }
        if (!bench.kit().notablePositions().isEmpty()) {
            pane.getChildren().add(notable());
        }
        pane.getChildren().add(new TypedPosition(bench, close).node());
        pane.getStyleClass().add("new-pane");
    }

    Region node() {
        return pane;
    }

    private Node seedRow() {
        seed.setId("seed");
        seed.setPrefColumnCount(SEED_DIGITS);
        seed.setTextFormatter(new TextFormatter<>(
                change -> change.getControlNewText().matches("\\d{0," + SEED_DIGITS + "}") ? change : null));
        seed.setText(Long.toString(Seeds.fresh()));
        seed.accessibleTextProperty().bind(texts.bind("new.seed"));
        Button another = Controls.iconButton(
                texts, "new.seed.another", Feather.REFRESH_CW, () -> seed.setText(Long.toString(Seeds.fresh())));
        return Controls.row(Controls.label(texts.bind("new.seed")), Controls.spacer(), seed, another);
    }

    private long seedNow() {
        return seed.getText().isEmpty() ? 0 : Long.parseLong(seed.getText());
    }

    private Node anywhere() {
        Button deal = Controls.textButton(texts, "new.anywhere", () -> done(() -> game.restartAnywhere(seedNow())));
        deal.setId("new-anywhere");
        deal.setMaxWidth(Double.MAX_VALUE);
        deal.getStyleClass().add(Styles.ACCENT);
        return deal;
    }

    private Node atDistance(Distances distances) {
        long[] histogram = distances.histogram();
        DistanceChart chart = new DistanceChart(texts);
        chart.show(histogram);
        Slider slider = slider(histogram.length - 1);
        chart.setOnPick(slider::setValue);
        Label count = description(slider, () -> chart.describe(rounded(slider)));
        slider.valueProperty().addListener(change -> chart.pick(rounded(slider)));
        chart.pick(rounded(slider));
        Button deal = dealButton(slider);
        Label title = Controls.label(texts.bind("new.distance"), "card-title");
        return Controls.card(title, chart.node(), slider, Controls.row(count, Controls.spacer(), deal));
    }

    /** Without a chart, since nobody has counted, and with a word on how it is done. */
    private Node atDistanceBySearch(int farthest) {
        Slider slider = slider(farthest);
        Label distance = description(slider, () -> texts.get("distance", rounded(slider)));
        Label title = Controls.label(texts.bind("new.distance"), "card-title");
        Label how = Controls.label(texts.bind("new.by-search"), Styles.TEXT_MUTED, Styles.TEXT_SMALL);
        how.setId("new-by-search");
        how.setWrapText(true);
        return Controls.card(title, slider, Controls.row(distance, Controls.spacer(), dealButton(slider)), how);
    }

    private Slider slider(int farthest) {
        Slider slider = new Slider(0, farthest, Math.min(FIRST_DISTANCE, farthest));
        slider.setId("new-distance");
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        slider.accessibleTextProperty().bind(texts.bind("new.distance"));
        return slider;
    }

    private Label description(Slider slider, Callable<String> text) {
        Label label = new Label();
        label.setId("new-distance-count");
        label.textProperty().bind(Bindings.createStringBinding(text, slider.valueProperty(), texts.languageProperty()));
        return label;
    }

    private Button dealButton(Slider slider) {
        Button deal =
                Controls.textButton(texts, "new.deal", () -> done(() -> game.restartAt(rounded(slider), seedNow())));
        deal.setId("new-at-distance");
        deal.setMinWidth(Region.USE_PREF_SIZE);
        return deal;
    }

    private static int rounded(Slider slider) {
        return (int) Math.round(slider.getValue());
    }

    private Node notable() {
        List<NotablePosition> positions = bench.kit().notablePositions();
        ComboBox<NotablePosition> box = new ComboBox<>();
        box.setId("new-notable");
        box.getItems().setAll(positions);
        box.setValue(positions.get(0));
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        box.accessibleTextProperty().bind(texts.bind("new.notable"));
        Choices.showTexts(box, texts, (any, position) -> bench.puzzleTexts().get(position.key()));
        Button deal = Controls.textButton(
                texts,
                "new.deal",
                () -> done(() -> {
                    var exhibit = bench.kit().exhibit();
                    game.restart(exhibit, exhibit.puzzle().parse(box.getValue().position()));
                }));
        deal.setId("new-notable-deal");
        deal.setMinWidth(Region.USE_PREF_SIZE);
        return Controls.card(Controls.label(texts.bind("new.notable"), "card-title"), Controls.row(box, deal));
    }

    private void done(Runnable action) {
        action.run();
        close.run();
    }
}
