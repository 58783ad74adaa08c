package playground.ui.shell;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/**
 * The window's name and the names of the puzzles side by side. Where there is no room for all of them, the window's name
 * goes first, which its frame has too; then the puzzles become a list that drops down from the name of the one shown.
 */
final class PuzzleChoice extends Region {
    private static final double GAP = 22;

    private final Label title;
    private final SegmentedButton buttons = new SegmentedButton();
    private final MenuButton list = new MenuButton();
    private final Map<PuzzleKit, ToggleButton> chosen = new HashMap<>();

    /**
     * The choice.
     *
     * @param choose is told which puzzle is wanted
     */
    PuzzleChoice(Label title, List<PuzzleKit> kits, Texts texts, Consumer<PuzzleKit> choose) {
        this.title = title;
        list.setId("puzzles");
        list.accessibleTextProperty().bind(texts.bind("puzzles"));
        ToggleGroup items = new ToggleGroup();
        for (PuzzleKit kit : kits) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(texts.of(kit.exhibit().id()).bind("name"));
            button.setId("puzzle-" + kit.exhibit().id());
            // Not on its action only: arrow keys select without one.
            button.selectedProperty().addListener((property, before, selected) -> {
                if (selected) {
                    list.textProperty().bind(button.textProperty());
                    choose.accept(kit);
                }
            });
            // A second click would take the choice back.
            button.setOnAction(event -> button.setSelected(true));
            // So that a name is never cut off: where it does not fit, the list takes the place of the buttons.
            button.setMinWidth(USE_PREF_SIZE);
            chosen.put(kit, button);
            buttons.getButtons().add(button);
            RadioMenuItem item = new RadioMenuItem();
            item.textProperty().bind(button.textProperty());
            item.setToggleGroup(items);
            item.selectedProperty().bindBidirectional(button.selectedProperty());
            list.getItems().add(item);
        }
        getChildren().addAll(title, buttons, list);
    }

    /** Chooses a puzzle, as a click on its name does. */
    void select(PuzzleKit kit) {
        chosen.get(kit).setSelected(true);
    }

    @Override
    public Orientation getContentBias() {
        return null;
    }

    @Override
    protected double computeMinWidth(double height) {
        return list.prefWidth(-1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return title.prefWidth(-1) + GAP + buttons.prefWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(buttons.prefHeight(-1), list.prefHeight(-1));
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() + 0.5;
        boolean titled = width >= prefWidth(-1);
        boolean sideBySide = width >= buttons.prefWidth(-1);
        title.setVisible(titled);
        buttons.setVisible(sideBySide);
        list.setVisible(!sideBySide);
        place(title, 0);
        double left = titled ? snapPositionX(title.prefWidth(-1) + GAP) : 0;
        place(buttons, left);
        place(list, left);
    }

    private void place(Node node, double left) {
        node.autosize();
        node.relocate(left, snapPositionY((getHeight() - node.getLayoutBounds().getHeight()) / 2));
    }
}
