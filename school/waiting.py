"""How long is waited for the writes of others: in one request all waits together have one limit."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from threading import Lock
from time import monotonic, sleep
from typing import Final

from school.faults import DatabaseFault, DatabaseFaultKind

NAP: Final = 0.001  # seconds between two tries to write while another process does
SLICE: Final = 0.1  # seconds after which a waiting thread looks whether waiting still has sense
SHORT: Final = 1.0  # seconds after which another program counts as holding the database up


@dataclass(slots=True)
class WaitBudget:
    """The seconds that may still be waited, and the fault after which it is not tried again."""

    left: float
    gone: DatabaseFault | None = None

    @contextmanager
    def spent(self) -> Iterator[None]:
        """Take the time of the block off what is left."""
        began = monotonic()
        try:
            yield
        finally:
            self.left = max(0.0, self.left - (monotonic() - began))

    def note(self, fault: DatabaseFault) -> None:
        """After a fault nothing is waited for any more; what is gone is not even looked for."""
        if fault.fault is DatabaseFaultKind.BUSY:
            self.left = 0.0
        elif fault.fault is DatabaseFaultKind.GONE:
            self.gone = fault


_of_request: ContextVar[WaitBudget | None] = ContextVar("patience", default=None)


def limit_waiting(seconds: float) -> None:
    """From now on this thread waits so long in all, until `end_waiting_limit`."""
    _of_request.set(WaitBudget(seconds))


def end_waiting_limit() -> None:
    """The request is over: whatever this thread does next waits by itself."""
    _of_request.set(None)


@contextmanager
def waiting_at_most(seconds: float) -> Iterator[None]:
    """Within the block all waits together have this limit."""
    before = _of_request.set(WaitBudget(seconds))
    try:
        yield
    finally:
        _of_request.reset(before)


def wait_budget(usual: float) -> WaitBudget:
    """That of the request at hand; outside of requests each wait has the usual limit."""
    return _of_request.get() or WaitBudget(usual)


class WriteQueue(AbstractContextManager[None]):
    """One write of the process at a time.

    SQLite lets a late writer sleep and starve; a lock is a queue. While another program keeps the
    process from writing (`held_up`), one thread at most waits for long: the others answer. Where
    another process of the site writes as well (`shared_at`), it is let in after each write.
    """

    def __init__(self, wait: float) -> None:
        self.wait = wait
        self.held_up = False
        self.shared_at = -SHORT
        self._lock = Lock()

    def __enter__(self) -> None:
        own = wait_budget(self.wait)
        with own.spent():
            began = monotonic()
            while not self._lock.acquire(timeout=min(SLICE, own.left)):
                waited = monotonic() - began
                if waited >= own.left or self.held_up:
                    own.left = 0.0
                    raise DatabaseFault(
                        DatabaseFaultKind.BUSY,
                        f"no turn to write within {waited:.1f} seconds; a block of"
                        " database.writing() may be long or stand inside another",
                    )

    def __exit__(self, *_failure: object) -> None:
        if monotonic() - self.shared_at < SHORT:
            sleep(2 * NAP)  # whoever waits elsewhere looks in every nap
        self._lock.release()
