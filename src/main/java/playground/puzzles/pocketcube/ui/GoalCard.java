package playground.puzzles.pocketcube.ui;

import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
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
import playground.puzzles.pocketcube.Cube;
import playground.puzzles.pocketcube.FaceTransforms;
import playground.puzzles.pocketcube.PocketCubeExhibit;
import playground.puzzles.pocketcube.Sticker;
import playground.ui.board.Texts;

/** The card in which the goal is chosen, to solve the cube or to make faces complete, and how moves are counted. */
final class GoalCard extends VBox {
    private static final int USUAL_TURNS = 5;

    private final Texts texts;
    private final ObjectProperty<Exhibit> goal;
    private final ReadOnlyLongProperty state;
    private final ToggleButton solve = new ToggleButton();
    private final ToggleButton faces = new ToggleButton();
    private final Spinner<Integer> turns = new Spinner<>(1, FaceTransforms.MOST_TURNS, USUAL_TURNS);
    private final Label best = new Label();
    private final Button play = new Button();
    private FaceTransforms.Asker asker;

    GoalCard(Texts texts, ObjectProperty<Exhibit> goal, ReadOnlyLongProperty state) {
        this.texts = texts;
        this.goal = goal;
        this.state = state;
        getStyleClass().addAll("pane-card", "cube-goal");
        Label title = new Label();
        title.getStyleClass().add("card-title");
        title.textProperty().bind(texts.bind("goal.title"));
        VBox budget = budget();
        getChildren().addAll(title, choice(), budget, counting());
        budget.visibleProperty().bind(faces.selectedProperty());
        budget.managedProperty().bind(faces.selectedProperty());
        faces.setSelected(((PocketCubeExhibit) goal.get()).faces() > 0);
        solve.setSelected(!faces.isSelected());
        goal.addListener((property, before, after) -> {
            boolean counted = ((PocketCubeExhibit) after).faces() > 0;
            faces.setSelected(counted || (faces.isSelected() && before.puzzle() == after.puzzle()));
            solve.setSelected(!faces.isSelected());
        });
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
        solve.setOnAction(event -> {
            if (solve.isSelected()) {
                goal.set(exhibit().withFaces(6));
            }
        });
        both.setMaxWidth(Double.MAX_VALUE);
        return both;
    }

    private PocketCubeExhibit exhibit() {
        return (PocketCubeExhibit) goal.get();
    }

    private VBox budget() {
        turns.setId("goal-turns");
        turns.setPrefWidth(80);
        turns.accessibleTextProperty().bind(texts.bind("goal.turns"));
        Label within = new Label();
        within.textProperty().bind(texts.bind("goal.turns"));
        HBox row = new HBox(8, within, spacer(), turns);
        row.setAlignment(Pos.CENTER_LEFT);
        best.setId("goal-best");
        best.setWrapText(true);
        best.textProperty()
                .bind(Bindings.createStringBinding(
                        this::bestText,
                        turns.valueProperty(),
                        state,
                        faces.selectedProperty(),
                        texts.languageProperty()));
        play.setId("goal-play");
        play.setMaxWidth(Double.MAX_VALUE);
        play.textProperty().bind(texts.bind("goal.play"));
        play.setOnAction(event -> goal.set(exhibit().withFaces(mostFaces())));
        play.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !faces.isSelected() || mostFaces() == 0,
                        turns.valueProperty(),
                        state,
                        faces.selectedProperty()));
        return new VBox(8, row, best, play);
    }

    private String bestText() {
        return faces.isSelected() ? texts.get("goal.best", mostFaces(), texts.get("turns", turns.getValue())) : "";
    }

    /** The most faces of the cube shown that the quarter turns of the budget can complete. */
    private int mostFaces() {
        if (asker == null) {
            asker = new FaceTransforms().new Asker();
        }
        int[] colours = new int[Sticker.COUNT];
        for (int sticker = 0; sticker < colours.length; sticker++) {
            colours[sticker] = Cube.colour(state.get(), sticker).number();
        }
        return asker.most(colours, turns.getValue());
    }

    private Region counting() {
        ComboBox<String> metric = new ComboBox<>();
        metric.setId("goal-metric");
        metric.getItems().setAll(goal.get().metrics());
        metric.setValue(goal.get().metric());
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
        goal.addListener((property, before, after) -> metric.setValue(after.metric()));
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
