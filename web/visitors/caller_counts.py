"""Where it is kept what each caller has left of an allowance: in a file that all processes of a machine map
into their memory, or in that of one process.

To count touches memory alone: no lock that another process holds, no call to the system, no row. A digest finds
eight places of the file, and a caller who is in none of them takes that of the longest silent. Two processes
that count the same caller within the same millionths of a second count one; what dies amid it breaks nothing.
"""

import mmap
import os
from collections import OrderedDict
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from typing import Final, Protocol

MOST_KNOWN: Final = (
    20_000  # callers whom a process remembers by itself; the longest silent are forgotten
)

SETS: Final = 4096  # a caller's digest says to which it belongs
PLACES: Final = 8  # in each
DIGEST: Final = 16  # bytes

_PLACE: Final = Struct(f"={DIGEST}sdd")  # whose it is, what is left, since when
_SET: Final = _PLACE.size * PLACES
SIZE: Final = _SET * SETS  # bytes of the file, a MiB

Caller = tuple[str, str]
"""Under what is counted, and who."""


class CallerCounts(Protocol):
    """What callers have left, and since when."""

    def get(self, caller: Caller) -> tuple[float, float] | None:
        """What the caller had left, and when that was; None for one who is not known."""

    def put(self, caller: Caller, left: float, since: float) -> None:
        """Remember it."""


class OwnCounts:
    """Those of this process alone."""

    def __init__(self) -> None:
        self._left: OrderedDict[Caller, tuple[float, float]] = OrderedDict()

    def get(self, caller: Caller) -> tuple[float, float] | None:
        return self._left.get(caller)

    def put(self, caller: Caller, left: float, since: float) -> None:
        self._left[caller] = (left, since)
        self._left.move_to_end(caller)
        while len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)


class SharedCounts:
    """Those of all processes that open the same file."""

    def __init__(self, file: Path) -> None:
        """Open the file, or make it.

        Raises:
            OSError: it cannot be made or mapped, or there is no room for it.
        """
        opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            there = os.fstat(opened).st_size
            if there < SIZE:  # written and not only made longer, so that a full disk is told here
                os.pwrite(opened, bytes(SIZE - there), there)
            self._map = mmap.mmap(opened, SIZE)
        finally:
            os.close(opened)

    def get(self, caller: Caller) -> tuple[float, float] | None:
        digest = _digest(caller)
        start = self._place(digest)
        if start is None:
            return None
        _whose, left, since = _PLACE.unpack_from(self._map, start)
        return left, since

    def put(self, caller: Caller, left: float, since: float) -> None:
        digest = _digest(caller)
        start = self._place(digest)
        if start is None:
            first = _set_of(digest)
            places = range(first, first + _SET, _PLACE.size)
            start = min(places, key=lambda each: _PLACE.unpack_from(self._map, each)[2])
        _PLACE.pack_into(self._map, start, digest, left, since)

    def _place(self, digest: bytes) -> int | None:
        first = _set_of(digest)
        found = self._map.find(digest, first, first + _SET)
        while found >= 0 and (found - first) % _PLACE.size:
            found = self._map.find(digest, found + 1, first + _SET)
        return None if found < 0 else found


def _digest(caller: Caller) -> bytes:
    return blake2b("\0".join(caller).encode(), digest_size=DIGEST).digest()


def _set_of(digest: bytes) -> int:
    return int.from_bytes(digest[:4], "little") % SETS * _SET
