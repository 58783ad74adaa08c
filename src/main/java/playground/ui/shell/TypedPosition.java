package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.List;
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
    private final VBox card;

    TypedPosition(Workbench bench, Runnable close) {
        this.bench = bench;
        texts = bench.texts();
        this.close = close;
        deal = Controls.textButton(texts, "new.deal", this::deal);
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
                Controls.row(Controls.spacer(), deal));
        Controls.showWhen(fault, fault.textProperty().isNotEmpty());
    }

    Node node() {
        return card;
    }

    private Node fields() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("fields");
        grid.addRow(0, name("new.start", start), start);
        grid.addRow(1, name("new.goal", goal), goal);
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
        goal.setText(puzzle.format(puzzle.goals()[0]));
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
        String sentence = "";
        try {
            exhibit(reading.getValue()).puzzle().parse(start.getText());
            exhibit(reading.getValue()).withGoal(goal.getText());
        } catch (InvalidStateException named) {
            sentence = named.sentence(texts.language());
        }
        fault.setText(sentence);
        deal.setDisable(!sentence.isEmpty());
        start.pseudoClassStateChanged(Styles.STATE_DANGER, !isState(start));
        goal.pseudoClassStateChanged(Styles.STATE_DANGER, !isState(goal));
    }

    private boolean isState(TextField field) {
        try {
            exhibit(reading.getValue()).puzzle().parse(field.getText());
            return true;
        } catch (InvalidStateException named) {
            return false;
        }
    }

    private void deal() {
        Exhibit typed = exhibit(reading.getValue());
        long state = typed.puzzle().parse(start.getText());
        Exhibit wanted =
                typed.withGoal(goal.getText()).withReading(reading.getItems().get(0));
        boolean sameGoal = wanted.puzzle().goals()[0] == typed.puzzle().goals()[0];
        // The same goal keeps its object, and with it the tables that are there already.
        bench.game().restart(sameGoal ? bench.game().session().exhibit() : wanted, state);
        close.run();
    }
}
