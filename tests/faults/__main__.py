"""Run the programs of this folder one after another, or those that are named."""

import pkgutil
import subprocess
import sys
from pathlib import Path

CANNOT = 2  # the status of a program that cannot break a site on this machine
HELPERS = frozenset({"__main__", "site", "hungry", "learner", "broken", "sqlite_site"})


def programs() -> list[str]:
    """The programs by name: every module of this folder but the helpers."""
    here = [str(Path(__file__).parent)]
    results = {module.name for module in pkgutil.iter_modules(here)}
    return sorted(results - HELPERS)


def main(names: list[str]) -> int:
    """How many of them broke a promise, as the exit status."""
    chosen = names or programs()
    print("Programs:", ", ".join(chosen), flush=True)
    failed, left = [], []
    for name in chosen:
        print(f"\n== {name}", flush=True)
        status = subprocess.run(
            [sys.executable, "-m", f"tests.faults.{name}"], check=False
        ).returncode
        if status:
            (left if status == CANNOT else failed).append(name)
    if left:
        print(f"\nNot tried on this machine: {', '.join(left)}")
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nEvery promise was kept.")
    return min(len(failed), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
