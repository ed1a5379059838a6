"""Turns to compute: how few requests of a process work at the same time.

Python runs one thread of a process at a time. With many at work, one that writes waits for the others
after each of its statements, and all other writes wait for it. So few compute at once. A request that
writes, or asks another server, hands its turn on first: it waits without one, and then goes beside the
others.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from threading import Semaphore
from typing import Final

AT_ONCE: Final = 1
PATIENCE: Final = 0.1  # seconds; behind a page that takes long the others begin all the same


@dataclass(slots=True)
class Turn:
    """The turn of one request, so long as it is held."""

    free: Semaphore
    is_held: bool

    def hand_on(self) -> None:
        """Let the next request begin; a second time changes nothing."""
        if self.is_held:
            self.is_held = False
            self.free.release()


_current: ContextVar[Turn | None] = ContextVar("turn", default=None)


class Turns:
    """The turns of one process."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._free = Semaphore(at_once)
        self._patience = patience

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Within the block this thread answers a request, and has a turn until it hands it on."""
        own = Turn(self._free, self._free.acquire(timeout=self._patience))
        before = _current.set(own)
        try:
            yield
        finally:
            _current.reset(before)
            own.hand_on()


def hand_on() -> None:
    """Hand on the turn of the request at hand, if it has one: it is about to wait."""
    own = _current.get()
    if own:
        own.hand_on()
