#!/bin/sh
# Sees to it that the browser tests can run: one of Debian's Chromiums, or the one that $CHROMIUM
# names, and a font that has Chinese and Japanese characters. Installs only what is missing.
set -eu

purpose="The browser tests"
shell=chromium-headless-shell  # Chromium without windows: the same pages for two thirds of the work
advice="Install Chromium and a CJK font (on Debian: apt-get install $shell fonts-noto-cjk),
or set CHROMIUM to the browser's path."

has_browser() {
    if [ -n "${CHROMIUM:-}" ]; then
        [ -x "$CHROMIUM" ]
    else
        [ -x "/usr/lib/chromium/$shell" ] || [ -x /usr/bin/chromium ]
    fi
}

missing=
has_browser || missing=$shell
[ -n "$(find /usr/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        -iname '*CJK*' 2>/dev/null | head -n 1)" ] || missing="$missing fonts-noto-cjk"
if [ -z "$missing" ]; then
    [ -n "${CHROMIUM:-}" ] || [ -x "/usr/lib/chromium/$shell" ] ||
        echo "$purpose would take a third less time with Debian's package $shell."
    exit 0
fi

if [ -n "${CHROMIUM:-}" ] && ! has_browser; then
    echo "CHROMIUM names '$CHROMIUM', which is not there. $advice" >&2
    exit 1
fi
# shellcheck disable=SC2086  # one word a package
sh tests/install_packages.sh "$purpose" "$advice" $missing
has_browser || { echo "After the installation there is still no Chromium." >&2; exit 1; }
