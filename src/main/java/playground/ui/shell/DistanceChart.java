package playground.ui.shell;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Bounds;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import playground.ui.board.Texts;

/** How many positions there are at each distance, as bars, one of them picked out. */
final class DistanceChart {
    private static final String PICKED = "picked";
    private static final double LABEL_HEIGHT = 16;
    private static final double LABEL_WIDTH = 22;
    private static final int LEAST_SHARE = 30;

    private final Texts texts;
    private final List<Label> labels = new ArrayList<>();
    private final Pane pane = new Pane() {
        @Override
        protected void layoutChildren() {
            layOut();
        }
    };
    private final BarChart<String, Number> chart = new BarChart<>(new CategoryAxis(), new NumberAxis());
    private long[] histogram = {};
    private int picked = -1;
    private IntConsumer onPick;

    DistanceChart(Texts texts) {
        this.texts = texts;
        chart.setAnimated(false);
        chart.setLegendVisible(false);
        chart.setHorizontalGridLinesVisible(false);
        chart.setVerticalGridLinesVisible(false);
        chart.setHorizontalZeroLineVisible(false);
        chart.setVerticalZeroLineVisible(false);
        chart.setCategoryGap(2);
        chart.setBarGap(0);
        chart.getYAxis().setOpacity(0);
        chart.getYAxis().setManaged(false);
        chart.getYAxis().setSide(Side.LEFT);
        chart.getYAxis().setTickLabelsVisible(false);
        chart.getYAxis().setTickMarkVisible(false);
        chart.getYAxis().setPrefWidth(0);
        chart.getYAxis().setMaxWidth(0);
        chart.getXAxis().setTickMarkVisible(false);
        // A category axis turns its labels on end when there are many; ours leaves some out instead.
        chart.getXAxis().setTickLabelsVisible(false);
        chart.getXAxis().setOpacity(0);
        chart.getXAxis().setAnimated(false);
        pane.getStyleClass().add("distance-chart");
        chart.accessibleTextProperty().bind(texts.bind("chart.title"));
    }

    Region node() {
        return pane;
    }

    /** Lays the chart out, and below some of the bars their distances, as many as there is room for. */
    private void layOut() {
        chart.resizeRelocate(0, 0, pane.getWidth(), pane.getHeight() - LABEL_HEIGHT);
        chart.layout();
        double perBar = pane.getWidth() / Math.max(1, labels.size());
        int every = (int) Math.ceil(LABEL_WIDTH / perBar);
        for (int distance = 0; distance < labels.size(); distance++) {
            Node bar = chart.getData().get(0).getData().get(distance).getNode();
            Bounds bounds = pane.sceneToLocal(bar.localToScene(bar.getLayoutBounds()));
            Label label = labels.get(distance);
            label.autosize();
            label.relocate(bounds.getCenterX() - label.getWidth() / 2, pane.getHeight() - LABEL_HEIGHT);
            label.setVisible(distance % every == 0);
        }
    }

    /** What a click on a bar does; the bars show by the cursor that they can be clicked. */
    void setOnPick(IntConsumer action) {
        onPick = action;
        pane.getStyleClass().add("pickable");
    }

    /** Shows other numbers: [d] is how many positions are at distance d. */
    void show(long[] counts) {
        histogram = counts.clone();
        // So that a bar that stands for a single position can be seen and picked at all.
        long least = Arrays.stream(counts).max().orElse(0) / LEAST_SHARE;
        XYChart.Series<String, Number> series = new XYChart.Series<>();
        for (int distance = 0; distance < counts.length; distance++) {
            series.getData().add(new XYChart.Data<>(Integer.toString(distance), Math.max(counts[distance], least)));
        }
        chart.getData().clear();
        chart.getData().add(series);
        labels.clear();
        for (int distance = 0; distance < counts.length; distance++) {
            labels.add(new Label(Integer.toString(distance)));
        }
        pane.getChildren().setAll(chart);
        pane.getChildren().addAll(labels);
        for (int distance = 0; distance < counts.length; distance++) {
            prepare(series.getData().get(distance).getNode(), distance);
        }
        int before = picked;
        picked = -1;
        pick(before);
    }

    private void prepare(Node bar, int distance) {
        Tooltip tooltip = new Tooltip();
        tooltip.setOnShowing(event -> tooltip.setText(describe(distance)));
        Tooltip.install(bar, tooltip);
        // The chart's own words for a bar are English only, and speak of axes.
        bar.accessibleTextProperty().unbind();
        bar.accessibleTextProperty()
                .bind(Bindings.createStringBinding(() -> describe(distance), texts.languageProperty()));
        bar.setOnMouseClicked(click -> {
            if (onPick != null) {
                onPick.accept(distance);
            }
        });
    }

    /** What a bar says: the distance and how many positions are there. */
    String describe(int distance) {
        String count = NumberFormat.getIntegerInstance(texts.language()).format(histogram[distance]);
        return texts.get("chart.bar", distance, count, histogram[distance]);
    }

    /** Picks a distance out; one that is not there, none. */
    void pick(int distance) {
        mark(picked, false);
        picked = distance;
        mark(picked, true);
    }

    private void mark(int distance, boolean on) {
        if (distance < 0 || distance >= histogram.length || chart.getData().isEmpty()) {
            return;
        }
        Node bar = chart.getData().get(0).getData().get(distance).getNode();
        if (on) {
            bar.getStyleClass().add(PICKED);
        } else {
            bar.getStyleClass().remove(PICKED);
        }
    }
}
