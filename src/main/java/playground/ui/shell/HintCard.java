package playground.ui.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import playground.engine.Puzzle;
import playground.ui.board.Hint;
import playground.ui.board.Hint.Rung;
import playground.ui.board.MoveValues;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;
import playground.ui.session.Game;

/** Says the hint as far as it was asked for: how far, where, which move and why. */
final class HintCard {
    private final Workbench bench;
    private final PuzzleKit kit;
    private final Texts puzzleTexts;
    private final Texts texts;
    private final Game game;
    private final VBox card;

    HintCard(Workbench bench) {
        this.bench = bench;
        kit = bench.kit();
        puzzleTexts = bench.puzzleTexts();
        texts = bench.texts();
        game = bench.game();
        Label title = Controls.label(
                Bindings.createStringBinding(this::title, game.hintProperty(), texts.languageProperty()), "card-title");
        Label sentence = Controls.label(
                Bindings.createStringBinding(this::sentence, game.hintProperty(), texts.languageProperty()));
        sentence.setId("hint-sentence");
        sentence.setWrapText(true);
        sentence.setMinHeight(Label.USE_PREF_SIZE);
        card = Controls.card(title, sentence);
        card.getStyleClass().add("hint-card");
        Controls.showWhen(
                card,
                Bindings.createBooleanBinding(
                        () -> game.hintProperty().get().tells(Rung.DISTANCE), game.hintProperty()));
    }

    Node node() {
        return card;
    }

    private String title() {
        Hint hint = game.hintProperty().get();
        if (hint.move() == Puzzle.NO_MOVE) {
            return texts.get("hint.title.none");
        }
        return hint.tells(Rung.MOVE)
                ? texts.get("hint.title.move", hint.rung().number(), name(hint.move()))
                : texts.get("hint.title", hint.rung().number());
    }

    private String sentence() {
        Hint hint = game.hintProperty().get();
        if (!hint.tells(Rung.DISTANCE)) {
            return "";
        }
        int distance = hint.values().distance();
        if (distance == 0) {
            return texts.get("hint.goal");
        }
        return switch (hint.rung()) {
            case PLACE -> texts.get("hint.place", distance, kit.place(puzzleTexts, state(), hint.move()));
            case MOVE -> sentences(hint);
            default -> texts.get("hint.distance", distance);
        };
    }

    private long state() {
        return game.session().state();
    }

    /** What the move does, what for, and why this one. */
    private String sentences(Hint hint) {
        int distance = hint.values().distance();
        String step = kit.narrate(puzzleTexts, state(), hint.move());
        String move = texts.get("hint.move", step, distance, distance - 1);
        String purpose = kit.reason(puzzleTexts, game.session().exhibit(), state(), hint.move());
        return followedBy(followedBy(move, purpose), reason(hint));
    }

    private String followedBy(String sentence, String next) {
        return next.isEmpty() ? sentence : texts.get("sentences", sentence, next);
    }

    private String name(int move) {
        return bench.puzzle().moveName(move);
    }

    /** Why this move: no other leads nearer, or others do and it comes first, or a search found it. */
    private String reason(Hint hint) {
        MoveValues values = hint.values();
        if (!values.areAllKnown()) {
            return texts.get("hint.found");
        }
        List<String> others = new ArrayList<>();
        for (int move = hint.move() + 1; move < bench.puzzle().moveCount(); move++) {
            if (values.isPossible(move) && values.change(move) < 0) {
                others.add(name(move));
            }
        }
        return others.isEmpty()
                ? texts.get("hint.only")
                : texts.get("hint.also", String.join(texts.get("list.separator"), others), name(hint.move()));
    }
}
