package playground.ui;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import playground.ui.shell.StageExtension;

/**
 * A test that opens a window. There is one screen, one mouse and one FX thread for all tests of a run: such tests wait for
 * each other, while those of the engine use the other core.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(StageExtension.class)
@ResourceLock("screen")
public @interface OnScreen {}
