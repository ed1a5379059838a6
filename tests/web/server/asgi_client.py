"""Requests to an ASGI application as a server makes them, message by message."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from web.server.asgi import BufferedApplication, Message

GONE: Message = {"type": "http.disconnect"}
SILENCE: Message = {"type": "silence"}  # the client sends nothing more and stays


@dataclass(frozen=True, slots=True)
class Received:
    """What a client gets: nothing at all where `status` is 0."""

    status: int = 0
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    def header(self, name: bytes) -> list[bytes]:
        """Every value of the header."""
        return [value for found, value in self.headers if found == name]


def part(body: bytes, more: bool = True) -> Message:
    """A piece of a body."""
    return {"type": "http.request", "body": body, "more_body": more}


def scope(path: str = "/", method: str = "GET", **changes: Any) -> Message:
    """A request without its body. `headers` are pairs of text."""
    raw_path, _, query = path.partition("?")
    headers = changes.pop("headers", ())
    return {
        "type": "http",
        "method": method,
        "raw_path": raw_path.encode(),
        "path": raw_path,
        "query_string": query.encode(),
        "http_version": "1.1",
        "scheme": "http",
        "server": ("127.0.0.1", 8000),
        "client": ("192.0.2.1", 50000),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
        **changes,
    }


async def request(
    application: BufferedApplication, asked: Message, body: Iterable[Message] = ()
) -> Received:
    """What the application answers to a request whose body arrives in these messages."""
    arriving, sent = iter(body), list[Message]()

    async def receive() -> Message:
        message = next(arriving, SILENCE)
        if message is SILENCE:
            await asyncio.Event().wait()
        return message

    async def send(message: Message) -> None:
        sent.append(message)

    await application(asked, receive, send)
    if not sent:
        return Received()
    start, *rest = sent
    return Received(
        start["status"], tuple(start["headers"]), b"".join(each["body"] for each in rest)
    )
