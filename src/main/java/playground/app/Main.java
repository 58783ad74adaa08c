package playground.app;

import javafx.application.Application;
import playground.cli.CommandLineInterface;

/** The program's start: without arguments the window, with arguments the command line. */
public final class Main {
    private Main() {}

    /** Starts the program. */
    public static void main(String[] arguments) {
        if (arguments.length == 0) {
            System.exit(openWindow());
        }
        CommandLineInterface commands = new CommandLineInterface(Catalog.exhibits()).with(new DemoCommand());
        System.exit(commands.run(arguments));
    }

    /** Shows the window until it is closed; the exit code is not 0 where there is no display to show it on. */
    private static int openWindow() {
        try {
            Application.launch(PlaygroundApplication.class);
            return 0;
        } catch (UnsupportedOperationException noDisplay) {
            System.err.println("The window cannot be opened: " + noDisplay.getMessage());
            return 1;
        }
    }
}
