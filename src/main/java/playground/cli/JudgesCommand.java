package playground.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import playground.judge.Judge;

/** {@code judges}: the list of problems. */
@Command(name = "judges", description = "Lists the judges' problems that \"judge\" answers.")
final class JudgesCommand implements Runnable {
    private final List<Judge> judges;

    @Spec
    private CommandSpec command;

    JudgesCommand(List<Judge> judges) {
        this.judges = judges;
    }

    @Override
    public void run() {
        Figures lines = new Figures();
        judges.forEach(judge -> lines.add(judge.name(), judge.description()));
        lines.print(command.commandLine().getOut());
    }
}
