package playground.engine.table;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import playground.engine.SearchMonitor;

/**
 * Something dear that is built when first asked for, and then shared by everybody. A build that is stopped leaves
 * nothing behind; who waits for another's build can be stopped too.
 */
public final class BuildOnce<T> {
    /** Builds the thing. */
    @FunctionalInterface
    public interface Builder<T> {
        /** The thing, after building it under the monitor, which may stop it. */
        T build(SearchMonitor monitor);
    }

    private final Builder<T> builder;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile T built;

    /** Not yet built. */
    public BuildOnce(Builder<T> builder) {
        this.builder = builder;
    }

    /** The thing; the first caller builds it. */
    public T get(SearchMonitor monitor) {
        if (built == null) {
            awaitLock(monitor);
            try {
                if (built == null) {
                    built = builder.build(monitor);
                }
            } finally {
                lock.unlock();
            }
        }
        return built;
    }

    private void awaitLock(SearchMonitor monitor) {
        try {
            while (!lock.tryLock(20, TimeUnit.MILLISECONDS)) {
                monitor.check();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            monitor.stop();
            monitor.check();
        }
    }
}
