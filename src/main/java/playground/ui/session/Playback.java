package playground.ui.session;

import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Duration;
import playground.engine.Puzzle;
import playground.ui.board.BoardInput;
import playground.ui.board.BoardView;
import playground.ui.session.Session.Step;

/**
 * Animates a game on a board. The session is the truth and is always ahead: each of its changes is drawn as a move on
 * its way, forward or back, and the next change finishes that move at once, so input never waits.
 */
public final class Playback implements BoardInput, AutoCloseable {
    /** The speed that stands for no animation. */
    public static final double NO_ANIMATION = 0;

    private static final double MOVE_MILLIS = 200;
    private static final double STEP_MILLIS = 420;
    private static final double REST_MILLIS = 380;

    private final Game game;
    private final BoardView board;
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final PauseTransition rest = new PauseTransition();
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            advance();
        }
    };

    // The picture: a state and, while something moves, a move on its way from `from` to `to`, now at `t`.
    private long state;
    private int move = Puzzle.NO_MOVE;
    private double from;
    private double to;
    private double t;
    private double millis;
    private long begun;

    private boolean steppingItself;
    /** Whether a hand holds the move on its way; anything else that is drawn takes it out of the hand. */
    private boolean held;

    /** Shows a game on a board. */
    public Playback(Game game, BoardView board) {
        this.game = game;
        this.board = board;
        board.setInput(this);
        game.sessionProperty().addListener((property, before, after) -> follow(before, after));
        rest.setOnFinished(done -> step());
        drawStill();
    }

    /** How fast it animates: 1 is normal, 2 twice as fast; {@link #NO_ANIMATION} draws only states. */
    public DoubleProperty speedProperty() {
        return speed;
    }

    /** Whether it plays the session's future by itself. */
    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** Plays what is ahead, up to the last step; from the last step, begins again at the first. */
    public void play() {
        Session session = game.session();
        if (session.firstStep() == session.lastStep()) {
            return;
        }
        if (session.cursor() == session.lastStep()) {
            game.seek(session.firstStep());
        }
        playing.set(true);
        rest.setDuration(Duration.millis(REST_MILLIS / 2));
        rest.playFromStart();
    }

    /** Stops playing where it is. */
    public void pause() {
        playing.set(false);
        rest.stop();
    }

    private void step() {
        Session session = game.session();
        if (!playing.get() || session.cursor() >= session.lastStep()) {
            pause();
            return;
        }
        steppingItself = true;
        game.redo();
        steppingItself = false;
        if (speed.get() == NO_ANIMATION) {
            afterMove();
        }
    }

    private void afterMove() {
        Session session = game.session();
        if (playing.get() && session.cursor() < session.lastStep()) {
            rest.setDuration(Duration.millis(REST_MILLIS / Math.max(speed.get(), 1.0 / 4)));
            rest.playFromStart();
        } else {
            pause();
        }
    }

    private void follow(Session before, Session after) {
        if (!steppingItself) {
            pause();
        }
        Step last = before.current();
        Step next = after.current();
        boolean sameGame = last.exhibit() == next.exhibit();
        if (sameGame && leadsTo(before, after)) {
            animate(last.state(), next.move(), 0, 1);
        } else if (sameGame && leadsTo(after, before)) {
            animate(next.state(), last.move(), 1, 0);
        } else if (last.state() != next.state() || !sameGame) {
            drawStill();
        }
    }

    /** Whether the second session is the first after one more move. */
    private static boolean leadsTo(Session first, Session second) {
        return second.cursor() == first.cursor() + 1
                && second.current().isMove()
                && second.steps().get(first.cursor()).state() == first.state();
    }

    private void animate(long newState, int newMove, double start, double end) {
        held = false;
        boolean goesOn = move == newMove && state == newState;
        from = goesOn ? t : start;
        to = end;
        state = newState;
        move = newMove;
        if (speed.get() == NO_ANIMATION) {
            drawStill();
            return;
        }
        t = from;
        millis = (steppingItself ? STEP_MILLIS : MOVE_MILLIS) * Math.abs(to - from) / speed.get();
        begun = System.nanoTime();
        board.draw(state, move, t);
        timer.start();
    }

    private void advance() {
        double share = millis <= 0 ? 1 : (System.nanoTime() - begun) / 1e6 / millis;
        if (share >= 1) {
            drawStill();
            afterMove();
            return;
        }
        t = from + (to - from) * eased(share);
        board.draw(state, move, t);
    }

    /** Slow, fast, slow: the cubic that is level at both ends. */
    private static double eased(double share) {
        return share * share * (3 - 2 * share);
    }

    private void drawStill() {
        timer.stop();
        held = false;
        state = game.session().state();
        move = Puzzle.NO_MOVE;
        t = 0;
        board.draw(state, move, t);
    }

    @Override
    public void play(int newMove) {
        game.play(newMove);
    }

    @Override
    public void drag(int newMove, double newT) {
        timer.stop();
        pause();
        held = true;
        state = game.session().state();
        move = newMove;
        t = newT;
        board.draw(state, move, t);
    }

    @Override
    public void release() {
        if (!held) {
            return;
        }
        if (t >= ENOUGH) {
            game.play(move);
        } else {
            animate(state, move, t, 0);
        }
    }

    /** Stops all motion. */
    @Override
    public void close() {
        timer.stop();
        rest.stop();
    }
}
