package playground.ui.shell;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import org.testfx.util.WaitForAsyncUtils;

/** Steps over to the FX thread, for tests. */
public final class FxTest {
    private static final long PATIENCE_SECONDS = 20;

    private FxTest() {}

    /** Does something on the FX thread and returns what it returned, or throws what it threw. */
    public static <T> T fx(Callable<T> action) {
        FutureTask<T> task = new FutureTask<>(action);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof AssertionError assertion) {
                throw assertion;
            }
            throw new AssertionError(failed.getCause());
        } catch (InterruptedException | TimeoutException stuck) {
            throw new AssertionError("the FX thread does not answer", stuck);
        }
    }

    /** Does something on the FX thread. */
    public static void fxRun(Runnable action) {
        fx(() -> {
            action.run();
            return null;
        });
    }

    /** Waits until something has come about, which is looked at on the FX thread every few milliseconds. */
    public static void until(String what, BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, () -> fx(condition::getAsBoolean));
        } catch (TimeoutException never) {
            throw new AssertionError("did not come about: " + what, never);
        }
    }
}
