"""Clients that begin a request and do not end it: others are answered meanwhile.

`python -m tests.faults.half_sent`: for bodies, heads and connections that say nothing, eight, 64 and
a thousand of them, how long others wait for a page; and that none of these connections stays.
"""

import http.client
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from statistics import quantiles

from tests.faults.site import FaultySite, running, verdict
from web.server.asgi import Limits
from web.server.serve import HEAD_TIMEOUT

BEGINNINGS = {
    "half-sent bodies": b"POST /settings HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\na=",
    "half-sent heads": b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ",
    "connections without a word": b"",
}
COUNTS = (8, 64, 1000)
PAGES = ("/healthz", "/privacy", "/drill/mcr-2014/fans/3/2611/7")
OTHERS = 4  # who ask at the same time
TIMES = 60  # that each asks
LONGEST = 5.0  # seconds that a page may take on a machine that does something else too
SLACK = 30.0  # seconds in which a busy machine answers a thousand of them


def main() -> None:
    broken = []
    with running() as site:
        ask(site)
        report("without any", ask(site))
        for kind, beginning in BEGINNINGS.items():
            for count in COUNTS:
                with half_sent(site, beginning, count) as connections:
                    taken = report(f"{count} {kind}", ask(site))
                    if None in taken or max(filter(None, taken)) > LONGEST:
                        broken.append(f"others waited while there were {count} {kind}")
                    if left := still_open(connections, longest_life(kind)):
                        broken.append(f"{left} of {count} {kind} are held for ever")
    verdict(broken)


def longest_life(kind: str) -> float:
    """After how many seconds such a connection is closed at the latest."""
    return SLACK + (Limits().pause if kind == "half-sent bodies" else HEAD_TIMEOUT / 1000)


@contextmanager
def half_sent(site: FaultySite, beginning: bytes, count: int) -> Iterator[list[socket.socket]]:
    """So many connections that have sent this and no more."""
    with ExitStack() as stack:
        connections = []
        for _ in range(count):
            connections.append(stack.enter_context(socket.create_connection(site.address, 30)))
            connections[-1].sendall(beginning)
        yield connections


def ask(site: FaultySite) -> list[float | None]:
    """What every page takes when a few ask for it, each on a connection of its own; None: failed."""
    with ThreadPoolExecutor(OTHERS) as others:
        turns = range(OTHERS * TIMES)
        return list(others.map(lambda turn: one(site, PAGES[turn % len(PAGES)]), turns))


def one(site: FaultySite, page: str) -> float | None:
    """How many seconds the page takes; None where it does not come."""
    begun = time.monotonic()
    connection = http.client.HTTPConnection(*site.address, timeout=LONGEST)
    try:
        connection.request("GET", page)
        if connection.getresponse().status != 200:
            return None
    except OSError:
        return None
    finally:
        connection.close()
    return time.monotonic() - begun


def report(what: str, taken: list[float | None]) -> list[float | None]:
    """Print the times of the pages that came, and how many did not."""
    came = sorted(seconds for seconds in taken if seconds is not None)
    if len(came) < 2:
        print(f"{what:32} no page came", flush=True)
        return taken
    cuts = quantiles(came, n=100)
    print(
        f"{what:32} p50 {cuts[49] * 1000:5.0f} ms, p99 {cuts[98] * 1000:5.0f} ms,"
        f" {len(taken) - len(came)} of {len(taken)} failed",
        flush=True,
    )
    return taken


def still_open(connections: list[socket.socket], seconds: float) -> int:
    """How many of them the server has not closed after so long."""
    deadline = time.monotonic() + seconds
    return sum(not closed_by(connection, deadline) for connection in connections)


def closed_by(connection: socket.socket, deadline: float) -> bool:
    try:
        while True:
            connection.settimeout(max(0.01, deadline - time.monotonic()))
            if not connection.recv(65536):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True


if __name__ == "__main__":
    main()
