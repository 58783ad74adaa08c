package playground.judge;

/**
 * A judge's input is not as the problem says. Its message names the place and the fault: {@code "line 3: There are two
 * 5s, and the 6 is missing."}
 */
public final class InvalidInputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * A fault.
     *
     * @param place the line, the file or both
     * @param sentence a full sentence
     */
    InvalidInputException(String place, String sentence) {
        super(place + ": " + sentence);
    }
}
