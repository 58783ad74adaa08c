package playground.ui.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.ui.board.Texts;
import playground.ui.session.Session.Step;

/** A session survives being written down, and a code that was damaged is refused with a sentence. */
class SessionCodeTest {
    private static final Exhibit OWN = new MagicBoardExhibit();

    @Example
    void aPositionsCodeNamesPuzzleAndBoard() {
        Session session = Session.startAt(OWN, OWN.puzzle().parse("37821564"));
        assertThat(SessionCode.position(session)).isEqualTo("magic-board:37821564");
    }

    @Example
    void aSessionsCodeIsOneLineWithItsMoves() {
        Session session = Session.startAt(OWN, OWN.puzzle().parse("37821564"))
                .play(0)
                .plan(new int[] {1, 2})
                .seek(2);
        String code = SessionCode.format(session);
        assertThat(code).isEqualTo("magic-board;2;1;37821564/12345678/A ~B ~C");
        assertThat(SessionCode.puzzleOf(code)).isEqualTo("magic-board");
        assertThat(SessionCode.puzzleOf("nothing")).isEmpty();
    }

    @Property(tries = 500, seed = "3")
    void aSessionReadBackIsTheSameSession(@ForAll("sessions") Session session) {
        String code = SessionCode.format(session);
        Session back = SessionCode.parse(OWN, code);
        assertThat(SessionCode.format(back)).isEqualTo(code);
        assertThat(back.cursor()).isEqualTo(session.cursor());
        assertThat(back.planStart()).isEqualTo(session.planStart());
        assertThat(back.steps())
                .usingElementComparator(SessionCodeTest::compare)
                .isEqualTo(session.steps());
    }

    /** Exhibits have no equality of their own: what counts is their goal. */
    private static int compare(Step one, Step other) {
        boolean same = one.kind() == other.kind()
                && one.move() == other.move()
                && one.state() == other.state()
                && one.exhibit().puzzle().goals()[0] == other.exhibit().puzzle().goals()[0];
        return same ? 0 : 1;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "magic-board",
                "magic-board;0;-1",
                "magic-board;0;-1;",
                "rotation;0;-1;37821564/12345678/",
                ";0;-1;37821564/12345678/",
                "magic-board;;-1;37821564/12345678/",
                "magic-board;x;-1;37821564/12345678/",
                "magic-board;0;;37821564/12345678/",
                "magic-board;1;-1;37821564/12345678/",
                "magic-board;-1;-1;37821564/12345678/",
                "magic-board;99999999999;-1;37821564/12345678/",
                "magic-board;0;-2;37821564/12345678/",
                "magic-board;0;1;37821564/12345678/",
                "magic-board;0;99;37821564/12345678/",
                "magic-board;0;0;37821564/12345678/;37821564/12345678/",
                "magic-board;0;-1;37821564/12345678",
                "magic-board;0;-1;37821564/12345678/A/",
                "magic-board;0;-1;3782156/12345678/",
                "magic-board;0;-1;37821564/12345677/",
                "magic-board;0;-1;37821564/12345678/D",
                "magic-board;0;-1;37821564/12345678/a",
                "magic-board;0;-1;37821564/12345678/~",
                "magic-board;0;-1;37821564/12345678/A  B",
                "magic-board;0;-1;37821564/12345678/AB",
                "magic-board;0;-1;37821564/12345678/;",
            })
    void aDamagedCodeIsRefusedWithASentence(String code) {
        assertThatThrownBy(() -> SessionCode.parse(OWN, code))
                .isInstanceOfSatisfying(InvalidStateException.class, SessionCodeTest::assertSentences);
    }

    private static void assertSentences(InvalidStateException fault) {
        Texts.LANGUAGES.forEach(language ->
                assertThat(fault.sentence(language)).hasSizeGreaterThan(8).doesNotContain("{", "''"));
    }

    @Property(tries = 3000, seed = "4")
    void aCodeWithAnyDamageIsReadOrRefusedWithASentence(
            @ForAll("sessions") Session session, @ForAll("seeds") int seed) {
        String code = damage(SessionCode.format(session), new Random(seed));
        try {
            Session read = SessionCode.parse(OWN, code);
            // What is read must be fit for everything that the window asks of it.
            assertThat(read.cursor()).as(code).isBetween(read.firstStep(), read.lastStep());
            assertThat(read.lastStep()).as(code).isLessThan(read.steps().size());
            assertThat(read.firstStep()).as(code).isNotNegative();
        } catch (InvalidStateException refused) {
            assertSentences(refused);
        }
    }

    /** Changes, leaves out, doubles or puts in one to three characters. */
    private static String damage(String code, Random random) {
        StringBuilder damaged = new StringBuilder(code);
        String characters = "ABCD12345678;/~ -9x\u00e9\u6c49\ud83d\ude00\n";
        for (int count = 1 + random.nextInt(3); count > 0 && !damaged.isEmpty(); count--) {
            int at = random.nextInt(damaged.length());
            char other = characters.charAt(random.nextInt(characters.length()));
            switch (random.nextInt(4)) {
                case 0 -> damaged.setCharAt(at, other);
                case 1 -> damaged.deleteCharAt(at);
                case 2 -> damaged.insert(at, other);
                default -> damaged.setLength(at);
            }
        }
        return damaged.toString();
    }

    @Provide
    Arbitrary<Integer> seeds() {
        return Arbitraries.integers();
    }

    @Provide
    Arbitrary<Session> sessions() {
        return seeds().map(seed -> randomSession(new Random(seed)));
    }

    private static Session randomSession(Random random) {
        List<Exhibit> exhibits = List.of(OWN, OWN.withGoal("26845731"), OWN.withGoal("43125678"));
        Session session =
                Session.startAt(exhibits.get(random.nextInt(3)), OWN.puzzle().randomState(random));
        for (int action = random.nextInt(20); action > 0; action--) {
            session = switch (random.nextInt(6)) {
                case 0 ->
                    session.restart(
                            exhibits.get(random.nextInt(3)), OWN.puzzle().randomState(random));
                case 1 -> session.plan(random.ints(random.nextInt(5), 0, 3).toArray());
                case 2 -> session.seek(random.nextInt(session.steps().size()));
                default -> session.play(random.nextInt(3));
            };
        }
        return session;
    }
}
