package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.ui.board.Texts;

/** A start and a goal as a person writes them, in one of the puzzle's readings, with the fault named while typing. */
final class TypedPosition {
    private final Workbench bench;
    private final Texts texts;
    private final Runnable close;
    private final ComboBox<String> reading = new ComboBox<>();
    private final TextField start = new TextField();
    private final TextField goal = new TextField();
    private final Label fault = new Label();
    private final Button deal;
    private final BooleanProperty unsolvable = new SimpleBooleanProperty();
    private final VBox card;

    TypedPosition(Workbench bench, Runnable close) {
        this.bench = bench;
        texts = bench.texts();
        this.close = close;
        deal = Controls.textButton(texts, "new.deal", this::deal);
        Button repair = Controls.textButton(texts, "new.repair", this::repair);
        repair.setId("typed-repair");
        deal.setId("typed-deal");
        deal.setMinWidth(Region.USE_PREF_SIZE);
        start.setId("typed-start");
        goal.setId("typed-goal");
        fault.setId("typed-fault");
        fault.setWrapText(true);
        fault.getStyleClass().add(Styles.DANGER);
        fault.getStyleClass().add("fault");
        listReadings(bench.kit().exhibit().readings());
        showPosition();
        start.textProperty().addListener(change -> check());
        goal.textProperty().addListener(change -> check());
        texts.languageProperty().addListener(change -> check());
        card = Controls.card(
                Controls.label(texts.bind("new.typed"), "card-title"),
                fields(),
                fault,
                Controls.row(Controls.spacer(), repair, deal));
        Controls.showWhen(repair, unsolvable);
        Controls.showWhen(fault, fault.textProperty().isNotEmpty());
    }

    Node node() {
        return card;
    }

    private Node fields() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("fields");
        grid.addRow(0, name("new.start", start), start);
        if (!bench.kit().exhibit().goal().isEmpty()) {
            grid.addRow(1, name("new.goal", goal), goal);
        }
        if (reading.getItems().size() > 1) {
            grid.addRow(2, name("new.reading", reading), reading);
        }
        GridPane.setHgrow(start, Priority.ALWAYS);
        reading.setMaxWidth(Double.MAX_VALUE);
        return grid;
    }

    private Label name(String key, Node field) {
        Label label = Controls.label(texts.bind(key));
        label.setLabelFor(field);
        label.setMinWidth(Region.USE_PREF_SIZE);
        field.accessibleTextProperty().bind(texts.bind(key));
        return label;
    }

    private void listReadings(List<String> readings) {
        reading.setId("typed-reading");
        reading.getItems().setAll(readings);
        reading.setValue(readings.get(0));
        Choices.showTexts(reading, texts, (any, code) -> bench.puzzleTexts().get("reading." + code));
        reading.valueProperty().addListener((property, before, after) -> rewrite(before));
    }

    private Exhibit exhibit(String inReading) {
        return bench.game().session().exhibit().withReading(inReading);
    }

    private void showPosition() {
        Puzzle puzzle = exhibit(reading.getValue()).puzzle();
        start.setText(puzzle.format(bench.game().session().state()));
        goal.setText(exhibit(reading.getValue()).goal());
    }

    /** Another reading writes the same boards in another way; what was no board stays as it was typed. */
    private void rewrite(String before) {
        try {
            long startState = exhibit(before).puzzle().parse(start.getText());
            long goalState = exhibit(before).puzzle().parse(goal.getText());
            start.setText(exhibit(reading.getValue()).puzzle().format(startState));
            goal.setText(exhibit(reading.getValue()).puzzle().format(goalState));
        } catch (InvalidStateException unfinished) {
            check();
        }
    }

    private void check() {
        String startFault = fault(() -> exhibit(reading.getValue()).puzzle().parse(start.getText()));
        String goalFault = fault(this::wanted);
        start.pseudoClassStateChanged(Styles.STATE_DANGER, !startFault.isEmpty());
        goal.pseudoClassStateChanged(Styles.STATE_DANGER, !goalFault.isEmpty());
        boolean readable = startFault.isEmpty() && goalFault.isEmpty();
        unsolvable.set(readable && !wanted().puzzle().isSolvable(state()));
        String sentence = startFault.isEmpty() ? goalFault : startFault;
        fault.setText(unsolvable.get() ? bench.puzzleTexts().get("fault.unsolvable") : sentence);
        deal.setDisable(!readable || unsolvable.get());
    }

    /** The sentence of the fault that an action finds; empty where it finds none. */
    private String fault(Runnable action) {
        try {
            action.run();
            return "";
        } catch (InvalidStateException named) {
            return named.sentence(texts.language());
        }
    }

    private long state() {
        return exhibit(reading.getValue()).puzzle().parse(start.getText());
    }

    /** The exhibit with the goal typed; a goal that is not changed keeps its object, and with it its tables. */
    private Exhibit wanted() {
        Exhibit shown = exhibit(reading.getValue());
        return goal.getText().equals(shown.goal()) ? shown : shown.withGoal(goal.getText());
    }

    /** Puts the smallest change into the start with which the goal can be reached. */
    private void repair() {
        Puzzle puzzle = wanted().puzzle();
        start.setText(puzzle.format(puzzle.repair(state())));
    }

    private void deal() {
        Exhibit usual = wanted().withReading(reading.getItems().get(0));
        Exhibit shown = bench.game().session().exhibit();
        bench.game().restart(usual.goal().equals(shown.goal()) ? shown : usual, state());
        close.run();
    }
}
