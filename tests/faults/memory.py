"""A process that takes too much memory is refused more of it, and replaced.

`python -m tests.faults.memory` serves `tests.faults.hungry` with the real web server, twice on one
port: one worker is led over the limit step by step, then one asks for everything at once. The other
must answer all the while.
"""

import http.client
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.hungry import STEP
from tests.faults.site import listed, verdict
from web.server.processes import resident_size
from web.server.serve import MAX_RESIDENT

REPOSITORY = Path(__file__).parents[2]
PATIENCE = 90.0  # seconds
PAIRS = 2


def main() -> None:
    broken: list[str] = []
    with served() as (port, masters):
        workers = workers_of(masters)
        print(f"fresh workers hold {[resident_size(each) >> 20 for each in workers]} MB")
        refused = status(port, "/all")
        print(f"8 GB asked for at once: status {refused}")
        if refused != 500 or workers_of(masters) != workers:
            broken.append("asking for too much at once ended a worker")
        largest, replaced = led_over_the_limit(port, masters, workers, broken)
        print(f"a worker that held {largest >> 20} MB was replaced after {replaced:.1f} s")
        if largest > MAX_RESIDENT + 8 * STEP:
            broken.append(f"a worker grew to {largest >> 20} MB")
    verdict(broken)


def led_over_the_limit(
    port: int, masters: list[int], workers: list[int], broken: list[str]
) -> tuple[int, float]:
    """Ask for more until a worker is over the limit; its size, and when another was there."""
    largest, over_at = 0, 0.0
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        now = workers_of(masters)
        if over_at and len(now) == PAIRS and now != workers:
            return largest, time.monotonic() - over_at
        largest = max(largest, *map(resident_size, workers))
        if largest > MAX_RESIDENT:
            over_at = over_at or time.monotonic()
            if status(port, "/") != 200:
                broken.append("nobody answered while a worker was replaced")
        else:
            status(port, "/more")
        time.sleep(0.05)
    raise TimeoutError(f"no worker was replaced within {PATIENCE} s")


@contextmanager
def served() -> Iterator[tuple[int, list[int]]]:
    """The hungry application on a free port; the ids of the processes that keep its workers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    arguments = [sys.executable, "-m", "web.server.serve", "127.0.0.1", str(port)]
    pairs = [
        subprocess.Popen([*arguments, "tests.faults.hungry:make"], cwd=REPOSITORY)
        for _ in range(PAIRS)
    ]
    try:
        masters = [pair.pid for pair in pairs]
        deadline = time.monotonic() + PATIENCE
        while len(workers_of(masters)) < PAIRS or status(port, "/") != 200:
            if time.monotonic() > deadline:
                raise TimeoutError(f"the application did not answer within {PATIENCE} s")
            time.sleep(0.1)
        yield port, masters
    finally:
        for pair in pairs:
            pair.terminate()
        for pair in pairs:
            pair.wait()


def workers_of(masters: list[int]) -> list[int]:
    return sorted(process.id for process in listed() if process.parent in masters)


def status(port: int, path: str) -> int:
    """The status of the answer; 0 where none came."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        connection.close()


if __name__ == "__main__":
    main()
