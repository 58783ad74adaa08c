package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import playground.engine.Algorithm;
import playground.engine.Algorithm.Promise;
import playground.engine.SearchResult.Status;
import playground.puzzles.magicboard.MagicBoardExhibit;

/** The bundles of all texts: complete in both languages, well-formed, and with every key that the code asks for. */
class ShellTextsTest {
    private static final Path BUNDLES = Path.of("assets", "texts");
    private static final Path SHELL_SOURCES = Path.of("src", "main", "java", "playground", "ui");
    private static final String CHINESE_ENDING = "_zh_CN.properties";

    /** A key as a literal in one of the calls that take one; what ends with a dot is only the beginning of a key. */
    private static final Pattern ASKED =
            Pattern.compile("(?:\\btexts\\.(?:get|bind)\\(|\\b(?:iconButton|textButton|keyButton|tab)\\(\\s*texts, "
                    + "|\\bkeys\\.add\\(\\s*|\\bControls\\.name\\(\\w+, texts, |\\bbutton\\(|\\bname\\()"
                    + "\"([^\"]*[^.\"])\"");

    /** An argument of a text: its number. */
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");

    static List<String> bundles() throws IOException {
        try (Stream<Path> files = Files.list(BUNDLES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(CHINESE_ENDING))
                    .map(name -> name.replace(CHINESE_ENDING, ""))
                    .sorted()
                    .toList();
        }
    }

    private static Properties read(String file) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(BUNDLES.resolve(file))) {
            texts.load(reader);
        }
        return texts;
    }

    private static Properties english(String bundle) throws IOException {
        return read(bundle + ".properties");
    }

    private static Properties chinese(String bundle) throws IOException {
        return read(bundle + CHINESE_ENDING);
    }

    @Test
    void everyBundleIsThereInBothLanguages() throws IOException {
        try (Stream<Path> files = Files.list(BUNDLES)) {
            assertThat(files.count()).isEqualTo(2L * bundles().size());
        }
        assertThat(bundles()).contains("board", "magic-board", "shell");
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void bothLanguagesHaveTheSameKeysAndNoneIsEmpty(String bundle) throws IOException {
        assertThat(chinese(bundle).stringPropertyNames())
                .isEqualTo(english(bundle).stringPropertyNames());
        assertThat(english(bundle).values()).noneMatch(text -> text.toString().isBlank());
        assertThat(chinese(bundle).values()).noneMatch(text -> text.toString().isBlank());
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyTextCanBeFormatted(String bundle) throws IOException {
        for (Properties texts : List.of(english(bundle), chinese(bundle))) {
            for (String key : texts.stringPropertyNames()) {
                MessageFormat format = new MessageFormat(texts.getProperty(key), Locale.ROOT);
                String text = format.format(new Object[] {1, 2, 3, 4, 5, 6, 7, 8});
                assertThat(text).as(key).doesNotContain("{", "}", "''").isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void bothLanguagesUseTheSameArguments(String bundle) throws IOException {
        Properties english = english(bundle);
        Properties chinese = chinese(bundle);
        for (String key : english.stringPropertyNames()) {
            Set<String> here = arguments(english.getProperty(key));
            // English needs the number itself, besides the number as written, to choose between one and many.
            if (key.equals("chart.bar")) {
                here.remove("2");
            }
            assertThat(arguments(chinese.getProperty(key)))
                    .as(bundle + ": " + key)
                    .isEqualTo(here);
        }
    }

    private static Set<String> arguments(String text) {
        return ARGUMENT.matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyKeyThatTheSourcesNameIsThere() throws IOException {
        Set<String> known = english("shell").stringPropertyNames();
        List<String> asked = new ArrayList<>();
        for (Path source : sources()) {
            Matcher keys = ASKED.matcher(Files.readString(source));
            while (keys.find()) {
                asked.add(keys.group(1));
            }
        }
        assertThat(asked).hasSizeGreaterThan(60);
        assertThat(asked.stream().filter(key -> !known.contains(key)))
                .as("asked for and not there")
                .isEmpty();
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(SHELL_SOURCES)) {
            return files.filter(file -> file.toString().contains("shell"))
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
        }
    }

    @Test
    void everyKeyThatIsPutTogetherIsThere() throws IOException {
        Set<String> known = english("shell").stringPropertyNames();
        assertThat(known)
                .containsAll(
                        Stream.of(Theme.values()).map(theme -> "theme." + theme).toList())
                .containsAll(SearchFigures.NAMES.stream().map("figure."::concat).toList())
                .containsAll(Stream.of(Status.values())
                        .map(status -> "badge." + status)
                        .toList())
                .containsAll(Stream.of(Promise.values())
                        .map(promise -> "promise." + promise.name().toLowerCase(Locale.ROOT))
                        .toList());
        for (Algorithm algorithm : new MagicBoardExhibit().algorithms()) {
            assertThat(known).contains("algorithm." + algorithm.name());
            assertThat(algorithm.heuristic().isEmpty() || known.contains("heuristic." + algorithm.heuristic()))
                    .as(algorithm.code())
                    .isTrue();
        }
    }

    @Test
    void noTextIsLeftOver() throws IOException {
        StringBuilder code = new StringBuilder();
        for (Path source : sources()) {
            code.append(Files.readString(source));
        }
        code.append(Files.readString(Path.of("src/main/java/playground/ui/session/SessionCode.java")));
        code.append(Files.readString(Path.of("src/main/java/playground/ui/session/Game.java")));
        code.append(Files.readString(Path.of("src/main/java/playground/ui/session/Solving.java")));
        Set<String> putTogether = Set.of("theme", "figure", "badge", "promise", "algorithm", "heuristic");
        assertThat(english("shell").stringPropertyNames().stream()
                        .filter(key -> !putTogether.contains(key.split("\\.", 2)[0]))
                        .filter(key -> code.indexOf('"' + key + '"') < 0))
                .as("nobody asks for")
                .isEmpty();
    }
}
