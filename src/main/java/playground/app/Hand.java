package playground.app;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Window;

/**
 * An unseen hand at the mouse, which clicks as a person does, one motion at a time: it waits until its target stands
 * still, goes there, presses, lets go. What "New" opens, for one, is a window of its own that grows once more after it
 * has appeared; a click at once would miss it.
 */
final class Hand {
    private final Robot robot;
    private String target;
    private Point2D aim;
    private boolean isAtTarget;
    private boolean isPressing;

    Hand(Robot robot) {
        this.robot = robot;
    }

    /** Begins to click on the first node that a CSS selector finds. */
    void click(String selector) {
        target = selector;
        aim = null;
        isAtTarget = false;
    }

    /** Whether a click is under way. */
    boolean isBusy() {
        return target != null;
    }

    /** Makes the next motion of the click under way. */
    void move() {
        Point2D place = middleOf(find(target));
        if (isPressing) {
            robot.mouseRelease(MouseButton.PRIMARY);
            isPressing = false;
            target = null;
        } else if (place == null || !place.equals(aim)) {
            aim = place;
            isAtTarget = false;
        } else if (!isAtTarget) {
            robot.mouseMove(place);
            isAtTarget = true;
        } else {
            robot.mousePress(MouseButton.PRIMARY);
            isPressing = true;
        }
    }

    /** The first node in any open window that a selector finds; null where there is none. */
    static Node find(String selector) {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .map(Scene::getRoot)
                .map(root -> root.lookup(selector))
                .filter(node -> middleOf(node) != null)
                .findFirst()
                .orElse(null);
    }

    /** The middle of a node on the screen; null where it is not on it. */
    private static Point2D middleOf(Node node) {
        if (node == null) {
            return null;
        }
        Bounds bounds = node.getLayoutBounds();
        return node.localToScreen(bounds.getCenterX(), bounds.getCenterY());
    }
}
