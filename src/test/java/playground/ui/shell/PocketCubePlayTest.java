package playground.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/** The Pocket Cube in the window. */
class PocketCubePlayTest extends PlayContract {
    @Start
    void start(Stage stage) {
        open(stage, "pocket-cube", "WWGGOWORWROOGGRRYYYYBBBB");
    }

    @Override
    List<KeyCode> twoMoves() {
        return List.of(KeyCode.U, KeyCode.R);
    }

    /** U, R and F are moves of the model; L, D and B are so too, with the cube turned in the hand. */
    @Test
    void lettersTurnFacesAndShiftTurnsThemBack() {
        window.untilReady();
        long start = state();
        for (String face : List.of("U", "R", "F", "L", "D", "B")) {
            KeyCode key = KeyCode.getKeyCode(face);
            long before = state();
            window.hand.type(key);
            long turned = state();
            assertThat(turned).as(face).isNotEqualTo(before);
            assertShown(turned, "key " + face);
            window.hand.push(KeyCode.SHIFT, key);
            assertShown(before, "Shift and " + face);
        }
        assertShown(start, "every turn turned back");
        window.hand.type(KeyCode.F).push(KeyCode.SHIFT, KeyCode.R);
        assertShown(after(after(start, "F"), "R'"), "F R'");
    }

    @Test
    void everyButtonTurnsItsFace() {
        window.untilReady();
        long before = state();
        List<Node> buttons = shown(".turn-button");
        assertThat(buttons).hasSize(12);
        for (int pair = 0; pair < 12; pair += 2) {
            window.hand.click(buttons.get(pair));
            assertThat(state()).isNotEqualTo(before);
            assertShown(state(), "button " + pair);
            window.hand.click(buttons.get(pair + 1));
            assertShown(before, "button " + (pair + 1));
        }
        assertThat(window.session().movesPlayed()).isEqualTo(12);
    }

    /** The left sticker of the front's upper row, towards the right one: the upper layer turns anticlockwise. */
    @Test
    void aStickerDraggedTurnsItsLayer() {
        window.untilReady();
        FxTest.fxRun(() -> window.game()
                .restart(window.game().session().exhibit(), window.puzzle.goals()[0]));
        long solved = state();
        List<Bounds> front = shown(".cube .sticker-F").stream()
                .map(PlayContract::onScreen)
                .sorted(Comparator.comparing(Bounds::getCenterY))
                .limit(3)
                .sorted(Comparator.comparing(Bounds::getCenterX))
                .toList();
        Bounds left = front.get(0);
        Bounds right = front.get(front.size() - 1);
        drag(
                left.getCenterX(),
                left.getCenterY(),
                right.getCenterX() - left.getCenterX(),
                right.getCenterY() - left.getCenterY());
        assertShown(after(solved, "U'"), "dragged");
    }
}
