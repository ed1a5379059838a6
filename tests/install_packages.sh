#!/bin/sh
# Installs Debian packages that tests need: install_packages.sh WHAT-FOR WHAT-TO-DO PACKAGE...
# Where it cannot, it says what to do by hand; in CI that is a failure of the run.
set -eu

purpose=$1
advice=$2
shift 2

fail() {
    echo "$purpose cannot run: $1" >&2
    echo "$advice" >&2
    echo "The other tests run by 'make check test-unit'." >&2
    [ "${CI:-}" != "true" ] || echo "In CI this is a failure: these tests were not run." >&2
    exit 1
}

command -v apt-get >/dev/null 2>&1 || fail "missing here: $*."
if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    fail "missing here: $*, and only root may install it."
fi

echo "$purpose: installing $*"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq || fail "the list of packages could not be read."
$as_root apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    fail "apt-get could not install $*."
