package playground.engine;

/** Numbers the states of a puzzle from 0 to {@code size() - 1} without gaps, so that an array can hold a fact on each. */
public interface Ranking {
    /** How many states are numbered. */
    int size();

    /** The number of a state. */
    int rank(long state);

    /** The state of a number: {@code unrank(rank(s)) == s}. */
    long unrank(int index);
}
