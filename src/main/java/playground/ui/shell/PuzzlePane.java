package playground.ui.shell;

import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import playground.ui.board.Texts;
import playground.ui.session.Background;

/** Everything between the top bar and the edges for one puzzle: board, transport, side panel and status bar. */
final class PuzzlePane implements AutoCloseable {
    private final Workbench bench;
    private final TransportPane transport;
    private final SolvePane solvePane;
    private final BorderPane pane = new BorderPane();

    PuzzlePane(Workbench bench, Background background) {
        this.bench = bench;
        transport = new TransportPane(bench);
        solvePane = new SolvePane(bench);
        Texts texts = bench.texts();
        Tab review = tab(texts, "side.review");
        review.setContent(new ReviewPane(bench, review.selectedProperty()).node());
        Tab solve = tab(texts, "side.solve");
        solve.setContent(solvePane.node());
        TabPane side = new TabPane(solve, review);
        side.setId("side");
        Runnable openReview = () -> side.getSelectionModel().select(review);
        BorderPane centre = new BorderPane(new BoardPane(bench, openReview).node());
        centre.setBottom(transport.node());
        centre.getStyleClass().add("centre");
        pane.setCenter(centre);
        pane.setRight(side);
        pane.setBottom(new StatusPane(bench, background).node());
    }

    private static Tab tab(Texts texts, String key) {
        Tab tab = new Tab();
        tab.textProperty().bind(texts.bind(key));
        tab.setClosable(false);
        return tab;
    }

    Node node() {
        return pane;
    }

    Workbench bench() {
        return bench;
    }

    TransportPane transport() {
        return transport;
    }

    SolvePane solvePane() {
        return solvePane;
    }

    @Override
    public void close() {
        bench.close();
    }
}
