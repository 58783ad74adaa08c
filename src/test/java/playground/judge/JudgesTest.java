package playground.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class JudgesTest {
    @Test
    void namesEveryProblemOnce() {
        List<String> names = Judges.all().stream().map(Judge::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        assertTrue(names.containsAll(List.of("sicily-1151", "usaco-msquare", "hdu-1430")));
    }

    @Test
    void describesEveryProblemInASentence() {
        for (Judge judge : Judges.all()) {
            assertTrue(judge.description().endsWith("."), judge.name());
        }
    }
}
