package playground.engine;

import playground.engine.SearchResult.Status;

/**
 * Leaves a search from whatever depth it is at, because a limit is reached or somebody pressed Stop. Thrown by
 * {@link SearchMonitor} and turned into a result by it; nobody else catches it but the one who asked for the work.
 */
public final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Status status;

    SearchStoppedException(Status status) {
        // A signal, not a fault: without a stack trace it costs nothing.
        super(status.toString(), null, false, false);
        this.status = status;
    }

    /** Why the search ended. */
    public Status status() {
        return status;
    }
}
