package playground.ui.shell;

/** The looks of the window. */
public enum Theme {
    /** As the system has it. */
    SYSTEM,
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK
}
