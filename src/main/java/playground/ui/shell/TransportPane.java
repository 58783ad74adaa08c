package playground.ui.shell;

import atlantafx.base.theme.Styles;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Playback;
import playground.ui.session.Session;

/** Steps, plays and scrubs through the solution shown or, where none is shown, through the game. */
final class TransportPane {
    /** Ticks nearer to each other than this would be a comb. */
    private static final double LEAST_BETWEEN_TICKS = 6;

    private final Texts texts;
    private final Game game;
    private final Playback playback;
    private final Slider scrubber = new Slider();
    private final HBox pane;
    /** Whether the scrubber is being set to the session, and not the session to the scrubber. */
    private boolean following;

    TransportPane(Workbench bench) {
        texts = bench.texts();
        game = bench.game();
        playback = bench.playback();
        BooleanBinding atStart = Bindings.createBooleanBinding(
                () -> session().cursor() <= session().firstStep(), game.sessionProperty());
        BooleanBinding atEnd = Bindings.createBooleanBinding(
                () -> session().cursor() >= session().lastStep(), game.sessionProperty());
        Button first = button("transport.first", Feather.SKIP_BACK, this::toStart, atStart);
        Button back = button("transport.back", Feather.CHEVRON_LEFT, this::back, atStart);
        Button next = button("transport.next", Feather.CHEVRON_RIGHT, this::forward, atEnd);
        Button last = button("transport.last", Feather.SKIP_FORWARD, this::toEnd, atEnd);
        Label place = Controls.label(
                Bindings.createStringBinding(
                        () -> texts.get("transport.place", place(session()), length(session())),
                        game.sessionProperty(),
                        texts.languageProperty()),
                Styles.TEXT_MUTED);
        place.setId("place");
        prepareScrubber();
        pane = Controls.row(first, back, playButton(), next, last, scrubber, place, speedBox(bench.settings()));
        pane.getStyleClass().addAll("pane-card", "transport");
        game.sessionProperty().addListener(change -> follow());
        follow();
    }

    Node node() {
        return pane;
    }

    private Session session() {
        return game.session();
    }

    private static int place(Session session) {
        return session.cursor() - session.firstStep();
    }

    private static int length(Session session) {
        return session.lastStep() - session.firstStep();
    }

    /** Goes to the first step. */
    void toStart() {
        game.seek(session().firstStep());
    }

    /** Goes one step back, not beyond the first. */
    void back() {
        game.seek(Math.max(session().firstStep(), session().cursor() - 1));
    }

    /** Goes one step forward, not beyond the last. */
    void forward() {
        game.seek(Math.min(session().lastStep(), session().cursor() + 1));
    }

    /** Goes to the last step. */
    void toEnd() {
        game.seek(session().lastStep());
    }

    /** Plays, or stops playing. */
    void playOrPause() {
        if (playback.playingProperty().get()) {
            playback.pause();
        } else {
            playback.play();
        }
    }

    private Button button(String key, Feather icon, Runnable action, BooleanBinding disabled) {
        Button button = Controls.iconButton(texts, key, icon, action);
        button.setId(key.replace('.', '-'));
        button.getStyleClass().add(Styles.FLAT);
        button.disableProperty().bind(disabled);
        return button;
    }

    private Button playButton() {
        Button play = new Button();
        play.setId("play");
        play.getStyleClass().add(Styles.ACCENT);
        play.setMinWidth(Button.USE_PREF_SIZE);
        play.setOnAction(event -> playOrPause());
        FontIcon icon = new FontIcon(Feather.PLAY);
        play.setGraphic(icon);
        playback.playingProperty()
                .addListener((property, before, on) -> icon.setIconCode(on ? Feather.PAUSE : Feather.PLAY));
        play.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(playback.playingProperty().get() ? "transport.pause" : "transport.play"),
                        playback.playingProperty(),
                        texts.languageProperty()));
        play.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> length(session()) == 0, game.sessionProperty()));
        return play;
    }

    private void prepareScrubber() {
        scrubber.setId("scrubber");
        scrubber.setMajorTickUnit(1);
        scrubber.setMinorTickCount(0);
        scrubber.setBlockIncrement(1);
        scrubber.setSnapToTicks(true);
        scrubber.accessibleTextProperty().bind(texts.bind("transport.scrubber"));
        HBox.setHgrow(scrubber, Priority.ALWAYS);
        scrubber.widthProperty().addListener(change -> showTicks());
        scrubber.valueProperty().addListener((property, before, value) -> {
            if (!following) {
                game.seek(session().firstStep() + (int) Math.round(value.doubleValue()));
            }
        });
    }

    private void follow() {
        following = true;
        scrubber.setMax(Math.max(1, length(session())));
        scrubber.setDisable(length(session()) == 0);
        showTicks();
        // While a hand holds the knob it stays under the hand; it snaps when the hand lets go.
        if (!scrubber.isPressed() || Math.round(scrubber.getValue()) != place(session())) {
            scrubber.setValue(place(session()));
        }
        following = false;
    }

    private void showTicks() {
        int length = length(session());
        scrubber.setShowTickMarks(length > 0 && scrubber.getWidth() >= LEAST_BETWEEN_TICKS * length);
    }

    private ComboBox<Double> speedBox(Settings settings) {
        ComboBox<Double> box = new ComboBox<>();
        box.setId("speed");
        box.getItems().setAll(0.25, 0.5, 1.0, 2.0, 4.0, 8.0, Playback.NO_ANIMATION);
        box.setValue(settings.speedProperty().get());
        box.accessibleTextProperty().bind(texts.bind("transport.speed"));
        box.valueProperty()
                .addListener(
                        (property, before, value) -> settings.speedProperty().set(value));
        Choices.showTexts(box, texts, TransportPane::speedText);
        return box;
    }

    private static String speedText(Texts texts, double speed) {
        return speed == Playback.NO_ANIMATION ? texts.get("transport.still") : texts.get("transport.times", speed);
    }
}
