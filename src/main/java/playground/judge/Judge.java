package playground.judge;

import java.io.IOException;
import java.io.Writer;

/** One problem of an online judge. Keeps nothing between two inputs. */
public interface Judge {
    /** The problem's name on the command line: {@code "hdu-1430"}. */
    String name();

    /** What is read and what is written, in one sentence. */
    String description();

    /**
     * Reads the input to its end and writes the expected output, with {@code '\n'} at the ends of lines. The answer to
     * a case is written before the next case is read.
     *
     * @param out buffered; flushed and closed by the caller
     * @throws InvalidInputException where the input is not as the problem says
     * @throws IOException where the output cannot be written
     */
    void answer(JudgeInput input, Writer out) throws IOException;
}
