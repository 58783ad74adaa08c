package playground.app;

import javafx.animation.PauseTransition;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import playground.ui.shell.Settings;

/** Opens the window where it was last time, and remembers where it is put. */
final class WindowPlace {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double LEAST_WIDTH = 1000;
    private static final double LEAST_HEIGHT = 640;
    /** How long a window manager may take to put its frame around a window that opens. */
    private static final Duration FRAMING = Duration.millis(300);

    private final Stage stage;
    private final Settings settings;
    private final PauseTransition still = new PauseTransition(FRAMING);

    /** The place of a window that is not shown yet. */
    WindowPlace(Stage stage, Settings settings) {
        this.stage = stage;
        this.settings = settings;
    }

    /**
     * Shows the window. Under some window managers (openbox, mutter) JavaFX 21 opens a window in GTK's size instead of
     * the one asked for, JDK-8316423; so it asks once more when the window has its frame. Only what happens after that
     * is remembered: else the window would wander by the size of its frame from start to start.
     */
    void open() {
        Bounds place = place();
        put(place);
        stage.setMaximized(settings.maximizedProperty().get());
        stage.show();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
        after(FRAMING, () -> {
            if (!stage.isMaximized()) {
                put(place);
            }
            after(FRAMING, this::remember);
        });
    }

    /** The last place, where it lies on a screen that is there now; else the middle of the screen. */
    private Bounds place() {
        Bounds last = settings.windowProperty().get();
        boolean isOnScreen = last != null
                && !Screen.getScreensForRectangle(last.getMinX(), last.getMinY(), last.getWidth(), last.getHeight())
                        .isEmpty();
        if (isOnScreen) {
            return last;
        }
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = Math.min(WIDTH, screen.getWidth());
        double height = Math.min(HEIGHT, screen.getHeight());
        return new BoundingBox(
                Math.rint(screen.getMinX() + (screen.getWidth() - width) / 2),
                Math.rint(screen.getMinY() + (screen.getHeight() - height) / 2),
                width,
                height);
    }

    private void put(Bounds place) {
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        resize(place);
    }

    private void resize(Bounds place) {
        stage.setWidth(place.getWidth());
        stage.setHeight(place.getHeight());
    }

    private void remember() {
        settings.maximizedProperty().bind(stage.maximizedProperty());
        // A window that was opened maximized does not know yet how large it is without that.
        stage.maximizedProperty().addListener((property, was, isMaximized) -> {
            if (!isMaximized) {
                resize(place());
            }
        });
        // Where it comes to rest: a window that is being maximized changes its size before its state.
        still.setOnFinished(rested -> rememberPlace());
        stage.xProperty().addListener(change -> still.playFromStart());
        stage.yProperty().addListener(change -> still.playFromStart());
        stage.widthProperty().addListener(change -> still.playFromStart());
        stage.heightProperty().addListener(change -> still.playFromStart());
    }

    private void rememberPlace() {
        if (!stage.isMaximized() && !stage.isIconified() && stage.isShowing()) {
            settings.windowProperty()
                    .set(new BoundingBox(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
        }
    }

    private static void after(Duration time, Runnable action) {
        PauseTransition pause = new PauseTransition(time);
        pause.setOnFinished(over -> action.run());
        pause.play();
    }
}
