/**
 * One person's game: the {@link playground.ui.session.Session session} (what was played and planned), the
 * {@link playground.ui.session.Playback playback} that animates it, and the one background service in which searches
 * run and tables are built. It knows no puzzle and draws nothing.
 */
package playground.ui.session;
