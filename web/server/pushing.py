"""Responses that go on: a view says what to listen to, and the event loop sends it, without a thread.

A view finds a `Push` in the environment of its request (`PUSH`) where the server can send on, and
gives it a `subscribe`. Where there is none, as under another server, the response ends at once and
whoever reads it asks again after a second.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

PUSH: Final = "fanwise.push"
MOST: Final = 2000  # responses that go on at a time in one process; further ones end at once
LONGEST: Final = 600.0  # seconds; then the reader asks anew, and it is looked again who may
HEARTBEAT: Final = 15.0  # seconds after which a line without meaning finds out who has gone
BEAT: Final = b": \n\n"

Deliver = Callable[[bytes], None]
Subscribe = Callable[[Deliver], Callable[[], None]]
"""Calls what it is given, from any thread, with each piece that is news; it returns what ends that."""

Message = MutableMapping[str, Any]


@dataclass(slots=True)
class Push:
    """What follows the response that a view gave; nothing unless it sets `subscribe`."""

    subscribe: Subscribe | None = None


class Pushing:
    """All responses of one process that go on."""

    def __init__(self) -> None:
        self._open: set[asyncio.Event] = set()
        self._ended = False

    @property
    def has_room(self) -> bool:
        """Whether another response may go on."""
        return len(self._open) < MOST and not self._ended

    def end(self) -> None:
        """Let every response end, for the process is about to."""
        self._ended = True
        for each in self._open:
            each.set()

    async def go_on(
        self,
        subscribe: Subscribe,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        """Send what comes until the reader has gone; only the latest piece is kept for a slow one."""
        loop, news, latest = asyncio.get_running_loop(), asyncio.Event(), [BEAT]

        def put(piece: bytes) -> None:
            latest[0] = piece
            news.set()

        def deliver(piece: bytes) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(put, piece)

        self._open.add(news)
        gone = asyncio.ensure_future(_gone(receive))
        gone.add_done_callback(lambda _task: news.set())
        end = loop.time() + LONGEST
        unsubscribe = subscribe(deliver)
        try:
            while loop.time() < end and not gone.done() and not self._ended:
                piece, latest[0] = latest[0], BEAT
                await send({"type": "http.response.body", "body": piece, "more_body": True})
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), HEARTBEAT)
                news.clear()
            if not gone.done():
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            unsubscribe()
            self._open.discard(news)
            gone.cancel()


async def _gone(receive: Callable[[], Awaitable[Message]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
