package playground.ui.session;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Duration;
import playground.engine.Progress;
import playground.engine.SearchMonitor;
import playground.engine.SearchStoppedException;

/**
 * The one place with threads: runs searches and builds tables, and hands what they return back to the FX thread. All
 * its methods are called on the FX thread. Jobs still running when it is closed are stopped; they never outlive it.
 */
public final class Background implements AutoCloseable {
    private static final Duration POLLING = Duration.millis(100);

    /** A piece of work that is running. */
    public static final class Job {
        private final String textKey;
        private final SearchMonitor monitor;
        private final long started = System.nanoTime();
        private final ReadOnlyObjectWrapper<Progress> progress = new ReadOnlyObjectWrapper<>(Progress.NONE);

        private Job(String textKey, SearchMonitor monitor) {
            this.textKey = textKey;
            this.monitor = monitor;
        }

        /** The key of the text that says what runs. */
        public String textKey() {
            return textKey;
        }

        /** What it has counted, brought up to date ten times a second. */
        public ReadOnlyObjectProperty<Progress> progressProperty() {
            return progress.getReadOnlyProperty();
        }

        /** How long it has been there. */
        public java.time.Duration elapsed() {
            return java.time.Duration.ofNanos(System.nanoTime() - started);
        }

        /** Asks it to end; what it would have returned is dropped, but for a search's figures. */
        public void stop() {
            monitor.stop();
        }
    }

    private final ObservableList<Job> jobs = FXCollections.observableArrayList();
    // Kept, since the list behind it holds it only weakly: let go of, it would take its listeners with it.
    private final ObservableList<Job> jobsToRead = FXCollections.unmodifiableObservableList(jobs);
    private final Timeline polling = new Timeline(new KeyFrame(POLLING, tick -> poll()));
    // Below the FX thread's priority: a search may take every core, the window still answers.
    @SuppressWarnings("ThreadPriorityCheck") // Only a wish; nothing is wrong where the system does not grant it.
    private final ExecutorService threads =
            Executors.newFixedThreadPool(Math.max(2, Runtime.getRuntime().availableProcessors()), work -> {
                Thread thread = new Thread(work, "background");
                thread.setDaemon(true);
                thread.setPriority(Thread.MIN_PRIORITY);
                return thread;
            });

    /** A service with nothing to do. */
    public Background() {
        polling.setCycleCount(Animation.INDEFINITE);
    }

    /** What runs now, the newest last. */
    public ObservableList<Job> jobs() {
        return jobsToRead;
    }

    /**
     * Runs a piece of work.
     *
     * @param textKey the key of the text that says what runs
     * @param monitor watches the work and can stop it
     * @param work runs on a background thread
     * @param done is given what the work returned, on the FX thread; not called where the work was left by a
     *     {@link SearchStoppedException}
     */
    public <T> Job run(
            String textKey, SearchMonitor monitor, Function<SearchMonitor, T> work, Consumer<? super T> done) {
        Job job = new Job(textKey, monitor);
        jobs.add(job);
        polling.play();
        threads.execute(() -> {
            try {
                T result = work.apply(monitor);
                later(() -> done.accept(result));
            } catch (SearchStoppedException stopped) {
                // Whoever stopped it knows. A bug, though, goes on from here to the handler of all uncaught exceptions.
            } finally {
                later(() -> end(job));
            }
        });
        return job;
    }

    /** Runs something short that nobody waits for and nothing shows: writing a file, asking the system. */
    public void runQuietly(Runnable work) {
        threads.execute(work);
    }

    /** Hands something over to the FX thread, which drops it where the service was closed meanwhile. From any thread. */
    public void later(Runnable action) {
        Platform.runLater(() -> {
            if (!threads.isShutdown()) {
                action.run();
            }
        });
    }

    private void end(Job job) {
        job.progress.set(job.monitor.progress());
        jobs.remove(job);
        if (jobs.isEmpty()) {
            polling.stop();
        }
    }

    private void poll() {
        for (Job job : jobs) {
            job.progress.set(job.monitor.progress());
        }
    }

    /** Stops every job. */
    public void stopAll() {
        jobs.forEach(Job::stop);
    }

    /** Stops every job and takes no more. */
    @Override
    public void close() {
        stopAll();
        polling.stop();
        threads.shutdown();
    }
}
