package playground.ui.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/** Any actions in any order leave a session as a naive reference has it, and in one piece. */
class SessionPropertyTest {
    private static final Exhibit OWN = new MagicBoardExhibit();
    private static final Exhibit OTHER = OWN.withGoal("26845731");
    private static final long START = OWN.puzzle().parse("37821564");

    enum Act {
        PLAY,
        PLAY_AHEAD,
        UNDO,
        REDO,
        SEEK,
        PLAN,
        RESTART
    }

    /** An action, with a number that says which move, step, plan or position. */
    record Action(Act act, int number) {}

    @Property(tries = 1000, seed = "1")
    void everySessionIsAsTheReferenceHasIt(@ForAll("actions") List<Action> actions) {
        Session session = Session.startAt(OWN, START);
        NaiveSession reference = new NaiveSession(OWN, START);
        for (Action action : actions) {
            session = act(session, action);
            act(reference, session, action);
            assertThat(session).isEqualTo(reference.asSession());
            assertThat(session.movesPlayed()).isEqualTo(reference.movesPlayed());
            assertThat(session.firstStep()).isEqualTo(reference.firstStep());
            assertThat(session.lastStep()).isEqualTo(reference.lastStep());
        }
    }

    @Property(tries = 1000, seed = "2")
    void everySessionIsInOnePiece(@ForAll("actions") List<Action> actions) {
        Session session = Session.startAt(OWN, START);
        for (Action action : actions) {
            session = act(session, action);
            assertInOnePiece(session);
        }
        Session first = session;
        for (int undo = session.cursor(); undo > 0; undo--) {
            assertThat(first.canUndo()).isTrue();
            first = first.seek(first.cursor() - 1);
        }
        assertThat(first.canUndo()).isFalse();
        assertThat(first.state()).isEqualTo(START);
        assertThat(first.steps()).isEqualTo(session.steps());
    }

    private static void assertInOnePiece(Session session) {
        assertThat(session.cursor()).isBetween(0, session.steps().size() - 1);
        assertThat(session.cursor()).isBetween(session.firstStep(), session.lastStep());
        assertThat(session.planStart())
                .isBetween(Session.NO_PLAN, session.steps().size() - 1);
        for (int at = 1; at < session.steps().size(); at++) {
            assertFollows(session.steps().get(at - 1), session.steps().get(at));
        }
    }

    private static void assertFollows(Step before, Step step) {
        if (step.isMove()) {
            assertThat(step.exhibit()).isSameAs(before.exhibit());
            Puzzle puzzle = step.exhibit().puzzle();
            assertThat(step.state()).isEqualTo(puzzle.apply(before.state(), step.move()));
        } else {
            assertThat(step.kind()).isEqualTo(Kind.START);
            assertThat(step.move()).isEqualTo(Puzzle.NO_MOVE);
        }
    }

    private static Session act(Session session, Action action) {
        int number = action.number();
        return switch (action.act()) {
            case PLAY -> session.play(number % 3);
            case PLAY_AHEAD -> session.play(ahead(session, number));
            case UNDO -> session.seek(session.cursor() - 1);
            case REDO -> session.seek(session.cursor() + 1);
            case SEEK -> session.seek(number % (session.steps().size() + 2) - 1);
            case PLAN -> session.plan(plan(number));
            case RESTART -> session.restart(exhibit(number), position(number));
        };
    }

    /** Does the same to the reference; {@code after} is what the action made of the session. */
    private static void act(NaiveSession reference, Session after, Action action) {
        int number = action.number();
        switch (action.act()) {
            case PLAY -> reference.play(number % 3);
            case PLAY_AHEAD -> reference.play(after.current().move());
            case UNDO -> reference.seek(reference.asSession().cursor() - 1);
            case REDO -> reference.seek(reference.asSession().cursor() + 1);
            case SEEK -> reference.seek(number % (reference.asSession().steps().size() + 2) - 1);
            case PLAN -> reference.plan(plan(number));
            case RESTART -> reference.restart(exhibit(number), position(number));
        }
    }

    /** The move that comes next in the session; at its end, any. */
    private static int ahead(Session session, int number) {
        boolean known = session.cursor() < session.lastStep();
        return known ? session.steps().get(session.cursor() + 1).move() : number % 3;
    }

    private static int[] plan(int number) {
        return OWN.puzzle()
                .format(position(number))
                .chars()
                .limit(number % 6)
                .map(digit -> digit % 3)
                .toArray();
    }

    private static Exhibit exhibit(int number) {
        return number % 2 == 0 ? OWN : OTHER;
    }

    private static long position(int number) {
        return OWN.puzzle().randomState(Seeds.generator(number));
    }

    @Provide
    Arbitrary<List<Action>> actions() {
        Arbitrary<Act> act = Arbitraries.of(Act.class);
        Arbitrary<Integer> number = Arbitraries.integers().between(0, 10_000);
        return Combinators.combine(act, number).as(Action::new).list().ofMaxSize(60);
    }
}
