package playground.engine;

/**
 * Records the first states that a search looks at, in order, so that the search can be replayed forward and back. What
 * comes after the capacity is counted but not kept. Written by the searching thread; read after the run has ended.
 */
public final class SearchTrace {
    /** What the search did with a state. */
    public enum Outcome {
        /** Its successors were produced. */
        EXPANDED,
        /** It is the goal that ended the search. */
        GOAL,
        /** Its f or depth is over the bound. */
        CUT,
        /** It was known already. */
        DUPLICATE
    }

    /**
     * A state looked at.
     *
     * @param state the state
     * @param parent the state it was reached from; {@link Puzzle#NO_STATE} for a start
     * @param move the move that led here; {@link Puzzle#NO_MOVE} for a start
     * @param g moves from the start
     * @param h estimated moves to the goal
     * @param outcome what the search did with it
     */
    public record Event(long state, long parent, int move, int g, int h, Outcome outcome) {
        /** The estimated length of a solution through this state. */
        public int f() {
            return g + h;
        }
    }

    private final Event[] events;
    private long seen;

    /** An empty trace that keeps so many events. */
    public SearchTrace(int capacity) {
        events = new Event[capacity];
    }

    void record(long state, long parent, int move, int g, int h, Outcome outcome) {
        if (seen < events.length) {
            events[(int) seen] = new Event(state, parent, move, g, h, outcome);
        }
        seen++;
    }

    /** How many events are kept. */
    public int size() {
        return (int) Math.min(seen, events.length);
    }

    /** The event of a number from 0 to {@code size() - 1}. */
    public Event event(int index) {
        if (index >= size()) {
            throw new IndexOutOfBoundsException(index);
        }
        return events[index];
    }

    /** Whether the search looked at more states than are kept. */
    public boolean isCutShort() {
        return seen > events.length;
    }
}
