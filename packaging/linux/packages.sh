# What the program needs from a Debian-like system, and how it gets there. Sourced by run.sh and .ci/run.
#
# A package is written as the names that different releases have for it, the best first and the commonest last:
# "libgtk-3-0t64|libgtk-3-0". A package counts as missing where what it brings is not there, whoever brought it.

has_command() {
    command -v "$1" >/dev/null 2>&1
}

has_library() {
    PATH=$PATH:/sbin:/usr/sbin ldconfig -p | grep -q "^[[:space:]]*$1 "
}

# Whether there is a font for a language; for any, without one.
has_font() {
    has_command fc-list && fc-list "${1:+:lang=$1}" | grep -q .
}

# Whether the Java that would be used is a JDK, 17 or newer.
has_jdk() {
    java=${JAVA_HOME:+$JAVA_HOME/bin/}java
    major=$("$java" -version 2>&1 | sed -n 's/^[^"]*version "\([0-9]*\).*/\1/p' | head -n 1)
    [ "${major:-0}" -ge 17 ] && has_command "${java}c"
}

# Prints the packages that are missing for what is named: build, window, virtual-display.
missing_packages() {
    for purpose in "$@"; do
        case $purpose in
            build)
                has_jdk || echo 'openjdk-21-jdk-headless|openjdk-25-jdk-headless|openjdk-17-jdk-headless'
                has_command mvn || echo maven
                ;;
            window)
                has_library libgtk-3.so.0 || echo 'libgtk-3-0t64|libgtk-3-0'
                has_library libGL.so.1 || echo libgl1
                has_library libXtst.so.6 || echo 'libxtst6t64|libxtst6'
                has_font || echo fonts-dejavu-core
                has_font zh-cn || echo fonts-noto-cjk
                ;;
            virtual-display)
                has_command Xvfb || echo xvfb
                has_command xauth || echo xauth
                ;;
        esac
    done
}

# The names of packages that this system knows them by.
known_names() {
    for package in "$@"; do
        for name in $(echo "$package" | tr '|' ' '); do
            apt-cache show "$name" >/dev/null 2>&1 && break
        done
        printf '%s ' "$name"
    done
}

# The commonest names of packages.
plain_names() {
    echo "$*" | sed 's/[^ ]*|//g'
}

# Installs packages; where it cannot, $reason says what to do by hand.
install_packages() {
    reason="This system has no apt-get. Install by its own means what Debian calls: $(plain_names "$*")"
    has_command apt-get || return 1
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        reason="Only root may install. As root: apt-get install $(known_names "$@")"
        has_command sudo || return 1
        as_root=sudo
        echo 'This goes through sudo, since only root may install.' >&2
    fi
    $as_root apt-get -qq update
    names=$(known_names "$@")
    # shellcheck disable=SC2034 # For whoever sources this.
    reason="Packages could not be installed. To see why: ${as_root:+sudo }apt-get install $names"
    # shellcheck disable=SC2086 # The words of $names are the packages.
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install $names >/dev/null
}

# Makes sure of everything that is needed for what is named, saying what it does to the system before it does it.
ensure_packages() {
    missing=$(missing_packages "$@" | tr '\n' ' ')
    [ -n "$missing" ] || return 0
    echo "Installing what is missing here: $(plain_names "$missing")" >&2
    # shellcheck disable=SC2086 # Its words are the packages.
    install_packages $missing
}
