package playground.app;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import playground.ui.session.Background;
import playground.ui.shell.Looks;
import playground.ui.shell.Settings;
import playground.ui.shell.SettingsFile;
import playground.ui.shell.Shell;

/** The window on the screen: what it is made of, and what happens when it is closed. */
public final class PlaygroundApplication extends Application {
    private static final Logger LOG = System.getLogger("playground");

    private final Settings settings = new Settings();
    private final Background background = new Background();
    private SettingsFile file;
    private Looks looks;
    private Shell shell;

    @Override
    public void start(Stage stage) {
        file = new SettingsFile(Places.settings(), settings, background);
        looks = new Looks(settings, background);
        shell = new Shell(Catalog.kits(), settings, looks, background);
        Thread.setDefaultUncaughtExceptionHandler((thread, bug) -> report(bug));
        stage.setScene(new Scene(shell.root()));
        stage.titleProperty().bind(shell.title());
        new WindowPlace(stage, settings).open();
    }

    /** What is in the window. */
    Shell shell() {
        return shell;
    }

    /** The one handler of our own bugs: logged, shown, and nothing is lost. From any thread. */
    private void report(Throwable bug) {
        LOG.log(Level.ERROR, "unexpected", bug);
        background.later(() -> shell.show(bug));
    }

    @Override
    public void stop() {
        shell.close();
        looks.close();
        file.close();
        background.close();
        Platform.exit();
    }
}
