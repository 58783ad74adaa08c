package playground.ui.shell;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * What stands over a card: its title, and at the other end of the line what there is to say beside it; below it where
 * the line is too short, so that neither is ever cut off.
 */
final class CardHeading extends Region {
    private static final double GAP = 8;

    private final Label title;
    private final Label detail;

    CardHeading(Label title, Label detail) {
        this.title = title;
        this.detail = detail;
        title.getStyleClass().add("card-title");
        getChildren().addAll(title, detail);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private boolean isOneLine(double width) {
        return width < 0 || title.prefWidth(-1) + GAP + detail.prefWidth(-1) <= width;
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.max(title.minWidth(-1), detail.minWidth(-1));
    }

    @Override
    protected double computePrefWidth(double height) {
        return title.prefWidth(-1) + GAP + detail.prefWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        double above = title.prefHeight(-1);
        double beside = detail.prefHeight(-1);
        return isOneLine(width) ? Math.max(above, beside) : above + beside;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double above = title.prefHeight(-1);
        double beside = detail.prefHeight(-1);
        double detailWidth = Math.min(width, detail.prefWidth(-1));
        double titleWidth = Math.min(width, title.prefWidth(-1));
        if (isOneLine(width)) {
            title.resizeRelocate(0, snapPositionY((getHeight() - above) / 2), titleWidth, above);
            detail.resizeRelocate(
                    snapPositionX(width - detailWidth), snapPositionY((getHeight() - beside) / 2), detailWidth, beside);
        } else {
            title.resizeRelocate(0, 0, titleWidth, above);
            detail.resizeRelocate(0, above, detailWidth, beside);
        }
    }
}
