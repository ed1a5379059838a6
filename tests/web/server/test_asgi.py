"""A WSGI application gets whole requests, and no thread waits for a client."""

import asyncio
import threading
from collections.abc import Iterable

import pytest
from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

from tests.web.server import asgi_client as client
from tests.web.server.asgi_client import GONE, SILENCE, part, scope
from web.server.asgi import BufferedApplication, Environ, Limits, Message, StartResponse

LIMITS = Limits(size=10, pause=0.02, total=0.1, held=25)
PATIENCE = 30  # seconds; only a failing test waits so long


def echo(environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
    """Answers with the body, or with the name of the reason why there is none."""
    try:
        body, status = environ["wsgi.input"].read(), "200 OK"
    except HTTPException as reason:
        body, status = reason.name.encode(), f"{reason.code} {reason.name}"
    start_response(status, [("Content-Type", "text/plain")])
    return [body]


def ask(*messages: Message, **of: object) -> client.Received:
    """What the application that echoes answers to a POST whose body arrives so."""
    asked = scope("/", "POST", **of)
    return asyncio.run(client.request(BufferedApplication(echo, 1, LIMITS), asked, messages))


def length(size: int) -> dict[str, object]:
    return {"headers": [("content-length", str(size))]}


CHUNKED = {"headers": [("transfer-encoding", "chunked")]}
SLOW = [part(b"x") for _ in range(3)]


@pytest.mark.parametrize(
    ("messages", "of", "status", "body"),
    [
        ([part(b"whole", more=False)], length(5), 200, b"whole"),
        ([part(b"in "), part(b"parts", more=False)], length(8), 200, b"in parts"),
        ([part(b"chunk"), part(b"ed", more=False)], CHUNKED, 200, b"chunked"),
        ([part(b"0123456789", more=False)], length(10), 200, b"0123456789"),
        ([SILENCE], length(0), 200, b""),
        ([SILENCE], {}, 200, b""),
        ([SILENCE], length(11), 413, b"Request Entity Too Large"),
        ([part(b"0123456789"), part(b"0")], CHUNKED, 413, b"Request Entity Too Large"),
        ([SILENCE], length(5), 408, b"Request Timeout"),
        ([part(b"ha"), SILENCE], length(5), 408, b"Request Timeout"),
        ([GONE], length(5), 0, b""),
        ([part(b"ha"), GONE], length(5), 0, b""),
    ],
)
def test_only_a_whole_body_of_the_right_size_comes_through(
    messages: list[Message], of: dict[str, object], status: int, body: bytes
) -> None:
    received = ask(*messages, **of)

    assert (received.status, received.body) == (status, body)
    assert received.header(b"connection") == ([b"close"] if status in (408, 413) else [])


def test_a_body_that_trickles_is_given_up_in_the_end() -> None:
    """Each byte comes in time, and all of them never."""

    async def trickle() -> client.Received:
        async def receive() -> Message:
            await asyncio.sleep(0.001)
            return part(b"")

        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await BufferedApplication(echo, 1, LIMITS)(scope("/", "POST", **CHUNKED), receive, send)
        return client.Received(sent[0]["status"])

    assert asyncio.run(asyncio.wait_for(trickle(), PATIENCE)).status == 408


def test_half_sent_bodies_hold_no_thread() -> None:
    """Sixty-four of them before one thread, and another request is answered while they wait."""

    async def visit() -> tuple[int, int]:
        application = BufferedApplication(echo, 1, Limits(pause=PATIENCE, total=PATIENCE))
        half = scope("/", "POST", **length(5))
        waiting = [
            asyncio.create_task(client.request(application, half, [part(b"ha"), SILENCE]))
            for _ in range(64)
        ]
        await asyncio.sleep(0)
        answered = await asyncio.wait_for(client.request(application, scope()), PATIENCE)
        still = sum(not task.done() for task in waiting)
        for task in waiting:
            task.cancel()
        return answered.status, still

    assert asyncio.run(visit()) == (200, 64)


def test_all_bodies_together_have_a_limit_that_is_given_back() -> None:
    async def visit() -> tuple[list[int], int]:
        application = BufferedApplication(echo, 1, LIMITS)
        asked = scope("/", "POST", **length(10))
        half = [part(b"012345678"), SILENCE]
        together = await asyncio.gather(
            *(client.request(application, asked, half) for _ in range(3))
        )
        later = await client.request(application, asked, [part(b"0123456789", more=False)])
        return sorted(received.status for received in together), later.status

    assert asyncio.run(visit()) == ([408, 408, 503], 200)


def test_at_most_so_many_threads_run_the_application() -> None:
    together, gate = threading.Semaphore(3), threading.Barrier(3, timeout=PATIENCE)

    def counted(_environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        assert together.acquire(blocking=False), "a fourth thread"
        gate.wait()  # opens when three are here, so three threads there are
        together.release()
        start_response("204 No Content", [])
        return []

    async def visit() -> list[int]:
        application = BufferedApplication(counted, 3)
        received = await asyncio.gather(*(client.request(application, scope()) for _ in range(9)))
        return [each.status for each in received]

    assert asyncio.run(visit()) == [204] * 9


@pytest.mark.parametrize(
    ("asked", "key", "value"),
    [
        (scope("/a%2Fb/%E6%B0%B4?q=%E6%B0%B4"), "PATH_INFO", "/a/b/\xe6\xb0\xb4"),
        (scope("/%ff"), "PATH_INFO", "/\xff"),
        (scope("/x+y"), "PATH_INFO", "/x+y"),
        (scope("/\u6c34", raw_path=None), "PATH_INFO", "/\xe6\xb0\xb4"),
        (scope("/?q=%E6%B0%B4&a=b+c"), "QUERY_STRING", "q=%E6%B0%B4&a=b+c"),
        (scope("/", query_string=b"q=\xe6\xb0\xb4"), "QUERY_STRING", "q=\xe6\xb0\xb4"),
        (scope("/", "HEAD"), "REQUEST_METHOD", "HEAD"),
        (scope("/"), "REMOTE_ADDR", "192.0.2.1"),
        (scope("/", client=None), "REMOTE_ADDR", ""),
        (scope("/", scheme="https"), "wsgi.url_scheme", "https"),
        (scope(headers=[("host", "a:1")]), "HTTP_HOST", "a:1"),
        (scope(headers=[("content-type", "text/csv")]), "CONTENT_TYPE", "text/csv"),
        (scope(headers=[("cookie", "a=1"), ("cookie", "b=2")]), "HTTP_COOKIE", "a=1; b=2"),
        (scope(headers=[("x-a", "1"), ("x-a", "2")]), "HTTP_X_A", "1,2"),
        (scope(headers=[("x-n", "caf\xe9")]), "HTTP_X_N", "caf\xe9"),
        (scope(headers=[("x_forwarded_for", "1.1.1.1")]), "HTTP_X_FORWARDED_FOR", None),
        (scope(headers=[("content-length", "nine")]), "wsgi.input_terminated", True),
    ],
)
def test_the_request_reads_as_wsgi_has_it(asked: Message, key: str, value: object) -> None:
    seen: list[Environ] = []

    def kept(environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        seen.append(environ)
        return echo(environ, start_response)

    asyncio.run(client.request(BufferedApplication(kept, 1), asked))

    assert seen[0].get(key) == value


def test_a_body_in_chunks_is_one_of_a_known_length() -> None:
    site = Flask("echo")
    site.add_url_rule("/", view_func=lambda: request.form["name"], methods=["POST"])
    kind = ("content-type", "application/x-www-form-urlencoded")
    asked = scope("/", "POST", headers=[*CHUNKED["headers"], kind])
    body = [part(b"name="), part(b"Mei", more=False)]

    received = asyncio.run(client.request(BufferedApplication(site, 1), asked, body))

    assert received.body == b"Mei"


def test_a_response_keeps_its_headers_and_gets_its_length() -> None:
    site = Flask("parts")

    @site.get("/")
    def parts() -> Response:
        response = Response(iter([b"in ", b"parts"]), content_type="text/plain")
        response.set_cookie("a", "1")
        response.set_cookie("b", "2")
        return response

    received = asyncio.run(client.request(BufferedApplication(site, 1), scope()))

    assert received.body == b"in parts"
    assert received.header(b"content-length") == [b"8"]
    assert [cookie[:3] for cookie in received.header(b"set-cookie")] == [b"a=1", b"b=2"]


def test_an_application_that_fails_gives_back_what_it_held() -> None:
    failing = True

    def broken(environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        if failing:
            raise ValueError("broken")
        return echo(environ, start_response)

    async def visit() -> int:
        nonlocal failing
        application = BufferedApplication(broken, 1, LIMITS)
        asked, body = scope("/", "POST", **length(10)), [part(b"0123456789", more=False)]
        for _ in range(3):  # more than may be held together
            with pytest.raises(ValueError, match="broken"):
                await client.request(application, asked, body)
        failing = False
        return (await client.request(application, asked, body)).status

    assert asyncio.run(visit()) == 200
