"""Between an ASGI server and a WSGI application: bodies are complete before a thread is taken.

A server that hands a request to a thread while its body is still under way lets a few clients
that send slowly, or not at all, hold every thread. Here the event loop reads the body, within
limits of size and time; a thread runs the application on a request that is whole; and the loop
sends the response, so that slow readers hold no thread either.
"""

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable, Iterable, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NoReturn
from urllib.parse import unquote_to_bytes

from werkzeug.exceptions import (
    HTTPException,
    RequestEntityTooLarge,
    RequestTimeout,
    ServiceUnavailable,
)

from web.security import LARGEST_FORM
from web.server.pushing import PUSH, Push, Pushing
from web.turns import Turns

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Environ = dict[str, Any]
StartResponse = Callable[..., Callable[[bytes], object]]
WSGIApplication = Callable[[Environ, StartResponse], Iterable[bytes]]
Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a body may be: `size` bytes in `total` seconds, no `pause` seconds without a byte.

    All bodies that are held at the same time have `held` bytes together.
    """

    size: int = LARGEST_FORM
    pause: float = 10.0
    total: float = 30.0
    held: int = 64 << 20


class Disconnected(Exception):
    """The client has gone before its request was whole."""


class RefusedBody:
    """In the place of a body that was not taken: whoever reads it gets the reason.

    So the application answers, with its own page in the language of the person.
    """

    def __init__(self, reason: HTTPException) -> None:
        self._reason = reason

    def read(self, _size: int = -1) -> NoReturn:
        """Raises the reason, as every other way to read does."""
        raise self._reason

    readline = readlines = readinto = read

    def __iter__(self) -> NoReturn:
        raise self._reason


@dataclass(slots=True)
class BufferedResponse:
    """A response of the application, whole."""

    status: int
    headers: Headers
    body: bytes


class BufferedApplication:
    """An ASGI application that runs a WSGI one in `threads` threads, on whole requests only.

    Of these few compute at the same time (`web.turns`).
    """

    def __init__(
        self, application: WSGIApplication, threads: int, limits: Limits | None = None
    ) -> None:
        self._application = application
        self._limits = limits or Limits()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="request")
        self._turns = Turns()
        self._held = 0  # bytes of all bodies at this moment
        self._pushing = Pushing()

    def end_pushing(self) -> None:
        """Let the responses end that go on; call it before the server waits for all to be done."""
        self._pushing.end()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            raise NotImplementedError(f"expected a request over HTTP, not {scope['type']!r}")
        chunks: list[bytes] = []
        try:
            body = await self._body(scope, receive, chunks)
            environ, push = environ_of(scope, body), Push()
            if self._pushing.has_room:
                environ[PUSH] = push
            answer = await asyncio.get_running_loop().run_in_executor(
                self._threads, self._run, environ
            )
        except Disconnected:
            return
        finally:
            self._held -= sum(map(len, chunks))
        if isinstance(body, RefusedBody):  # the rest of it may still come
            answer.headers.append((b"connection", b"close"))
        await send(
            {"type": "http.response.start", "status": answer.status, "headers": answer.headers}
        )
        if push.subscribe is None:
            await send({"type": "http.response.body", "body": answer.body})
            return
        await send({"type": "http.response.body", "body": answer.body, "more_body": True})
        await self._pushing.go_on(push.subscribe, receive, send)

    def _run(self, environ: Environ) -> BufferedResponse:
        with self._turns.taken():
            return run(self._application, environ)

    async def _body(
        self, scope: Message, receive: Receive, chunks: list[bytes]
    ) -> bytes | RefusedBody:
        """The body of the request; what has come of it is noted in `chunks` and in `held`.

        Raises:
            Disconnected: the client has gone.
        """
        declared = content_length(scope["headers"])
        if declared == 0:
            return b""
        if declared is not None and declared > self._limits.size:
            return RefusedBody(RequestEntityTooLarge())
        try:
            await self._read(receive, chunks)
        except TimeoutError:
            return RefusedBody(RequestTimeout())
        except HTTPException as reason:
            return RefusedBody(reason)
        return b"".join(chunks)

    async def _read(self, receive: Receive, chunks: list[bytes]) -> None:
        loop, size, more = asyncio.get_running_loop(), 0, True
        end = loop.time() + self._limits.total
        async with asyncio.timeout(self._limits.pause) as limit:
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Disconnected
                chunk, more = message.get("body", b""), message.get("more_body", False)
                chunks.append(chunk)
                size += len(chunk)
                self._held += len(chunk)
                if size > self._limits.size:
                    raise RequestEntityTooLarge
                if self._held > self._limits.held:
                    raise ServiceUnavailable
                limit.reschedule(min(end, loop.time() + self._limits.pause))


def content_length(headers: Sequence[tuple[bytes, bytes]]) -> int | None:
    """How long the body is said to be; None where it comes in chunks and nobody knows."""
    found = 0
    for name, value in headers:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length":
            found = int(value) if value.isdigit() else 0
    return found


def environ_of(scope: Message, body: bytes | RefusedBody) -> Environ:
    """The request as WSGI hands it over."""
    path = unquote_to_bytes(scope["raw_path"]) if scope.get("raw_path") else scope["path"].encode()
    name, port = scope.get("server") or ("localhost", 80)
    environ: Environ = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": path.decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": str(name),
        "SERVER_PORT": str(port),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": scope["client"][0] if scope.get("client") else "",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": io.BytesIO(body) if isinstance(body, bytes) else body,
        "wsgi.input_terminated": True,
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    environ.update(_header_variables(scope["headers"]))
    if isinstance(body, bytes) and body:
        environ["CONTENT_LENGTH"] = str(len(body))
    return environ


def _header_variables(headers: Sequence[tuple[bytes, bytes]]) -> Environ:
    results: Environ = {}
    for name, value in headers:
        if b"_" in name:  # would pass for the header with hyphens, which a proxy vouches for
            continue
        key = name.decode("latin-1").upper().replace("-", "_")
        if key not in ("CONTENT_TYPE", "CONTENT_LENGTH"):
            key = f"HTTP_{key}"
        if key == "HTTP_TRANSFER_ENCODING":  # the body is whole
            continue
        said = value.decode("latin-1")
        if key in results:
            said = f"{results[key]}{'; ' if key == 'HTTP_COOKIE' else ','}{said}"
        results[key] = said
    return results


def run(application: WSGIApplication, environ: Environ) -> BufferedResponse:
    """Call the application and gather its response."""
    answer, chunks = BufferedResponse(500, [], b""), list[bytes]()

    def start_response(
        status: str, headers: list[tuple[str, str]], _failure: object = None
    ) -> Callable[[bytes], object]:
        answer.status = int(status.split(" ", 1)[0])
        answer.headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers
        ]
        return chunks.append

    iterable = application(environ, start_response)
    try:
        chunks.extend(iterable)
    finally:
        close: Callable[[], object] | None = getattr(iterable, "close", None)
        if close:
            close()
    answer.body = b"".join(chunks)
    push = environ.get(PUSH)
    if push is not None and push.subscribe:
        answer.headers = [each for each in answer.headers if each[0] != b"content-length"]
    else:
        _declare_length(answer)
    return answer


def _declare_length(answer: BufferedResponse) -> None:
    """A response whose length is known needs no chunks; some must have none."""
    known = any(name == b"content-length" for name, _value in answer.headers)
    if not known and answer.status not in (204, 304):
        answer.headers.append((b"content-length", str(len(answer.body)).encode()))
