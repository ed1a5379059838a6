#!/bin/sh
# Sees to it that the tests of PDFs can run: Pango with its companions, and the fonts of Debian
# that Chinese and Japanese sheets are set in. Installs only what is missing.
set -eu

python=$1
missing=
"$python" -c 'import weasyprint' 2>/dev/null ||
    missing="libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
[ -n "$(find /usr/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
        -iname 'NotoSansCJK*' 2>/dev/null | head -n 1)" ] || missing="$missing fonts-noto-cjk"
[ -n "$missing" ] || exit 0

# shellcheck disable=SC2086  # one word a package
sh tests/install_packages.sh "The tests of PDFs" \
    "Install Pango and a CJK font (on Debian: apt-get install $missing)." $missing
