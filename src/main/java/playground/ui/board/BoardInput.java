package playground.ui.board;

/** What a person does to a board with the hand. */
public interface BoardInput {
    /** The person asks for a move. */
    void play(int move);

    /**
     * The person drags a part of the board along the way of a move.
     *
     * @param t how far, from 0 to 1
     */
    void drag(int move, double t);

    /** The person lets go: the move is made where it went far enough, else the board springs back. */
    void release();
}
