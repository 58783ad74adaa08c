package playground.bench;

/**
 * Two benchmarks of which the ratio of their times is wanted.
 *
 * @param subject the product's, as {@code Class.method}
 * @param peer what it is compared with
 * @param parameters which of their parameters, as JMH has them, or empty
 * @param atMost the ratio that it must not be above; {@link Double#NaN} where it is only reported
 */
record Pair(String subject, String peer, String parameters, double atMost) {
    /** A pair whose ratio is only reported. */
    static Pair reported(String subject, String peer, String parameters) {
        return new Pair(subject, peer, parameters, Double.NaN);
    }
}
