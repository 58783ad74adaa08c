#!/bin/sh
# Sets up, builds and starts Puzzle Playground: the one command for a fresh machine. Arguments go to the program.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
program=$root/target/puzzle-playground/bin/puzzle-playground
built=$root/target/puzzle-playground.built
. "$root/packaging/linux/packages.sh"

fail() {
    printf 'run.sh: %s\n' "$1" >&2
    exit 1
}

# Makes sure of what is named, as in packages.sh.
provide() {
    [ -z "${JAVA_HOME:-}" ] || has_jdk || fail "JAVA_HOME, $JAVA_HOME, has no JDK of version 17 or newer."
    case $(uname -s) in
        Linux)
            ensure_packages "$@" || fail "$reason"
            has_jdk || fail "A JDK of version 17 or newer is there, but $(command -v java) is older; set JAVA_HOME."
            ;;
        Darwin)
            has_jdk || fail 'There is no JDK of version 17 or newer: brew install openjdk@21, and set JAVA_HOME to it.'
            has_command mvn || fail 'There is no Maven: brew install maven'
            ;;
        *) fail 'This is for Linux and macOS. Elsewhere, with a JDK and Maven: mvn javafx:run' ;;
    esac
}

# Whether the program is older than anything it is made of. A folder is newer when a file in it was deleted.
is_stale() {
    [ ! -e "$built" ] ||
        find "$root/pom.xml" "$root/assets" "$root/src/main" "$root/packaging/common" -newer "$built" | grep -q .
}

build() {
    echo 'Building; the first time, Maven downloads what it needs, which takes some minutes.' >&2
    # Its folder first: a library that is no longer used must not stay on the class path.
    rm -rf "$root/target/puzzle-playground" "$built"
    mkdir -p "$root/target"
    touch "$built.begun"
    (cd "$root" && mvn -q -B package -DskipTests >&2) || fail 'The build failed; what Maven says about it is above.'
    mv "$built.begun" "$built"
}

needs=build
virtual=false
if [ $# -eq 0 ] || [ "$1" = demo ]; then
    needs='build window'
    # On Wayland too: JavaFX is an X program there, and DISPLAY is set for such.
    if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}" ]; then
        echo 'There is no display here, so this is the demonstration, in a virtual one.' >&2
        virtual=true
        needs='build window virtual-display'
    fi
fi
# shellcheck disable=SC2086 # Its words are the arguments.
provide $needs
! is_stale || build

$virtual || exec "$program" "$@"
[ $# -gt 0 ] || set -- demo --pictures "$root/target/demo"
# The demonstration ends by itself, at the latest when it has lost its patience; a window system may hang.
exec timeout 900 xvfb-run -a -s '-screen 0 1440x900x24' "$program" "$@"
