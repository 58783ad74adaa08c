package playground.ui.shell;

import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;

import java.lang.reflect.Method;
import java.util.List;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;

/**
 * Gives every test a stage of its own, handed to its method marked with {@link Start}, and closes all windows after it.
 * TestFX's own extension does the same, but for every test it starts and stops an application and waits for some rounds
 * of events several times over, which takes longer than most of the tests.
 */
public final class StageExtension implements BeforeEachCallback, AfterEachCallback {
    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        FxToolkit.registerPrimaryStage();
        Platform.setImplicitExit(false);
        Object test = context.getRequiredTestInstance();
        List<Method> starts =
                AnnotationSupport.findAnnotatedMethods(test.getClass(), Start.class, HierarchyTraversalMode.TOP_DOWN);
        for (Method start : starts) {
            start.setAccessible(true);
            fx(() -> start.invoke(test, new Stage()));
        }
        // Twice, as the first frames do, because the size of a board sets the size of its texts.
        for (int frame = 0; frame < 2; frame++) {
            fxRun(StageExtension::layOut);
        }
    }

    private static void layOut() {
        for (Window window : Window.getWindows()) {
            window.getScene().getRoot().applyCss();
            window.getScene().getRoot().layout();
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        fxRun(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }
}
