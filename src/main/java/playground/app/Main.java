package playground.app;

import javafx.application.Application;
import playground.cli.CommandLineInterface;

/** The program's start: without arguments the window, with arguments the command line. */
public final class Main {
    private Main() {}

    /** Starts the program. */
    public static void main(String[] arguments) {
        if (arguments.length == 0) {
            Application.launch(PlaygroundApplication.class);
            return;
        }
        CommandLineInterface commands = new CommandLineInterface(Catalog.exhibits()).with(new DemoCommand());
        System.exit(commands.run(arguments));
    }
}
