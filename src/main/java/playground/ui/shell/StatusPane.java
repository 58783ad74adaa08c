package playground.ui.shell;

import atlantafx.base.theme.Styles;
import java.util.Arrays;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import playground.engine.Distances;
import playground.ui.board.Texts;
import playground.ui.session.Background;
import playground.ui.session.Background.Job;
import playground.ui.session.Game;
import playground.ui.session.SessionCode;

/** The line below everything: what runs in the background, with Stop, and the code of the position. */
final class StatusPane {
    private final Texts texts;
    private final Game game;
    private final Background background;
    private final Label doing = new Label();
    private final HBox pane;
    private Job watched;

    StatusPane(Workbench bench, Background background) {
        texts = bench.texts();
        game = bench.game();
        this.background = background;
        ProgressBar progress = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        progress.accessibleTextProperty().bind(doing.textProperty());
        Button stop = Controls.textButton(texts, "stop", background::stopAll);
        stop.setId("stop");
        stop.setGraphic(new FontIcon(Feather.SQUARE));
        stop.getStyleClass().addAll(Styles.SMALL, Styles.DANGER);
        Controls.showWhen(progress, Bindings.isNotEmpty(background.jobs()));
        Controls.showWhen(stop, Bindings.isNotEmpty(background.jobs()));
        doing.setId("doing");
        pane = Controls.row(doing, progress, stop, Controls.spacer(), code());
        pane.getStyleClass().add("status-bar");
        background.jobs().addListener((InvalidationListener) change -> watch());
        game.distancesProperty().addListener(change -> say());
        texts.languageProperty().addListener(change -> say());
        watch();
    }

    Node node() {
        return pane;
    }

    private Node code() {
        Button code = new Button();
        code.setId("code");
        code.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get("code", SessionCode.position(game.session())),
                        game.sessionProperty(),
                        texts.languageProperty()));
        code.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        Controls.name(code, texts, "code.copy");
        code.accessibleTextProperty().unbind();
        code.accessibleTextProperty().bind(code.textProperty());
        code.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(SessionCode.position(game.session()));
            Clipboard.getSystemClipboard().setContent(content);
        });
        return code;
    }

    private void watch() {
        if (!background.jobs().isEmpty() && newest() != watched) {
            watched = newest();
            watched.progressProperty().addListener(change -> say());
        }
        say();
    }

    private Job newest() {
        return background.jobs().get(background.jobs().size() - 1);
    }

    private void say() {
        if (!background.jobs().isEmpty()) {
            Job job = newest();
            long expanded = job.progressProperty().get().expanded();
            doing.setText(texts.get("status.running", texts.get(job.textKey()), expanded));
            return;
        }
        Distances distances = game.distancesProperty().get();
        doing.setText(
                distances == null
                        ? texts.get("status.ready")
                        : texts.get(
                                "status.table",
                                Arrays.stream(distances.histogram()).sum(),
                                SearchFigures.time(texts, distances.buildTime())));
    }
}
