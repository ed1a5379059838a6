"""How many times a second a page is answered to clients that keep their connections."""

import selectors
import socket
import time
from dataclasses import dataclass, field

from tests.bench.pages.sites import Served

CONNECTIONS = 8
_HEAD_END = b"\r\n\r\n"
_LENGTH = b"content-length:"


class UnexpectedAnswer(Exception):
    """An answer that is no page."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Requests a second, and milliseconds of the server's processor for each."""

    a_second: float
    cost: float


@dataclass(slots=True)
class _Connection:
    """One connection: what has come of the answer, and how much of it is to come."""

    socket: socket.socket
    came: bytearray = field(default_factory=bytearray)
    whole: int = 0


def rate(served: Served, path: str, cookies: str, seconds: float) -> Rate:
    """Ask for a page for so many seconds, over several connections at once.

    Raises:
        UnexpectedAnswer: the page is not answered with 200.
    """
    request = _request(path, cookies)
    with selectors.DefaultSelector() as waiting:
        links = [_Connection(_connected(served.port)) for _ in range(CONNECTIONS)]
        for each in links:
            waiting.register(each.socket, selectors.EVENT_READ, each)
        used, began = served.seconds_used(), time.perf_counter()
        for each in links:
            each.socket.sendall(request)
        count = _exchange(waiting, request, began + seconds)
        taken, cost = time.perf_counter() - began, served.seconds_used() - used
        for each in links:
            each.socket.close()
    return Rate(count / taken, 1000 * cost / max(count, 1))


def _exchange(waiting: selectors.BaseSelector, request: bytes, until: float) -> int:
    """Send the request anew wherever its answer has come whole, until that time; how often."""
    count = 0
    while time.perf_counter() < until:
        for key, _ready in waiting.select(0.1):
            link: _Connection = key.data
            if _is_whole(link):
                count += 1
                link.socket.sendall(request)
    return count


def _is_whole(link: _Connection) -> bool:
    came = link.socket.recv(1 << 18)
    if not came:
        raise UnexpectedAnswer("the connection was closed")
    link.came += came
    if not link.whole:
        end = link.came.find(_HEAD_END)
        if end < 0:
            return False
        head = bytes(link.came[:end]).lower()
        if not head.startswith(b"http/1.1 200"):
            raise UnexpectedAnswer(head.decode("latin-1"))
        length = head[head.index(_LENGTH) + len(_LENGTH) :].split(b"\r\n", 1)[0]
        link.whole = end + len(_HEAD_END) + int(length)
    if len(link.came) < link.whole:
        return False
    link.came.clear()
    link.whole = 0
    return True


def _connected(port: int) -> socket.socket:
    link = socket.create_connection(("127.0.0.1", port))
    link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return link


def _request(path: str, cookies: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Accept: text/html", "Accept-Language: en"]
    if cookies:
        lines.append(f"Cookie: {cookies}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
