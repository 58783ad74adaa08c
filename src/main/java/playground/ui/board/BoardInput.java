package playground.ui.board;

/** What a person does to a board with the hand. */
public interface BoardInput {
    /** How far a drag must have gone, of 1, for its move to be made on release. */
    double ENOUGH = 0.35;

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
