package playground.app;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import playground.ui.session.Background;
import playground.ui.shell.Looks;
import playground.ui.shell.Settings;
import playground.ui.shell.SettingsFile;
import playground.ui.shell.Shell;

/** The window on the screen: what it is made of, where it stands, and what happens when it is closed. */
public final class PlaygroundApplication extends Application {
    private static final Logger LOG = System.getLogger("playground");
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;

    private final Settings settings = new Settings();
    private final Background background = new Background();
    private SettingsFile file;
    private Looks looks;
    private Shell shell;

    @Override
    public void start(Stage stage) {
        file = new SettingsFile(Places.settings(), settings, background);
        looks = new Looks(settings, background);
        shell = new Shell(Catalog.kits(), settings, background);
        Thread.setDefaultUncaughtExceptionHandler((thread, bug) -> report(bug));
        stage.setScene(new Scene(shell.root()));
        stage.titleProperty().bind(shell.title());
        place(stage);
        stage.show();
        rememberPlace(stage);
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

    private void place(Stage stage) {
        Bounds last = settings.windowProperty().get();
        if (last != null && isOnScreen(last)) {
            stage.setX(last.getMinX());
            stage.setY(last.getMinY());
            stage.setWidth(last.getWidth());
            stage.setHeight(last.getHeight());
        } else {
            stage.setWidth(WIDTH);
            stage.setHeight(HEIGHT);
        }
        stage.setMaximized(settings.maximizedProperty().get());
    }

    /** Whether a place lies on a screen that is there now: a second one may have been unplugged. */
    private static boolean isOnScreen(Bounds place) {
        return !Screen.getScreensForRectangle(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight())
                .isEmpty();
    }

    private void rememberPlace(Stage stage) {
        settings.maximizedProperty().bind(stage.maximizedProperty());
        Runnable remember = () -> {
            if (!stage.isMaximized() && !stage.isIconified() && stage.isShowing()) {
                settings.windowProperty()
                        .set(new BoundingBox(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
            }
        };
        stage.xProperty().addListener(change -> remember.run());
        stage.yProperty().addListener(change -> remember.run());
        stage.widthProperty().addListener(change -> remember.run());
        stage.heightProperty().addListener(change -> remember.run());
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
