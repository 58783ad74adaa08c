package playground.ui.session;

import java.util.ArrayList;
import java.util.List;
import playground.engine.Exhibit;
import playground.engine.InvalidStateException;
import playground.engine.Puzzle;
import playground.ui.session.Session.Kind;
import playground.ui.session.Session.Step;

/**
 * A session as one line of text, for keeping it over a restart of the program:
 * {@code id;cursor;planStart;start/goal/moves;start/goal/moves…}, where a move is its name, planned moves have a
 * {@code ~} before it, and moves are separated by a space.
 */
public final class SessionCode {
    private static final String PLANNED = "~";
    private static final char METRIC = '@';

    private SessionCode() {}

    /** The code of the position shown: {@code "magic-board:37821564"}. */
    public static String position(Session session) {
        return session.exhibit().id() + ":" + session.exhibit().puzzle().format(session.state());
    }

    /** The code of a session. */
    public static String format(Session session) {
        StringBuilder code = new StringBuilder(session.exhibit().id());
        code.append(';').append(session.cursor()).append(';').append(session.planStart());
        for (Step step : session.steps()) {
            Puzzle puzzle = step.exhibit().puzzle();
            if (step.isMove()) {
                code.append(step.kind() == Kind.PLANNED ? PLANNED : "");
                code.append(puzzle.moveName(step.move())).append(' ');
            } else {
                code.append(';').append(puzzle.format(step.state()));
                code.append('/').append(goal(step.exhibit())).append('/');
            }
        }
        return code.toString().strip();
    }

    /** The id of the puzzle that a code is of. */
    public static String puzzleOf(String code) {
        return code.substring(0, Math.max(0, code.indexOf(';')));
    }

    /**
     * Reads a code back.
     *
     * @param own the puzzle with its own goal, in the reading in which the code was written
     * @throws InvalidStateException where the text is not such a code
     */
    public static Session parse(Exhibit own, String code) {
        String[] parts = code.split(";", -1);
        if (parts.length < 4 || !parts[0].equals(own.id())) {
            throw damaged(code);
        }
        List<Step> steps = new ArrayList<>();
        for (String part : List.of(parts).subList(3, parts.length)) {
            parseGame(own, part, steps);
        }
        try {
            return new Session(steps, Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
        } catch (IllegalArgumentException damaged) {
            throw damaged(code);
        }
    }

    private static void parseGame(Exhibit own, String text, List<Step> into) {
        String[] parts = text.split("/", -1);
        if (parts.length != 3) {
            throw damaged(text);
        }
        Exhibit exhibit = withGoal(own, parts[1]);
        Puzzle puzzle = exhibit.puzzle();
        long state = puzzle.parse(parts[0]);
        into.add(new Step(Kind.START, exhibit, Puzzle.NO_MOVE, state));
        for (String name : parts[2].isBlank() ? new String[0] : parts[2].strip().split(" ")) {
            boolean planned = name.startsWith(PLANNED);
            int move = moveNamed(puzzle, planned ? name.substring(PLANNED.length()) : name);
            state = puzzle.apply(state, move);
            if (state == Puzzle.NO_STATE) {
                throw damaged(text);
            }
            into.add(new Step(planned ? Kind.PLANNED : Kind.PLAYED, exhibit, move, state));
        }
    }

    /** The goal, and where moves can be counted in several ways, the way: {@code goal@metric}. */
    private static String goal(Exhibit exhibit) {
        return exhibit.metric().isEmpty() ? exhibit.goal() : exhibit.goal() + METRIC + exhibit.metric();
    }

    private static Exhibit withGoal(Exhibit own, String text) {
        int at = text.indexOf(METRIC);
        String goal = at < 0 ? text : text.substring(0, at);
        Exhibit withGoal = goal.equals(own.goal()) ? own : own.withGoal(goal);
        String metric = at < 0 ? own.metric() : text.substring(at + 1);
        if (metric.equals(own.metric())) {
            return withGoal;
        }
        if (!own.metrics().contains(metric)) {
            throw damaged(text);
        }
        return withGoal.withMetric(metric);
    }

    private static int moveNamed(Puzzle puzzle, String name) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (puzzle.moveName(move).equals(name)) {
                return move;
            }
        }
        throw damaged(name);
    }

    private static InvalidStateException damaged(String text) {
        return new InvalidStateException(
                "shell", "fault.code", text.length() <= 40 ? text : text.substring(0, 40) + "…");
    }
}
