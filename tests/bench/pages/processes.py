"""What processes below another one used: seconds of the processor, and memory."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
_USER, _SYSTEM, _PARENT = 11, 12, 1  # places in /proc/PID/stat after the name


def below(root: int) -> list[int]:
    """The process and all that it started."""
    parents = {
        int(each.name): int(fields[_PARENT])
        for each in Path("/proc").iterdir()
        if each.name.isdigit() and (fields := _stat(int(each.name)))
    }
    found = [root]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def seconds_used(processes: list[int]) -> float:
    """Seconds of the processor that these have used since they began."""
    used = (fields for each in processes if (fields := _stat(each)))
    return sum(int(fields[_USER]) + int(fields[_SYSTEM]) for fields in used) / TICKS


def resident(process: int) -> int:
    """Bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def workers_of(root: int) -> list[int]:
    """The processes that answer requests: each is below one that has but loaded the site."""
    serving = [each for each in below(root) if b"web.server.serve" in _command(each)]
    return [each for each in serving if _parent(each) in serving]


def _stat(process: int) -> list[str]:
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.rpartition(")")[2].split()


def _parent(process: int) -> int:
    fields = _stat(process)
    return int(fields[_PARENT]) if fields else 0


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""
