"""A supervised site with a database of its own, and its processes by what they do."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.browser.live_site import LiveSite

WORKERS = 2
PATIENCE = 300.0  # seconds


@dataclass(frozen=True, slots=True)
class Process:
    """One line of the system's list."""

    id: int
    parent: int
    state: str
    command: str


class FaultySite(LiveSite):
    """The site as `make serve` runs it."""

    @property
    def address(self) -> tuple[str, int]:
        return "127.0.0.1", self.port

    @property
    def supervisor(self) -> int:
        """The process that keeps the others running."""
        assert self._process is not None, "the site has not been started"
        return self._process.pid

    def masters(self) -> list[int]:
        """The processes that have loaded the code and keep one worker each."""
        return [
            process.id
            for process in listed()
            if process.parent == self.supervisor and "web.server.serve" in process.command
        ]

    def serving(self) -> list[int]:
        """The processes that answer requests."""
        masters = set(self.masters())
        return [
            process.id
            for process in listed()
            if process.parent in masters and "web.server.serve" in process.command
        ]

    def wait_until_full(self) -> None:
        """Come back when every master has its worker and each of these listens."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            workers = self.serving()
            if len(workers) == self.workers and listening(self.port) == len(workers):
                return
            time.sleep(0.05)
        raise TimeoutError(f"not {self.workers} workers within {PATIENCE} s")

    def interrupt(self, number: signal.Signals) -> int:
        """Send the supervisor a signal and wait for its end; the exit status."""
        assert self._process is not None, "the site has not been started"
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)


@contextmanager
def running(
    workers: int = WORKERS, settings: Mapping[str, str] | None = None
) -> Iterator[FaultySite]:
    """A site that answers; it is stopped at the end, and all that belongs to it."""
    with tempfile.TemporaryDirectory() as folder:
        site = FaultySite(Path(folder), workers, settings)
        try:
            site.start()
            site.wait_until_full()
            yield site
        finally:
            site.stop()


def listed() -> list[Process]:
    """Every process of this machine that has not ended."""
    arguments = ["ps", "-A", "-o", "pid=,ppid=,stat=,args="]
    lines = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    rows = (line.split(None, 3) for line in lines.splitlines())
    return [
        Process(int(row[0]), int(row[1]), row[2], row[3])
        for row in rows
        if len(row) == 4 and not row[2].startswith("Z")
    ]


def alive(processes: Sequence[int]) -> set[int]:
    """Those that have not ended."""
    return set(processes) & {process.id for process in listed()}


def listening(port: int) -> int:
    """How many sockets listen on the port; more than nothing where the system does not tell."""
    table = Path("/proc/net/tcp")
    if not table.exists():
        return WORKERS
    rows = (line.split() for line in table.read_text(encoding="ascii").splitlines()[1:])
    return sum(row[1].endswith(f":{port:04X}") and row[3] == "0A" for row in rows)


def kill(processes: Sequence[int]) -> None:
    """End them as a fault does, without a word."""
    for process in processes:
        os.kill(process, signal.SIGKILL)


def answers(site: FaultySite, seconds: float) -> bool:
    """Whether a new connection gets its answer in that time."""
    try:
        with socket.create_connection(site.address, seconds) as connection:
            connection.settimeout(seconds)
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return connection.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def seconds_until_it_answers(site: FaultySite) -> float:
    """How long it takes from now until a new connection is answered."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if answers(site, 1.0):
            return time.monotonic() - begun
        time.sleep(0.01)
    raise TimeoutError(f"no answer within {PATIENCE} s")


def verdict(broken: Sequence[str]) -> None:
    """Say which promises were broken, or that none was, and end so."""
    print("\n".join(f"BROKEN: {promise}" for promise in broken) or "Every promise was kept.")
    sys.exit(1 if broken else 0)
