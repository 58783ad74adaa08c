/** What is fast is measured here, with JMH, as ratios against a peer in the same run: {@code mvn -Pbench test}. */
package playground.bench;
