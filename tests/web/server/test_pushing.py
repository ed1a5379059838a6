"""A response that goes on holds no thread, ends with its reader or its server, and is told what is news."""

import asyncio
from collections.abc import Callable, Iterable

import pytest

from tests.web.server.asgi_client import GONE, scope
from web.server import pushing
from web.server.asgi import BufferedApplication, Environ, Message, StartResponse
from web.server.pushing import PUSH, Deliver

PATIENCE = 30  # seconds; only a failing test waits so long
LISTENERS = 64


class News:
    """An application whose every response goes on, and who listens to it."""

    def __init__(self) -> None:
        self.listeners: list[Deliver] = []

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        if PUSH in environ:
            environ[PUSH].subscribe = self.listen
        start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", "5")])
        return [b"first"]

    def listen(self, deliver: Deliver) -> Callable[[], None]:
        self.listeners.append(deliver)
        return lambda: self.listeners.remove(deliver)


class Reader:
    """A client: what it was sent, and the moment when it goes."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.gone = asyncio.Event()

    async def receive(self) -> Message:
        await self.gone.wait()
        return GONE

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    @property
    def text(self) -> bytes:
        return b"".join(each.get("body", b"") for each in self.sent)

    async def has(self, piece: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            while piece not in self.text:
                await asyncio.sleep(0.001)


def test_what_is_news_reaches_every_reader_and_holds_no_thread():
    async def run() -> None:
        news, readers = News(), [Reader() for _ in range(LISTENERS)]
        application = BufferedApplication(news, 1)
        tasks = [
            asyncio.ensure_future(application(scope("/", "GET"), each.receive, each.send))
            for each in readers
        ]
        for each in readers:
            await each.has(b"first")
        while len(news.listeners) < LISTENERS:
            await asyncio.sleep(0.001)
        for deliver in tuple(news.listeners):
            deliver(b"second")
        for each in readers:
            await each.has(b"second")
            assert not any(name == b"content-length" for name, _ in each.sent[0]["headers"])
            each.gone.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        assert news.listeners == []

    asyncio.run(run())


def test_a_server_that_ends_lets_them_end():
    async def run() -> None:
        news, reader = News(), Reader()
        application = BufferedApplication(news, 1)
        task = asyncio.ensure_future(application(scope("/", "GET"), reader.receive, reader.send))
        await reader.has(b"first")
        application.end_pushing()
        await asyncio.wait_for(task, PATIENCE)
        assert reader.sent[-1]["more_body"] is False
        late = Reader()
        await asyncio.wait_for(application(scope("/", "GET"), late.receive, late.send), PATIENCE)
        assert late.text == b"first"

    asyncio.run(run())


def test_beyond_the_most_a_response_ends_at_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pushing, "MOST", 0)

    async def run() -> None:
        reader = Reader()
        application = BufferedApplication(News(), 1)
        await asyncio.wait_for(
            application(scope("/", "GET"), reader.receive, reader.send), PATIENCE
        )
        assert reader.text == b"first"

    asyncio.run(run())


def test_a_slow_reader_gets_the_latest_piece_alone():
    async def run() -> None:
        news, reader = News(), Reader()
        application = BufferedApplication(news, 1)
        task = asyncio.ensure_future(application(scope("/", "GET"), reader.receive, reader.send))
        await reader.has(b"first")
        while not news.listeners:
            await asyncio.sleep(0.001)
        for number in range(100):
            news.listeners[0](b"<%d>" % number)
        await reader.has(b"<99>")
        assert b"<50>" not in reader.text
        reader.gone.set()
        await asyncio.wait_for(task, PATIENCE)

    asyncio.run(run())
