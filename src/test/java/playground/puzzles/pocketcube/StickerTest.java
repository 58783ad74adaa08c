package playground.puzzles.pocketcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The geometry of the stickers is HDU 4801's, and the model's turns are turns of stickers. */
class StickerTest {
    @ParameterizedTest
    @CsvSource({
        "U, 1 3 0 2 23 22 4 5 6 7 10 11 12 13 14 15 16 17 18 19 20 21 9 8",
        "F, 0 1 8 14 4 3 7 13 17 9 10 2 6 12 16 15 5 11 18 19 20 21 22 23",
        "L, 6 1 12 3 5 11 16 7 8 9 4 10 18 13 14 15 20 17 22 19 0 21 2 23",
    })
    void turnsAreTheKnownOnes(Face face, String places) {
        assertThat(Arrays.stream(Sticker.turn(face)).mapToObj(Integer::toString).collect(Collectors.joining(" ")))
                .isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource
    void aTurnHasOrderFourAndMovesTwelveStickers(Face face) {
        int[] to = Sticker.turn(face);
        assertThat(IntStream.range(0, Sticker.COUNT).filter(place -> to[place] != place))
                .hasSize(12);
        int[] places = IntStream.range(0, Sticker.COUNT).toArray();
        for (int turn = 1; turn <= 4; turn++) {
            places = Arrays.stream(places).map(place -> to[place]).toArray();
            assertThat(Arrays.equals(places, IntStream.range(0, Sticker.COUNT).toArray()))
                    .isEqualTo(turn == 4);
        }
    }

    @Test
    void theCornersAreTheKnownOnes() {
        assertThat(corners())
                .containsExactlyInAnyOrder(
                        Set.of(0, 4, 22),
                        Set.of(1, 9, 23),
                        Set.of(2, 5, 6),
                        Set.of(3, 7, 8),
                        Set.of(10, 18, 20),
                        Set.of(11, 12, 16),
                        Set.of(13, 14, 17),
                        Set.of(15, 19, 21));
        for (int place = 0; place < Corners.COUNT; place++) {
            int[] sides = sides(place);
            // Clockwise: the three outward ways in this order are a left-handed system.
            assertThat(normal(sides[0]).cross(normal(sides[1])).dot(normal(sides[2])))
                    .isEqualTo(-1);
            assertThat(Sticker.at(sides[0]).face()).isIn(Face.U, Face.D);
        }
    }

    private static Face.Vector normal(int sticker) {
        return Sticker.at(sticker).face().normal();
    }

    private static int[] sides(int place) {
        return IntStream.range(0, 3).map(side -> Corners.sticker(place, side)).toArray();
    }

    private static Set<Set<Integer>> corners() {
        return IntStream.range(0, Corners.COUNT)
                .mapToObj(place -> Arrays.stream(sides(place)).boxed().collect(Collectors.toSet()))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource
    void aTurnKeepsCornersTogether(Face face) {
        int[] to = Sticker.turn(face);
        Set<Set<Integer>> corners = corners();
        for (Set<Integer> corner : corners) {
            assertThat(corners)
                    .contains(corner.stream().map(place -> to[place]).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    @Test
    void theModelTurnsAsTheStickersDo() {
        Random random = new Random(1);
        PocketCube puzzle = new PocketCube(CubeGoal.SOLVED, Metric.HALF_TURNS);
        for (int round = 0; round < 200; round++) {
            long state = puzzle.randomState(random);
            for (int move = 0; move < puzzle.moveCount(); move++) {
                int[] to = Sticker.turn(Face.at(Corners.face(move)));
                int times = move >= Corners.QUARTER_TURNS ? 2 : move % 2 == 0 ? 1 : 3;
                long after = puzzle.apply(state, move);
                for (int sticker = 0; sticker < Sticker.COUNT; sticker++) {
                    int place = sticker;
                    for (int turn = 0; turn < times; turn++) {
                        place = to[place];
                    }
                    assertThat(Cube.home(after, place)).isEqualTo(Cube.home(state, sticker));
                }
            }
        }
    }

    @Test
    void completeFacesAreThoseOfOneColour() {
        Random random = new Random(2);
        long[] few = CubeGoal.faces(1).states();
        for (int round = 0; round < 2_000; round++) {
            long state = few[random.nextInt(few.length)];
            int count = 0;
            for (Face face : Face.values()) {
                boolean complete = Arrays.stream(Sticker.of(face))
                                .mapToObj(sticker -> Cube.colour(state, sticker))
                                .distinct()
                                .count()
                        == 1;
                assertThat(Cube.isComplete(state, face)).isEqualTo(complete);
                count += complete ? 1 : 0;
            }
            assertThat(Cube.completeFaces(state)).isEqualTo(count);
        }
    }
}
