/** The window: its bars and panes, its keys, its looks and what it remembers. It never names a puzzle. */
package playground.ui.shell;
