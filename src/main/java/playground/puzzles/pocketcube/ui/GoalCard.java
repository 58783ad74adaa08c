package playground.puzzles.pocketcube.ui;

import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.controlsfx.control.SegmentedButton;
import playground.engine.Exhibit;
import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.FaceTransforms;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.puzzles.pocketcube.PruningLadder;
import playground.puzzles.pocketcube.PruningLadder.Rung;
import playground.ui.board.Texts;

/**
 * The card in which the goal is chosen, to solve the cube or to make faces complete within a few turns, and how moves are
 * counted. It only sets goals and shows them: how many faces the turns allow, the game works out in the background.
 */
final class GoalCard extends VBox {
    private static final int USUAL_TURNS = 5;

    private final Texts texts;
    private final ObjectProperty<Exhibit> goal;
    private final ToggleButton solve = new ToggleButton();
    private final ToggleButton faces = new ToggleButton();
    private final Spinner<Integer> turns = new Spinner<>(0, FaceTransforms.MOST_TURNS, USUAL_TURNS);
    private final ComboBox<String> metric = new ComboBox<>();

    GoalCard(Texts texts, ObjectProperty<Exhibit> goal) {
        this.texts = texts;
        this.goal = goal;
        getStyleClass().addAll("pane-card", "cube-goal");
        Label title = new Label();
        title.getStyleClass().add("card-title");
        title.textProperty().bind(texts.bind("goal.title"));
        VBox budget = budget();
        getChildren().addAll(title, choice(), budget, counting());
        budget.visibleProperty().bind(faces.selectedProperty());
        budget.managedProperty().bind(faces.selectedProperty());
        goal.addListener(change -> show());
        show();
        // After the goal is shown, which is no choice.
        turns.valueProperty().addListener((property, before, after) -> {
            if (faces.isSelected() && after != exhibit().turns()) {
                goal.set(exhibit().withMostFaces(after));
            }
        });
    }

    private PocketCubeExhibit exhibit() {
        return (PocketCubeExhibit) goal.get();
    }

    private boolean hasBudget() {
        return exhibit().turns() != PocketCubeExhibit.NO_BUDGET;
    }

    private boolean isToSolve() {
        return !hasBudget() && exhibit().faces() == Face.COUNT;
    }

    private void show() {
        faces.setSelected(hasBudget());
        solve.setSelected(isToSolve());
        if (hasBudget()) {
            turns.getValueFactory().setValue(exhibit().turns());
        }
        metric.setValue(exhibit().metric());
    }

    private Region choice() {
        solve.textProperty().bind(texts.bind("goal.solve"));
        faces.textProperty().bind(texts.bind("goal.faces"));
        solve.setId("goal-solve");
        faces.setId("goal-faces");
        SegmentedButton both = new SegmentedButton(solve, faces);
        for (ToggleButton button : List.of(solve, faces)) {
            // The two share the line; a segmented button would give each the width that its text takes.
            button.prefWidthProperty().bind(both.widthProperty().divide(2));
        }
        // Not on their actions: arrow keys select without one.
        solve.selectedProperty().addListener((property, before, selected) -> {
            if (selected && !isToSolve()) {
                goal.set(exhibit().withFaces(Face.COUNT));
            }
        });
        faces.selectedProperty().addListener((property, before, selected) -> {
            if (selected && !hasBudget()) {
                goal.set(exhibit().withMostFaces(turns.getValue()));
            }
        });
        // A click on what is chosen already would choose neither.
        solve.setOnAction(event -> show());
        faces.setOnAction(event -> show());
        both.setMaxWidth(Double.MAX_VALUE);
        return both;
    }

    private VBox budget() {
        turns.setId("goal-turns");
        turns.setPrefWidth(80);
        turns.accessibleTextProperty().bind(texts.bind("goal.turns"));
        Label within = new Label();
        within.textProperty().bind(texts.bind("goal.turns"));
        HBox row = new HBox(8, within, spacer(), turns);
        row.setAlignment(Pos.CENTER_LEFT);
        Label best = new Label();
        best.setId("goal-best");
        best.textProperty().bind(Bindings.createStringBinding(this::best, goal, texts.languageProperty()));
        Label ladder = new Label();
        ladder.setId("goal-ladder");
        ladder.getStyleClass().addAll("text-muted", "text-small");
        ladder.textProperty().bind(Bindings.createStringBinding(this::ladder, goal, texts.languageProperty()));
        for (Label label : List.of(best, ladder)) {
            label.setWrapText(true);
            label.setMinHeight(Label.USE_PREF_SIZE);
        }
        return new VBox(8, row, best, ladder);
    }

    /** How many faces the turns allow, once that is known. */
    private String best() {
        return hasBudget() && exhibit().isBudgetKnown()
                ? texts.get(
                        "goal.best",
                        exhibit().faces(),
                        texts.get("turns", exhibit().turns()))
                : texts.get("goal.unknown");
    }

    /** How moves count, and what trying every sequence costs, for who compares algorithms. */
    private String ladder() {
        if (!hasBudget()) {
            return "";
        }
        String counted = texts.get("goal.counted." + exhibit().metric());
        return counted
                + "\n"
                + texts.get(
                        "goal.ladder",
                        exhibit().turns(),
                        operations(Rung.ALL_FACES),
                        operations(Rung.THREE_FACES),
                        operations(Rung.NEVER_UNDOING));
    }

    private long operations(Rung rung) {
        int moves = exhibit().puzzle().moveCount();
        return PruningLadder.stickerOperations(rung, moves, exhibit().turns());
    }

    private Region counting() {
        metric.setId("goal-metric");
        metric.getItems().setAll(goal.get().metrics());
        metric.setConverter(new StringConverter<>() {
            @Override
            public String toString(String code) {
                return code == null ? "" : texts.get("metric." + code);
            }

            @Override
            public String fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        });
        texts.languageProperty().addListener(change -> {
            String chosen = metric.getValue();
            metric.setValue(null);
            metric.setValue(chosen);
        });
        metric.accessibleTextProperty().bind(texts.bind("counting"));
        metric.valueProperty().addListener((property, before, code) -> {
            if (code != null && !Objects.equals(code, goal.get().metric())) {
                goal.set(goal.get().withMetric(code));
            }
        });
        Label label = new Label();
        label.textProperty().bind(texts.bind("counting"));
        HBox row = new HBox(8, label, spacer(), metric);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Region spacer() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return spacer;
    }
}
