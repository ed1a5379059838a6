"""A supervisor over programs of a few lines: `python -m tests.web.server.small_programs`.

Arguments: a folder, the grace in seconds, and the names of the programs. Each start of a program
adds the ids of its processes as a line to a file of its name in the folder.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from web.server.supervisor import Program, Supervisor

MEGABYTE = 1 << 20
MOST_MEMORY = 128 * MEGABYTE


def main(folder: Path, grace: float, names: list[str]) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever runs the tests may have it ignored
    programs = [
        Program(
            name,
            lambda name=name: PROGRAMS[name.rstrip("0123456789")](folder / name),
            max_resident=MOST_MEMORY,
        )
        for name in names
    ]
    Supervisor(programs, grace).run()


def steady(file: Path) -> None:
    """Runs until SIGTERM, and notes that it ended of itself."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        note(file, os.getpid())  # whoever reads it may ask for the end before the next line
        wait()
    finally:
        note(file.with_suffix(".ended"), os.getpid())


def lingering(file: Path) -> None:
    """Asked to end it does what is left to do: it waits for a file, and notes that it was there."""
    asked: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: asked.append(number))
    note(file, os.getpid())
    while not (asked and file.with_suffix(".go").exists()):
        time.sleep(0.01)
    note(file.with_suffix(".ended"), os.getpid())


def stubborn(file: Path) -> None:
    """Does not end when asked."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    note(file, os.getpid())
    wait()


def family(file: Path) -> None:
    """Has a process below it that does not end when asked."""
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        wait()
    note(file, os.getpid(), child)
    wait()


def brief(file: Path) -> None:
    """Fails at once."""
    note(file, os.getpid())
    sys.exit(3)


def greedy(file: Path) -> None:
    """Holds more memory than it may."""
    note(file, os.getpid())
    wait(bytearray(b"x") * (2 * MOST_MEMORY))


def wait(_held: object = None) -> None:
    """Do nothing until a signal."""
    while True:
        time.sleep(3600)


def note(file: Path, *numbers: int) -> None:
    with file.open("a", encoding="ascii") as lines:
        lines.write(" ".join(map(str, numbers)) + "\n")


PROGRAMS: dict[str, Callable[[Path], None]] = {
    program.__name__: program for program in (steady, lingering, stubborn, family, brief, greedy)
}

if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
