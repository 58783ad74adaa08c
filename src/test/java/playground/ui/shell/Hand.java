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
final class Hand {
    private final Robot robot = fx(Robot::new);

    /** Types keys one after the other. */
    Hand type(KeyCode... keys) {
        for (KeyCode key : keys) {
            push(key);
        }
        return this;
    }

    /** Presses keys together. */
    Hand push(KeyCode... keys) {
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
    Hand click(String selector) {
        return click(find(selector));
    }

    /** Clicks the middle of a node. */
    Hand click(Node node) {
        Bounds bounds = fx(() -> {
            // What was shown only now is laid out with the next frame, and moves; a person would see it move.
            node.getScene().getRoot().applyCss();
            node.getScene().getRoot().layout();
            return node.localToScreen(node.getLayoutBounds());
        });
        return moveTo(bounds.getCenterX(), bounds.getCenterY()).press().release();
    }

    Hand moveTo(double screenX, double screenY) {
        fxRun(() -> robot.mouseMove(screenX, screenY));
        return settle();
    }

    Hand moveBy(double right, double down) {
        Point2D at = fx(robot::getMousePosition);
        return moveTo(at.getX() + right, at.getY() + down);
    }

    Hand press() {
        fxRun(() -> robot.mousePress(MouseButton.PRIMARY));
        return settle();
    }

    Hand release() {
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
