"""Who listens to a lesson hears of its changes: one thread of a process asks the database for all.

Processes know nothing of each other, so each asks for itself, and only while somebody listens.
`docs/decisions/0012-a-lesson-for-many-phones.md` says why.
"""

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from school.database import Database
from school.faults import DatabaseFault
from school.together.standing import Pulse, pulses
from web.server.pushing import Deliver
from web.services import services

PERIOD: Final = 0.2  # seconds between two looks at the database
_KEY: Final = "lesson_watcher"
Line = Callable[[Pulse], bytes]


@dataclass(eq=False, slots=True)
class Listener:
    """One response that goes on; `sent` is what its reader knows."""

    line: Line
    sent: bytes
    deliver: Deliver


class LessonWatcher:
    """Hands the pulses of lessons to whoever listens."""

    def __init__(self, database: Callable[[], Database]) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._listeners: defaultdict[int, set[Listener]] = defaultdict(set)
        self._thread: threading.Thread | None = None

    def listen(self, lesson_id: int, listener: Listener) -> Callable[[], None]:
        """Let the listener hear of every change until what is returned is called."""
        with self._lock:
            self._listeners[lesson_id].add(listener)
            if self._thread is None:
                self._thread = threading.Thread(
                    target=self._watch, name="lesson-watcher", daemon=True
                )
                self._thread.start()
        return lambda: self._leave(lesson_id, listener)

    def _leave(self, lesson_id: int, listener: Listener) -> None:
        with self._lock:
            left = self._listeners[lesson_id]
            left.discard(listener)
            if not left:
                del self._listeners[lesson_id]

    def _watch(self) -> None:
        while True:
            time.sleep(PERIOD)
            with self._lock:
                wanted = {id: tuple(found) for id, found in self._listeners.items()}
                if not wanted:
                    self._thread = None
                    return
            # A database that cannot be read now is looked at again in a moment.
            with suppress(DatabaseFault, SQLAlchemyError), self._database().reading() as session:
                _tell(wanted, pulses(session, list(wanted)))


def _tell(wanted: Mapping[int, tuple[Listener, ...]], found: Mapping[int, Pulse]) -> None:
    for lesson_id, pulse in found.items():
        for listener in wanted[lesson_id]:
            line = listener.line(pulse)
            if line != listener.sent:
                listener.sent = line
                listener.deliver(line)


def install(app: Flask) -> None:
    """Give the application its watcher."""
    app.extensions[_KEY] = LessonWatcher(lambda: services(app).database)


def watcher(app: Flask) -> LessonWatcher:
    """The watcher of the application."""
    found: LessonWatcher = app.extensions[_KEY]
    return found
