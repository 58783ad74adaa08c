package playground.ui.shell;

import playground.engine.Puzzle;
import playground.ui.board.BoardView;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;
import playground.ui.session.Background;
import playground.ui.session.Game;
import playground.ui.session.Playback;
import playground.ui.session.Session;
import playground.ui.session.Solving;

/** Everything that the panes of one puzzle work with: its kit, its board, and the game played on it. */
final class Workbench implements AutoCloseable {
    private final PuzzleKit kit;
    private final Settings settings;
    private final Texts texts;
    private final Texts puzzleTexts;
    private final Game game;
    private final Solving solving;
    private final BoardView board;
    private final Playback playback;

    Workbench(PuzzleKit kit, Session first, Settings settings, Texts texts, Background background) {
        this.kit = kit;
        this.settings = settings;
        this.texts = texts;
        puzzleTexts = texts.of(kit.exhibit().id());
        game = new Game(background, first);
        game.valuesWantedProperty().bind(settings.showValuesProperty());
        solving = new Solving(game, background);
        board = kit.newBoard(puzzleTexts);
        playback = new Playback(game, board);
        playback.speedProperty().bind(settings.speedProperty());
    }

    PuzzleKit kit() {
        return kit;
    }

    Settings settings() {
        return settings;
    }

    /** The texts of the window. */
    Texts texts() {
        return texts;
    }

    /** The texts of the puzzle. */
    Texts puzzleTexts() {
        return puzzleTexts;
    }

    Game game() {
        return game;
    }

    Solving solving() {
        return solving;
    }

    BoardView board() {
        return board;
    }

    Playback playback() {
        return playback;
    }

    /** The rules of the position shown. */
    Puzzle puzzle() {
        return game.session().exhibit().puzzle();
    }

    @Override
    public void close() {
        solving.stop();
        playback.close();
        game.close();
    }
}
