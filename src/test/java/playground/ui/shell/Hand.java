package playground.ui.shell;

import static playground.ui.shell.FxTest.fx;
import static playground.ui.shell.FxTest.fxRun;
import static playground.ui.shell.FxTest.until;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Window;

/**
 * A hand at keyboard and mouse. Unlike TestFX's robot it does not wait a while after everything, but only until the
 * window has dealt with it, so that hundreds of keys take no time; and it can be quicker than an animation.
 */
public final class Hand {
    private final Robot robot = fx(Robot::new);
    /** Where it went; the robot itself knows whole pixels only, and in small steps they would add up. */
    private Point2D at = Point2D.ZERO;

    /** Types keys one after the other. */
    public Hand type(KeyCode... keys) {
        for (KeyCode key : keys) {
            push(key);
        }
        return this;
    }

    /** Presses keys together. */
    public Hand push(KeyCode... keys) {
        fxRun(() -> {
            for (KeyCode key : keys) {
                robot.keyPress(key);
            }
            for (int last = keys.length - 1; last >= 0; last--) {
                robot.keyRelease(keys[last]);
            }
        });
        return settle();
    }

    /** Clicks the middle of a node in any open window. */
    public Hand click(String selector) {
        return click(find(selector));
    }

    /** Clicks the middle of a node. */
    public Hand click(Node node) {
        return moveTo(node).press().release();
    }

    /** Clicks the middle of a node with the other button. */
    public Hand rightClick(Node node) {
        moveTo(node);
        fxRun(() -> robot.mousePress(MouseButton.SECONDARY));
        settle();
        fxRun(() -> robot.mouseRelease(MouseButton.SECONDARY));
        return settle();
    }

    /** Goes to the middle of a node. */
    public Hand moveTo(Node node) {
        Bounds bounds = fx(() -> {
            // What was shown only now is laid out with the next frame, and moves; a person would see it move.
            node.getScene().getRoot().applyCss();
            node.getScene().getRoot().layout();
            return node.localToScreen(node.getLayoutBounds());
        });
        return moveTo(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Goes to a point of the screen at once. */
    public Hand moveTo(double screenX, double screenY) {
        at = new Point2D(screenX, screenY);
        fxRun(() -> robot.mouseMove(screenX, screenY));
        return settle();
    }

    /** Goes on from where it is. */
    public Hand moveBy(double right, double down) {
        return moveTo(at.getX() + right, at.getY() + down);
    }

    /** Presses the mouse button. */
    public Hand press() {
        fxRun(() -> robot.mousePress(MouseButton.PRIMARY));
        return settle();
    }

    /** Lets the mouse button go. */
    public Hand release() {
        fxRun(() -> robot.mouseRelease(MouseButton.PRIMARY));
        return settle();
    }

    /** Waits until what the hand did was dealt with, and what that asked for later, too. */
    private Hand settle() {
        for (int round = 0; round < 3; round++) {
            fxRun(() -> {});
        }
        return this;
    }

    /** A node in any open window, waited for; the window opened last comes first. */
    private static Node find(String selector) {
        until(selector, () -> lookup(selector) != null);
        return fx(() -> lookup(selector));
    }

    private static Node lookup(String selector) {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .map(Scene::getRoot)
                .map(root -> root.lookup(selector))
                .filter(WindowStage::isShown)
                .reduce((first, last) -> last)
                .orElse(null);
    }
}
