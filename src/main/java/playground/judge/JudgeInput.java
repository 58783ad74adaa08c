package playground.judge;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.ToLongFunction;
import playground.engine.InvalidStateException;

/**
 * A judge's input, line by line, in one pass, with the number of the line for whoever finds a fault in it. Blank lines
 * are passed over, and so are white space around a line, either kind of line end and a byte order mark.
 *
 * <p>By lines rather than by words: where a word is missing, a reader of words takes the next case's for it and finds
 * fault far from where it is.
 */
public final class JudgeInput implements Closeable {
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int LONGEST_QUOTATION = 40;

    private final Queue<Path> filesLeft;
    private BufferedReader reader;
    private String file = "";
    private int lineNumber;
    private int lineOfText;

    private JudgeInput(InputStream stream, List<Path> files) {
        reader = buffered(stream);
        filesLeft = new ArrayDeque<>(files);
    }

    /** Reads a stream of UTF-8, which is closed with this input. */
    public static JudgeInput of(InputStream stream) {
        return new JudgeInput(stream, List.of());
    }

    /** Reads files one after the other as if they were one; each is opened when its turn comes. */
    public static JudgeInput ofFiles(List<Path> files) {
        return new JudgeInput(InputStream.nullInputStream(), files);
    }

    /** The next line that is not blank, without white space around it; null at the end. */
    public String nextLine() {
        String text = nextWholeLine();
        return text == null ? null : text.strip();
    }

    private String nextWholeLine() {
        String text = anyLine();
        while (text != null && text.isBlank()) {
            text = anyLine();
        }
        if (text != null) {
            lineOfText = lineNumber;
        }
        return text;
    }

    /**
     * The next line that is not blank, which must be there.
     *
     * @param expected what the line holds, with its article: {@code "the target"}
     */
    public String nextLine(String expected) {
        return required(nextLine(), expected);
    }

    /**
     * The next line that is not blank, which must be there, with the white space at its beginning: a line of a drawing.
     *
     * @param expected what the line holds, with its article
     */
    public String nextDrawnLine(String expected) {
        return required(nextWholeLine(), expected).stripTrailing();
    }

    private String required(String text, String expected) {
        if (text == null) {
            throw fault("The input ends where " + expected + " should be.");
        }
        return text;
    }

    /**
     * A line that holds how many cases follow.
     *
     * @param expected what the line holds: {@code "the number of cases"}
     */
    public int nextCount(String expected) {
        String line = nextLine(expected);
        try {
            int count = Integer.parseInt(line);
            if (count >= 0) {
                return count;
            }
        } catch (NumberFormatException notANumber) {
            // Said below, in the words for a number that is out of range.
        }
        throw unexpected(line, expected + ", from 0 to " + Integer.MAX_VALUE);
    }

    /**
     * Checks that nothing but blank lines is left.
     *
     * @param whole what the whole input is: {@code "a single target"}
     */
    public void end(String whole) {
        String rest = nextLine();
        if (rest != null) {
            throw unexpected(rest, "the end of the input, which is " + whole);
        }
    }

    /** What a puzzle's parser makes of a text; a fault that it finds is said to be in the line last read. */
    public long parse(String text, ToLongFunction<String> parser) {
        try {
            return parser.applyAsLong(text);
        } catch (InvalidStateException fault) {
            throw fault(fault.getMessage());
        }
    }

    /** A fault in the line last read, to be thrown. */
    public InvalidInputException fault(String sentence) {
        String line = lineOfText == 0 ? "" : "line " + lineOfText;
        String place = file.isEmpty() || line.isEmpty() ? file + line : file + ", " + line;
        return new InvalidInputException(place.isEmpty() ? "line 1" : place, sentence);
    }

    /** The fault that the line last read is not what it should be. */
    public InvalidInputException unexpected(String text, String expected) {
        String shown = text.length() <= LONGEST_QUOTATION ? text : text.substring(0, LONGEST_QUOTATION) + "…";
        return fault("Here should be " + expected + ", but there is \"" + shown + "\".");
    }

    private String anyLine() {
        try {
            String text = reader.readLine();
            while (text == null && !filesLeft.isEmpty()) {
                open(filesLeft.remove());
                text = reader.readLine();
            }
            lineNumber++;
            return lineNumber == 1 && text != null && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (NoSuchFileException missing) {
            throw fault("There is no such file.");
        } catch (IOException failure) {
            throw fault("This cannot be read.");
        }
    }

    private void open(Path path) throws IOException {
        reader.close();
        file = path.toString();
        lineNumber = 0;
        lineOfText = 0;
        reader = buffered(Files.newInputStream(path));
    }

    private static BufferedReader buffered(InputStream stream) {
        Reader decoded = new InputStreamReader(stream, StandardCharsets.UTF_8);
        return new BufferedReader(decoded, 1 << 16);
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
