package playground.ui.session;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.util.Duration;

/** The time played, in whole seconds. It starts with the first move and stands at the goal. */
public final class Clock {
    private final IntegerProperty seconds = new SimpleIntegerProperty();
    private final Timeline ticking =
            new Timeline(new KeyFrame(Duration.seconds(1), tick -> seconds.set(seconds.get() + 1)));

    Clock() {
        ticking.setCycleCount(Animation.INDEFINITE);
    }

    /** The time played, in seconds. */
    public IntegerProperty secondsProperty() {
        return seconds;
    }

    void follow(Session before, Session after) {
        if (after.gameStart() != before.gameStart()) {
            seconds.set(0);
        }
        if (after.movesPlayed() > 0 && !after.isSolved()) {
            ticking.play();
        } else {
            ticking.pause();
        }
    }

    void stop() {
        ticking.stop();
    }
}
