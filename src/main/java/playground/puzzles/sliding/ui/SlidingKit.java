package playground.puzzles.sliding.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import playground.engine.Exhibit;
import playground.puzzles.sliding.SlidingExhibit;
import playground.puzzles.sliding.SquareBoard;
import playground.ui.board.BoardView;
import playground.ui.board.Preference;
import playground.ui.board.PuzzleKit;
import playground.ui.board.Texts;

/** Exhibits sliding tiles of one size. */
public final class SlidingKit implements PuzzleKit {
    /** The bundle of the texts that boards of all sizes share. */
    static final String TEXTS = "sliding";

    /** The two last are all the positions from which the goal is 31 moves away, which is as far as it gets. */
    private static final List<NotablePosition> OF_EIGHT = List.of(
            new NotablePosition("notable.slide", "123456708"),
            new NotablePosition("notable.hdu-3567", "120453786"),
            new NotablePosition("notable.poj-1077", "234150768"),
            new NotablePosition("notable.backward", "876543210"),
            new NotablePosition("notable.hardest-1", "647850321"),
            new NotablePosition("notable.hardest-2", "867254301"));

    /** Their lengths are known from the oracle. */
    private static final List<NotablePosition> OF_FIFTEEN = List.of(
            new NotablePosition("notable.slide", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"),
            new NotablePosition("notable.moves-10", "1 3 0 6 5 2 7 4 9 10 11 8 13 14 15 12"),
            new NotablePosition("notable.moves-20", "1 2 4 6 10 9 3 8 5 14 7 12 13 11 15 0"),
            new NotablePosition("notable.moves-30", "1 4 8 14 5 2 3 0 9 10 7 6 13 12 15 11"),
            new NotablePosition("notable.moves-40", "6 1 3 4 12 14 5 8 0 7 10 11 13 2 15 9"),
            new NotablePosition("notable.moves-50", "1 7 10 2 4 6 12 5 15 13 8 3 14 0 9 11"),
            new NotablePosition("notable.moves-58", "12 7 6 15 9 8 10 0 5 1 3 14 2 11 13 4"));

    /** [move]: the arrow that points where the tile goes. */
    private static final List<KeyCode> ARROWS = List.of(KeyCode.UP, KeyCode.RIGHT, KeyCode.LEFT, KeyCode.DOWN);

    /** One random board of 4 by 4 in about sixty is as far as this or further. */
    private static final int FARTHEST_TO_SEARCH = 64;

    /** The edge of the miniature. */
    private static final double MINIATURE_EDGE = 84;

    private final SlidingExhibit exhibit;
    private final SquareBoard board;
    private final Preference arrowsMoveGap = new Preference("arrows-move-gap", new SimpleBooleanProperty());

    /**
     * The kit of a size.
     *
     * @param side cells in a row and in a column, 3 or 4
     */
    public SlidingKit(int side) {
        this(side, Optional.empty());
    }

    /**
     * The same.
     *
     * @param store a folder where what takes long to build is kept for the next start; where there is none it is not kept
     */
    public SlidingKit(int side, Optional<Path> store) {
        exhibit = new SlidingExhibit(side, store);
        board = exhibit.board();
    }

    @Override
    public Exhibit exhibit() {
        return exhibit;
    }

    @Override
    public BoardView newBoard(Texts texts) {
        return new SlidingView(board, exhibit.puzzle(), texts.of(TEXTS));
    }

    @Override
    public Region newMiniature(long state) {
        SlidingGrid grid = new SlidingGrid(board, state);
        grid.getStyleClass().add("miniature");
        grid.setMouseTransparent(true);
        grid.setPrefSize(MINIATURE_EDGE, MINIATURE_EDGE);
        grid.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        grid.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return grid;
    }

    @Override
    public String narrate(Texts texts, long state, int move) {
        return texts.of(TEXTS).get("step." + move, board.tileOf(state, move));
    }

    @Override
    public String place(Texts texts, long state, int move) {
        return texts.of(TEXTS).get("place", board.tileOf(state, move));
    }

    /** Whether the tile comes nearer to its place, or even into it, or goes further from it. */
    @Override
    public String reason(Texts texts, Exhibit shown, long state, int move) {
        int tile = board.tileOf(state, move);
        int place = SquareBoard.cellOf(shown.puzzle().goals()[0], tile);
        int to = SquareBoard.gap(state);
        int before = board.distance(board.gapAfter(to, move), place);
        int after = board.distance(to, place);
        String key = after == 0 ? "reason.home" : after < before ? "reason.nearer" : "reason.further";
        return texts.of(TEXTS).get(key, tile);
    }

    @Override
    public List<Preference> preferences() {
        return List.of(arrowsMoveGap);
    }

    @Override
    public List<NotablePosition> notablePositions() {
        return board.side() == 3 ? OF_EIGHT : OF_FIFTEEN;
    }

    @Override
    public int farthestToSearch() {
        return FARTHEST_TO_SEARCH;
    }

    @Override
    public int moveOf(KeyEvent key) {
        int arrow = ARROWS.indexOf(key.getCode());
        if (arrow < 0) {
            return PuzzleKit.super.moveOf(key);
        }
        return arrowsMoveGap.value().get() ? SquareBoard.opposite(arrow) : arrow;
    }

    /** The letter of the tile's way, and the arrow, which may mean the gap's. */
    @Override
    public List<String> keysOf(int move) {
        int arrow = arrowsMoveGap.value().get() ? SquareBoard.opposite(move) : move;
        return List.of(exhibit.puzzle().moveName(move), new KeyCodeCombination(ARROWS.get(arrow)).getDisplayText());
    }
}
