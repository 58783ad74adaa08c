package playground;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.BaseStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of the house. Where one is in the way, change the design or, with a decision record, the rule. */
@AnalyzeClasses(packages = "playground", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** The only place with threads of its own, with the classes inside it. */
    private static final String BACKGROUND = "playground\\.ui\\.session\\.Background(\\$.*)?";

    /** The only place where a run of the program becomes different from the last. */
    private static final String SEEDS = "playground\\.ui\\.session\\.Seeds(\\$.*)?";

    private static final String MAIN = "playground\\.app\\.Main(\\$.*)?";

    /** "App" may use whatever there is: it puts the others together. */
    @ArchTest
    static final ArchRule arrowsPointOneWay = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("app")
            .definedBy("playground.app..")
            .layer("shell")
            .definedBy("playground.ui.shell..")
            .layer("session")
            .definedBy("playground.ui.session..")
            .layer("board")
            .definedBy("playground.ui.board..")
            .layer("cli")
            .definedBy("playground.cli..")
            .layer("judge")
            .definedBy("playground.judge..")
            .layer("puzzle ui")
            .definedBy("playground.puzzles.*.ui..")
            .layer("puzzle")
            .definedBy("playground.puzzles.*")
            .layer("search")
            .definedBy("playground.engine.search..")
            .layer("table")
            .definedBy("playground.engine.table..")
            .layer("engine")
            .definedBy("playground.engine")
            .whereLayer("app")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("shell")
            .mayOnlyAccessLayers("session", "board", "engine")
            .whereLayer("session")
            .mayOnlyAccessLayers("board", "engine")
            .whereLayer("board")
            .mayOnlyAccessLayers("engine")
            .whereLayer("cli")
            .mayOnlyAccessLayers("judge", "puzzle", "engine")
            .whereLayer("judge")
            .mayOnlyAccessLayers("puzzle", "search", "table", "engine")
            .whereLayer("puzzle ui")
            .mayOnlyAccessLayers("board", "puzzle", "search", "table", "engine")
            .whereLayer("puzzle")
            .mayOnlyAccessLayers("search", "table", "engine")
            .whereLayer("search")
            .mayOnlyAccessLayers("engine")
            .whereLayer("table")
            .mayOnlyAccessLayers("engine")
            .whereLayer("engine")
            .mayNotAccessAnyLayer()
            .ensureAllClassesAreContainedInArchitecture()
            .because("a room that knows only what lies below it can be understood, tested and replaced by itself");

    @ArchTest
    static final ArchRule packagesHaveNoCycles = slices().matching("playground.(**)")
            .should()
            .beFreeOfCycles()
            .because("packages in a cycle are one package that pretends to be several");

    @ArchTest
    static final ArchRule theEngineNeedsNothingButJava = classes()
            .that()
            .resideInAPackage("playground.engine..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "playground.engine..", "java.lang..", "java.util..", "java.text..", "java.time.."))
            .because("the engine solves on a server, in a test and on a command line alike");

    @ArchTest
    static final ArchRule searchesKeepNoBoxedCollections = noClasses()
            .that()
            .resideInAnyPackage("playground.engine.search..", "playground.engine.table..")
            .should()
            .dependOnClassesThat(assignableTo(Collection.class).or(assignableTo(Map.class)))
            .because("a boxed state takes several times the memory and the time of a long in an array");

    @ArchTest
    static final ArchRule puzzlesDoNotKnowEachOther = slices().matching("playground.puzzles.(*)..")
            .should()
            .notDependOnEachOther()
            .because("a puzzle is one folder that can be added, and taken away, by itself");

    @ArchTest
    static final ArchRule theWindowKnowsNoPuzzle = noClasses()
            .that()
            .resideInAPackage("playground.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("playground.puzzles..")
            .because("a fifth puzzle is one folder and one line in the catalog, and no change to the window");

    @ArchTest
    static final ArchRule picturesAreMadeInUiPackagesOnly = noClasses()
            .that()
            .resideOutsideOfPackages("playground.ui..", "playground.puzzles.*.ui..", "playground.app..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..", "impl.org.controlsfx..", "atlantafx..", "org.kordamp..")
            .because("rules, searches, judges and the command line run where there is no screen");

    @ArchTest
    static final ArchRule threadsAreStartedInTheBackgroundServiceOnly = noClasses()
            .that()
            .haveNameNotMatching(BACKGROUND)
            .should()
            .dependOnClassesThat(assignableTo(Executor.class)
                    .or(assignableTo(Executors.class))
                    .or(assignableTo(ThreadFactory.class))
                    .or(assignableTo(ForkJoinTask.class))
                    .or(assignableTo(CompletableFuture.class))
                    .or(assignableTo(Timer.class)))
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("javafx.concurrent..")
            .orShould()
            .beAssignableTo(Thread.class)
            .orShould()
            .callConstructorWhere(calls(Thread.class, "<init>"))
            .orShould()
            .callMethodWhere(calls(Thread.class, "start", "startVirtualThread", "ofVirtual", "ofPlatform"))
            .orShould()
            .callMethodWhere(calls(Collection.class, "parallelStream"))
            .orShould()
            .callMethodWhere(calls(BaseStream.class, "parallel"))
            .because("where one service runs all work, Stop, progress and late results are dealt with once");

    @ArchTest
    static final ArchRule onlyTheBackgroundServiceEntersTheFxThread = noClasses()
            .that()
            .haveNameNotMatching(BACKGROUND)
            .should()
            .callMethod("javafx.application.Platform", "runLater", "java.lang.Runnable")
            .because("everything else is on the FX thread already, so its order of events is the order of its code");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that()
            .resideOutsideOfPackage("playground.cli..")
            .and()
            .haveNameNotMatching(MAIN)
            .should(ACCESS_STANDARD_STREAMS)
            .because("what a window's program prints nobody reads, and a judge's output must be exact");

    @ArchTest
    static final ArchRule chanceComesFromSeeds = noClasses()
            .that()
            .haveNameNotMatching(SEEDS)
            .should()
            .callConstructor(Random.class)
            .orShould()
            .callConstructor(SplittableRandom.class)
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(StrictMath.class, "random")
            .orShould()
            .callMethod(RandomGenerator.class, "getDefault")
            .orShould()
            .callMethod(RandomGenerator.class, "of", String.class)
            .orShould()
            .callMethod(RandomGeneratorFactory.class, "create")
            .orShould()
            .callMethod(Collections.class, "shuffle", List.class)
            .orShould()
            .callMethod(UUID.class, "randomUUID")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(ThreadLocalRandom.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(SecureRandom.class)
            .because("whatever a random number did, its seed can do again");

    /** Whether code calls a method of one of these names, as the class or a subclass of it has it. */
    private static DescribedPredicate<JavaAccess<?>> calls(Class<?> owner, String... names) {
        return DescribedPredicate.describe(
                "call of " + owner.getSimpleName() + " " + String.join(", ", names),
                access -> access.getTargetOwner().isAssignableTo(owner)
                        && List.of(names).contains(access.getTarget().getName()));
    }

    /** Read from the sources, since javac writes no class for a package-info without annotations. */
    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            List<Path> packages = files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .toList();
            assertThat(packages)
                    .isNotEmpty()
                    .allSatisfy(folder ->
                            assertThat(folder.resolve("package-info.java")).exists());
        }
    }
}
