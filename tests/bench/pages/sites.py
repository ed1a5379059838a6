"""The two sites that are compared: ours, and the bare page, both with the server of the site."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bench.pages import processes
from tests.browser.live_site import REPOSITORY, LiveSite, free_port
from tests.http_client import HttpClient

WORKERS = 2
SECONDS_TO_START = 120


@dataclass(frozen=True, slots=True)
class Served:
    """A site that answers at a port of this machine, by these processes."""

    port: int
    workers: tuple[int, ...]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def seconds_used(self) -> float:
        """Seconds of the processor that its workers have used."""
        return processes.seconds_used(list(self.workers))


@contextmanager
def our_site(folder: Path) -> Iterator[tuple[LiveSite, Served]]:
    """The whole site, as `make serve` starts it, with a database of its own."""
    site = LiveSite(folder, WORKERS)
    site.start()
    try:
        yield site, Served(site.port, _answering(site.process_id, WORKERS))
    finally:
        site.stop()


@contextmanager
def bare_site() -> Iterator[Served]:
    """The bare page, by as many pairs of the same server."""
    port = free_port()
    arguments = (sys.executable, "-m", "web.server.serve", "127.0.0.1", str(port))
    target = "tests.bench.pages.bare:create_app"
    pairs = [subprocess.Popen([*arguments, target], cwd=REPOSITORY) for _ in range(WORKERS)]
    try:
        workers = tuple(each for pair in pairs for each in _answering(pair.pid, 1))
        _wait_for(port)
        yield Served(port, workers)
    finally:
        for pair in pairs:
            pair.terminate()
        for pair in pairs:
            pair.wait()


def _answering(root: int, count: int) -> tuple[int, ...]:
    """The workers below a process, as soon as all of them are there."""
    deadline = time.monotonic() + SECONDS_TO_START
    while len(found := processes.workers_of(root)) < count:
        if time.monotonic() > deadline:
            raise TimeoutError(f"{count} workers below {root}, found {found}")
        time.sleep(0.1)
    return tuple(found)


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    client = HttpClient(f"http://127.0.0.1:{port}")
    while client.get("/").status != 200:
        if time.monotonic() > deadline:
            raise TimeoutError(f"nothing answers at port {port}")
        time.sleep(0.1)
    client.close()
