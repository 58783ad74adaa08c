package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.Locale;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import playground.engine.Exhibit;
import playground.ui.board.MoveValues;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Session;

/** The board with its heading above, the goal beside it and a sentence on the last move below. */
final class BoardPane {
    private final Workbench bench;
    private final Runnable review;
    private final Texts texts;
    private final Game game;
    private final BorderPane pane = new BorderPane();
    private final StackPane goalPicture = new StackPane();
    private Exhibit goalShown;

    /**
     * The pane.
     *
     * @param review opens the review of the game
     */
    BoardPane(Workbench bench, Runnable review) {
        this.bench = bench;
        this.review = review;
        texts = bench.texts();
        game = bench.game();
        Node board = bench.board().node();
        board.setFocusTraversable(true);
        pane.setTop(heading());
        pane.setCenter(board);
        pane.setRight(goal());
        pane.setBottom(narration());
        pane.getStyleClass().add("board-pane");
        bench.settings().showValuesProperty().addListener(change -> markMoves());
        game.valuesProperty().addListener(change -> markMoves());
        game.hintProperty()
                .addListener((property, before, hint) -> bench.board().point(hint));
        game.sessionProperty().addListener(change -> showGoal());
        markMoves();
        showGoal();
    }

    Node node() {
        return pane;
    }

    private void markMoves() {
        boolean marked = bench.settings().showValuesProperty().get();
        bench.board().mark(marked ? game.valuesProperty().get() : null);
    }

    private Node heading() {
        Label name = Controls.label(bench.puzzleTexts().bind("name"), Styles.TITLE_3, "puzzle-name");
        Label distance = Controls.label(distance(), "pill");
        distance.setId("distance");
        Label remark = Controls.label(remark(), Styles.TEXT_MUTED);
        remark.setId("remark");
        Controls.showWhen(remark, remark.textProperty().isNotEmpty());
        Label made = Controls.label(movesAndTime(), Styles.TEXT_MUTED);
        made.setId("moves-made");
        Button undo = Controls.iconButton(texts, "undo", Feather.CORNER_UP_LEFT, game::undo);
        undo.setId("undo");
        undo.disableProperty().bind(when(session -> !session.canUndo()));
        Button redo = Controls.iconButton(texts, "redo", Feather.CORNER_UP_RIGHT, game::redo);
        redo.setId("redo");
        redo.disableProperty().bind(when(session -> !session.canRedo()));
        ToggleButton values = new ToggleButton();
        values.setId("show-values");
        values.textProperty().bind(texts.bind("values.show"));
        values.selectedProperty().bindBidirectional(bench.settings().showValuesProperty());
        values.getStyleClass().addAll(Styles.BUTTON_OUTLINED, Styles.ACCENT);
        values.setMinWidth(Region.USE_PREF_SIZE);
        // In a narrow window, or with large text, what does not fit goes on below.
        FlowPane words = new FlowPane(name, distance, remark, made);
        words.getStyleClass().add("heading-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox heading = Controls.row(words, undo, redo, values);
        heading.getStyleClass().add("board-heading");
        return heading;
    }

    private BooleanBinding when(Predicate<Session> condition) {
        return Bindings.createBooleanBinding(() -> condition.test(game.session()), game.sessionProperty());
    }

    private StringBinding distance() {
        return Bindings.createStringBinding(
                () -> {
                    MoveValues values = game.valuesProperty().get();
                    return values == null ? unknownDistance() : texts.get("distance", values.distance());
                },
                game.sessionProperty(),
                game.valuesProperty(),
                game.atLeastProperty(),
                texts.languageProperty());
    }

    private StringBinding remark() {
        return Bindings.createStringBinding(
                () -> {
                    Session session = game.session();
                    int moves = session.cursor() - session.gameStart();
                    return bench.kit().remark(bench.puzzleTexts(), session.exhibit(), session.state(), moves);
                },
                game.sessionProperty(),
                game.distancesProperty(),
                texts.languageProperty());
    }

    private String unknownDistance() {
        int atLeast = game.atLeastProperty().get();
        if (atLeast > 0) {
            return texts.get("distance.at-least", atLeast);
        }
        return texts.get(game.session().exhibit().hasDistances() ? "distance.unknown" : "distance.unsearched");
    }

    private StringBinding movesAndTime() {
        return Bindings.createStringBinding(
                () -> {
                    int seconds = game.clock().secondsProperty().get();
                    String time = String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
                    return texts.get("moves.made", game.session().movesPlayed(), time);
                },
                game.sessionProperty(),
                game.clock().secondsProperty(),
                texts.languageProperty());
    }

    private Node goal() {
        VBox goal = new VBox(Controls.label(texts.bind("goal"), Styles.TEXT_MUTED), goalPicture);
        goal.getStyleClass().add("goal");
        goal.setAlignment(Pos.TOP_LEFT);
        return goal;
    }

    private void showGoal() {
        Exhibit exhibit = game.session().exhibit();
        if (exhibit != goalShown) {
            goalShown = exhibit;
            goalPicture.getChildren().setAll(bench.kit().newGoalPicture(bench.puzzleTexts(), exhibit));
        }
    }

    private Node narration() {
        Label sentence = Controls.label(new Narration(bench).sentence());
        sentence.setId("narration");
        Button openReview = Controls.textButton(texts, "side.review", review);
        openReview.setId("open-review");
        openReview.getStyleClass().add(Styles.SMALL);
        Controls.showWhen(openReview, when(session -> session.isSolved() && session.movesPlayed() > 0));
        HBox row = Controls.row(sentence, openReview);
        row.getStyleClass().add("narration");
        return row;
    }
}
