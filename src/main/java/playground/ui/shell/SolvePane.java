package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import playground.engine.Algorithm;
import playground.engine.Distances;
import playground.engine.Exhibit;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Solving;

/** The part of the side panel that helps: hint, solution, the search that found it, and where in the space one is. */
final class SolvePane {
    private final Workbench bench;
    private final Texts texts;
    private final Game game;
    private final Solving solving;
    private final ComboBox<Algorithm> algorithms = new ComboBox<>();
    private final ScrollPane pane;

    SolvePane(Workbench bench) {
        this.bench = bench;
        texts = bench.texts();
        game = bench.game();
        solving = bench.solving();
        listAlgorithms();
        game.sessionProperty().addListener(change -> followExhibit());
        VBox content = new VBox(
                controls(),
                new HintCard(bench).node(),
                new SolutionCard(bench).node(),
                new SearchCard(bench).node(),
                whereYouAre());
        bench.kit()
                .newGoalCard(bench.puzzleTexts(), goal())
                .ifPresent(card -> content.getChildren().add(0, card));
        content.getStyleClass().add("side-content");
        pane = new ScrollPane(content);
        pane.setFitToWidth(true);
        pane.getStyleClass().add("side-scroll");
    }

    Node node() {
        return pane;
    }

    /** The exhibit shown, as a property: setting it begins a new game from the same state with another goal. */
    private ObjectProperty<Exhibit> goal() {
        ObjectProperty<Exhibit> goal = new SimpleObjectProperty<>(game.session().exhibit());
        game.sessionProperty().addListener((property, before, session) -> goal.set(session.exhibit()));
        goal.addListener((property, before, wanted) -> {
            if (wanted != game.session().exhibit()) {
                game.restart(wanted, game.session().state());
            }
        });
        return goal;
    }

    /** Solves the state shown with the algorithm chosen. */
    void solve() {
        String code = algorithms.getValue().code();
        // The list may still be that of another goal; the algorithm of the same code knows the present one.
        exhibited().stream()
                .filter(algorithm -> algorithm.code().equals(code))
                .findFirst()
                .ifPresent(solving::solve);
    }

    /** Another goal may have other algorithms. */
    private void followExhibit() {
        if (!codes(algorithms.getItems()).equals(codes(exhibited()))) {
            String chosen = algorithms.getValue().code();
            algorithms.getItems().setAll(exhibited());
            algorithms.setValue(named(chosen));
        }
    }

    private static List<String> codes(List<Algorithm> algorithms) {
        return algorithms.stream().map(Algorithm::code).toList();
    }

    /** The algorithm of a code in the list; the first where there is none. */
    private Algorithm named(String code) {
        return algorithms.getItems().stream()
                .filter(algorithm -> algorithm.code().equals(code))
                .findFirst()
                .orElse(algorithms.getItems().get(0));
    }

    private List<Algorithm> exhibited() {
        return game.session().exhibit().algorithms();
    }

    private void listAlgorithms() {
        algorithms.setId("algorithm");
        algorithms.getItems().setAll(exhibited());
        algorithms.setValue(named(bench.settings().algorithmProperty().get()));
        algorithms.valueProperty().addListener((property, before, value) -> {
            // None for a moment, while the list is changed.
            if (value != null) {
                bench.settings().algorithmProperty().set(value.code());
            }
        });
        algorithms.accessibleTextProperty().bind(texts.bind("solve.algorithm"));
        algorithms.setMaxWidth(Double.MAX_VALUE);
        Choices.showTexts(algorithms, texts, SolvePane::name);
    }

    /** The name of an algorithm: "IDA* · pattern database". */
    static String name(Texts texts, Algorithm algorithm) {
        String name = texts.get("algorithm." + algorithm.name());
        return algorithm.heuristic().isEmpty()
                ? name
                : texts.get("algorithm.with", name, texts.get("heuristic." + algorithm.heuristic()));
    }

    private Node controls() {
        // H is a move of the Rotation Game; the other key asks for a hint there too.
        String hintKey = Keys.isMove(bench.kit(), "H") ? "F2" : "H";
        Button hint = Controls.keyButton(texts, "hint", hintKey, game::askForHint);
        hint.setId("hint");
        Button solve = Controls.keyButton(texts, "solve", "S", this::solve);
        solve.setId("solve");
        solve.getStyleClass().add(Styles.ACCENT);
        for (Button button : List.of(hint, solve)) {
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
        }
        VBox controls = new VBox(algorithms, promise(), Controls.row(hint, solve));
        controls.getStyleClass().add("solve-controls");
        return controls;
    }

    private Node promise() {
        Label promise = Controls.label(
                Bindings.createStringBinding(
                        () -> algorithms.getValue() == null
                                ? ""
                                : texts.get("promise."
                                        + algorithms.getValue().promise().name().toLowerCase(Locale.ROOT)),
                        algorithms.valueProperty(),
                        texts.languageProperty()),
                Styles.TEXT_MUTED,
                Styles.TEXT_SMALL);
        promise.setId("promise");
        promise.setWrapText(true);
        return promise;
    }

    private Node whereYouAre() {
        DistanceChart chart = new DistanceChart(texts);
        game.distancesProperty().addListener((property, before, distances) -> show(chart, distances));
        game.valuesProperty().addListener((property, before, values) -> pick(chart, values));
        show(chart, game.distancesProperty().get());
        pick(chart, game.valuesProperty().get());
        Label title = Controls.label(texts.bind("chart.here"));
        Label count = Controls.label(
                Bindings.createStringBinding(
                        () -> count(game.distancesProperty().get()),
                        game.distancesProperty(),
                        texts.languageProperty()),
                Styles.TEXT_MUTED);
        VBox card = Controls.card(new CardHeading(title, count), chart.node());
        Controls.showWhen(card, game.distancesProperty().isNotNull());
        return card;
    }

    private String count(Distances distances) {
        long sum = distances == null ? 0 : Arrays.stream(distances.histogram()).sum();
        return texts.get("chart.count", sum);
    }

    private static void show(DistanceChart chart, Distances distances) {
        if (distances != null) {
            chart.show(distances.histogram());
        }
    }

    private static void pick(DistanceChart chart, MoveValues values) {
        if (values != null) {
            chart.pick(values.distance());
        }
    }
}
