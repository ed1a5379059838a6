#!/bin/sh
# Sees to it that the browser tests can run: Debian's Chromium, or the one that $CHROMIUM
# names, and a font that has Chinese and Japanese characters. Installs only what is missing.
set -eu

chromium=${CHROMIUM:-/usr/bin/chromium}
missing=
[ -x "$chromium" ] || missing="chromium"
[ -n "$(find /usr/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        -iname '*CJK*' 2>/dev/null | head -n 1)" ] || missing="$missing fonts-noto-cjk"
[ -n "$missing" ] || exit 0

fail() {
    echo "The browser tests cannot run: $1" >&2
    echo "Install Chromium and a CJK font (on Debian: apt-get install chromium fonts-noto-cjk)," >&2
    echo "or set CHROMIUM to the browser's path. The other tests run by 'make check test-unit'." >&2
    [ "${CI:-}" != "true" ] || echo "In CI this is a failure: no browser test was run." >&2
    exit 1
}

if [ -n "${CHROMIUM:-}" ] && [ ! -x "$CHROMIUM" ]; then
    fail "CHROMIUM names '$CHROMIUM', which is not there."
fi
command -v apt-get >/dev/null 2>&1 || fail "missing here: $missing."
if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    fail "missing here: $missing, and only root may install it."
fi

echo "Installing for the browser tests: $missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq || fail "the list of packages could not be read."
# shellcheck disable=SC2086  # one word a package
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null ||
    fail "apt-get could not install $missing."
[ -x "$chromium" ] || fail "after the installation there is still no $chromium."
