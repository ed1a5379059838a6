"""What a process asks of the system: to end with its parent, to stay small, to take in orphans.

Linux does all of it. Elsewhere a call that the system does not know changes nothing.
"""

import ctypes
import os
import resource
import signal
import sys
from pathlib import Path
from threading import Event
from typing import Final

_SET_PARENT_DEATH_SIGNAL: Final = 1
_SET_CHILD_SUBREAPER: Final = 36
_PAGE: Final = resource.getpagesize()

stopping: Final = Event()
"""Set once this process takes no new connections and only answers what has begun."""


def end_with_parent(parent: int) -> None:
    """Let the system kill this process as soon as its parent, whose id is given, has ended."""
    _prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:  # it ended before we had asked
        os._exit(1)


def become_subreaper() -> None:
    """Become the parent of every process below this one that loses its own."""
    _prctl(_SET_CHILD_SUBREAPER, 1)


def limit_memory(size: int) -> None:
    """Refuse to this process, and to what it starts, memory of its own beyond so many bytes.

    Python raises MemoryError then. Files that are mapped, as SQLite does, do not count.
    """
    _soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    limit = size if hard == resource.RLIM_INFINITY else min(size, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, hard))


def allow_many_files() -> int:
    """Open as many files and connections as the system lets us; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        return soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def resident_size(process: int) -> int:
    """How many bytes of memory the process holds now; 0 where that is unknown or it has ended."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return 0
    return int(pages) * _PAGE


def kill_group(leader: int, number: int) -> None:
    """Send a signal to every process of the group; none may be left."""
    try:
        os.killpg(leader, number)
    except (ProcessLookupError, PermissionError):  # macOS says the latter of a group of zombies
        return


def _prctl(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)
