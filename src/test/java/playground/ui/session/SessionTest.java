package playground.ui.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import playground.engine.Exhibit;
import playground.engine.Puzzle;
import playground.puzzles.magicboard.MagicBoardExhibit;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/** What single actions do to a session; {@link SessionPropertyTest} strings them together at random. */
class SessionTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;

    private final Exhibit exhibit = new MagicBoardExhibit();
    private final Puzzle puzzle = exhibit.puzzle();
    private final Session fresh = Session.startAt(exhibit, puzzle.parse("37821564"));

    @Test
    void aFreshSessionHasNothingToUndoOrRedo() {
        assertThat(fresh.canUndo()).isFalse();
        assertThat(fresh.canRedo()).isFalse();
        assertThat(fresh.movesPlayed()).isZero();
        assertThat(fresh.firstStep()).isZero();
        assertThat(fresh.lastStep()).isZero();
        assertThat(fresh.showsPlan()).isFalse();
    }

    @Test
    void undoGoesBackThroughNewPositionsToTheVeryFirstStart() {
        Session session =
                fresh.play(A).play(B).restart(exhibit, puzzle.goals()[0]).play(C);
        assertThat(session.cursor()).isEqualTo(4);
        for (int step = 4; step > 0; step--) {
            session = session.seek(session.cursor() - 1);
        }
        assertThat(session.canUndo()).isFalse();
        assertThat(session.state()).isEqualTo(fresh.state());
        assertThat(session.steps()).hasSize(5);
    }

    @Test
    void aPlanKeepsTheCursorAndReplacesTheFuture() {
        Session session = fresh.play(A).play(B).seek(1).plan(new int[] {C, C, B});
        assertThat(session.cursor()).isEqualTo(1);
        assertThat(moves(session)).containsExactly(A, C, C, B);
        assertThat(session.planStart()).isEqualTo(1);
        assertThat(session.firstStep()).isEqualTo(1);
        assertThat(session.lastStep()).isEqualTo(4);
        assertThat(session.movesPlayed()).isEqualTo(1);
    }

    @Test
    void playingThePlannedMoveKeepsThePlanAndCountsAsThePlayers() {
        Session session = fresh.plan(new int[] {C, B}).play(C);
        assertThat(session.showsPlan()).isTrue();
        assertThat(session.lastStep()).isEqualTo(2);
        assertThat(session.current().kind()).isEqualTo(Kind.PLAYED);
        assertThat(session.movesPlayed()).isEqualTo(1);
        assertThat(session.seek(2).movesPlayed()).isEqualTo(1);
    }

    @Test
    void anotherMoveThanThePlannedOneGivesThePlanUp() {
        Session session = fresh.plan(new int[] {C, B}).seek(1).play(A);
        assertThat(session.planStart()).isEqualTo(Session.NO_PLAN);
        assertThat(moves(session)).containsExactly(C, A);
        assertThat(session.firstStep()).isZero();
        assertThat(session.movesPlayed()).isEqualTo(1);
    }

    @Test
    void beforeItsStartAPlanIsNotShown() {
        Session session = fresh.play(A).plan(new int[] {C, B}).seek(0);
        assertThat(session.showsPlan()).isFalse();
        assertThat(session.firstStep()).isZero();
        assertThat(session.lastStep()).isEqualTo(3);
        assertThat(session.seek(1).showsPlan()).isTrue();
    }

    @Test
    void onlyTheMovesSinceTheLastStartCount() {
        Session session = fresh.play(A).play(A).restart(exhibit, fresh.state()).play(B);
        assertThat(session.movesPlayed()).isEqualTo(1);
        assertThat(session.seek(2).movesPlayed()).isEqualTo(2);
        assertThat(session.seek(3).movesPlayed()).isZero();
    }

    @Test
    void theTransportStopsBeforeAnotherStart() {
        Session session =
                fresh.play(A).play(B).restart(exhibit, fresh.state()).play(C).seek(1);
        assertThat(session.firstStep()).isZero();
        assertThat(session.lastStep()).isEqualTo(2);
    }

    @Test
    void theGoalIsThatOfTheLastStart() {
        Exhibit other = exhibit.withGoal("26845731");
        Session session = fresh.restart(other, puzzle.parse("26845731"));
        assertThat(session.isSolved()).isTrue();
        assertThat(session.seek(0).isSolved()).isFalse();
        assertThat(session.play(A).exhibit()).isSameAs(other);
    }

    @Test
    void thereIsNoSessionWithoutAStartOrWithACursorOutside() {
        Step move = fresh.play(A).current();
        assertThatThrownBy(() -> new Session(List.of(move), 0, Session.NO_PLAN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Session(fresh.steps(), 1, Session.NO_PLAN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Session(fresh.steps(), -1, Session.NO_PLAN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Session(fresh.steps(), 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Session(fresh.steps(), 0, -2)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Integer> moves(Session session) {
        return session.steps().stream().filter(Step::isMove).map(Step::move).toList();
    }
}
