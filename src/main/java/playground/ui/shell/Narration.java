package playground.ui.shell;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import playground.ui.board.BoardView;
import playground.ui.board.MoveValues;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;
import playground.ui.session.Game;
import playground.ui.session.Session;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/** Says in one sentence what just happened on the board: the last move in the puzzle's own words, or that it is solved. */
final class Narration {
    private final Game game;
    private final PuzzleKit kit;
    private final BoardView board;
    private final Texts texts;
    private final Texts puzzleTexts;

    Narration(Workbench bench) {
        game = bench.game();
        kit = bench.kit();
        board = bench.board();
        texts = bench.texts();
        puzzleTexts = bench.puzzleTexts();
    }

    StringBinding sentence() {
        return Bindings.createStringBinding(
                this::say,
                game.sessionProperty(),
                game.distancesProperty(),
                game.foundProperty(),
                texts.languageProperty());
    }

    private String say() {
        Session session = game.session();
        Step last = session.current();
        if (session.isSolved()) {
            return solved(session, last);
        }
        return last.isMove() ? step(session) : "";
    }

    /** What the move to the cursor did. */
    private String step(Session session) {
        Step step = session.current();
        String name = step.exhibit().puzzle().moveName(step.move());
        long before = session.steps().get(session.cursor() - 1).state();
        String asInHand = board.narrate(puzzleTexts, before, step.move());
        return asInHand.isEmpty()
                ? texts.get("narration.step", name, kit.narrate(puzzleTexts, before, step.move()))
                : asInHand;
    }

    private String solved(Session session, Step last) {
        int length = session.cursor() - session.gameStart();
        String own = kit.reached(puzzleTexts, last.exhibit(), length);
        if (!own.isEmpty()) {
            return last.isMove() ? texts.get("sentences", step(session), own) : own;
        }
        if (last.kind() == Kind.START) {
            return texts.get("narration.goal");
        }
        int shortest = game.distanceOf(session.steps().get(session.gameStart()).state());
        if (last.kind() == Kind.PLANNED || shortest == MoveValues.UNKNOWN) {
            return texts.get("narration.reached", step(session));
        }
        return texts.get(length == shortest ? "narration.solved.shortest" : "narration.solved", length, shortest);
    }
}
