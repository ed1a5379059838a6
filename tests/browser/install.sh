#!/bin/sh
# Sees to it that the browser tests can run: Debian's Chromium, or the one that $CHROMIUM
# names, and a font that has Chinese and Japanese characters. Installs only what is missing.
set -eu

purpose="The browser tests"
advice="Install Chromium and a CJK font (on Debian: apt-get install chromium fonts-noto-cjk),
or set CHROMIUM to the browser's path."
chromium=${CHROMIUM:-/usr/bin/chromium}
missing=
[ -x "$chromium" ] || missing="chromium"
[ -n "$(find /usr/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        -iname '*CJK*' 2>/dev/null | head -n 1)" ] || missing="$missing fonts-noto-cjk"
[ -n "$missing" ] || exit 0

if [ -n "${CHROMIUM:-}" ] && [ ! -x "$CHROMIUM" ]; then
    echo "CHROMIUM names '$CHROMIUM', which is not there. $advice" >&2
    exit 1
fi
# shellcheck disable=SC2086  # one word a package
sh tests/install_packages.sh "$purpose" "$advice" $missing
[ -x "$chromium" ] || { echo "After the installation there is still no $chromium." >&2; exit 1; }
