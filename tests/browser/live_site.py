"""The site as a person meets it: started as `make serve` does, with its own database file."""

import os
import secrets
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from web.lti.keys import make_key_file

REPOSITORY = Path(__file__).parents[2]
SECONDS_TO_START = 600  # a busy machine is slow and not broken
SECONDS_TO_STOP = 40


class SiteDidNotStart(Exception):
    """The server ended or stayed silent; the message carries its log."""


class LiveSite:
    """The whole site on a free port of this machine: supervisor, web server and all.

    The database file and the secret key outlive `restart`, as they do for an operator. `workers`
    are as many processes as answer requests, `settings` what an operator sets besides.
    """

    def __init__(
        self, folder: Path, workers: int = 1, settings: Mapping[str, str] | None = None
    ) -> None:
        self.database = folder / "fanwise.db"
        self.log = folder / "server.log"
        self.workers = workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.secret_key = secrets.token_hex(32)
        self.lti_key = folder / "lti.pem"
        if not self.lti_key.exists():
            make_key_file(self.lti_key)
        self._process: subprocess.Popen[bytes] | None = None
        self._environment = {
            **os.environ,
            "DATABASE_URL": f"sqlite:///{self.database}",
            "FANWISE_SECRET_KEY": self.secret_key,
            "FANWISE_WORKERS": str(workers),
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "FANWISE_PIECES": "1",
            "FANWISE_LTI_KEY": str(self.lti_key),
            **(settings or {}),
        }

    def start(self) -> None:
        """Bring the database up to date and serve; returns once a page is answered.

        Raises:
            SiteDidNotStart: the migrations failed, or no page came in time.
        """
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "web.server"],
                cwd=REPOSITORY,
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait_until_it_answers()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    @property
    def process_id(self) -> int:
        """The id of the supervisor.

        Raises:
            SiteDidNotStart: the site is not running.
        """
        if self._process is None:
            raise SiteDidNotStart("it was not started")
        return self._process.pid

    def restart(self) -> None:
        """Stop the server and start another on the same port and database."""
        self.stop()
        self.start()

    def query(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a statement brings, read beside the running server."""
        with closing(sqlite3.connect(self.database)) as database:
            return database.execute(statement, values).fetchall()

    def change(self, statement: str, *values: object) -> int:
        """Write into the database beside the running server; how many rows that changed."""
        with closing(sqlite3.connect(self.database)) as database, database:
            return database.execute(statement, values).rowcount

    def row_counts(self) -> dict[str, int]:
        """How many rows each table has."""
        tables = self.query("SELECT name FROM sqlite_master WHERE type = 'table'")
        selects = (f"SELECT '{name}', count(*) FROM {name}" for (name,) in tables)
        return dict(self.query(" UNION ALL ".join(selects)))

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                raise SiteDidNotStart(f"the server ended at once:\n{self._log_text()}")
            try:
                urllib.request.urlopen(self.url, timeout=5).close()
            except urllib.error.HTTPError as answer:
                raise SiteDidNotStart(f"{answer}:\n{self._log_text()}") from answer
            except OSError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        raise SiteDidNotStart(f"no answer in {SECONDS_TO_START} s:\n{self._log_text()}")

    def _log_text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-4000:]


def have_walls(site: LiveSite, seed: int) -> None:
    """Let the deal that was begun last have the walls of that seed, in the seat of the dealer."""
    site.change(
        "UPDATE deals SET seed = ?, seat = 'E', round = 'E', moves = '', ending = NULL,"
        " winner = NULL WHERE id = (SELECT max(id) FROM deals)",
        seed,
    )


def ask_in_exam(site: LiveSite, place: int, question: str) -> None:
    """Let the exam that was begun last ask this at that place."""
    site.change(
        "UPDATE exam_items SET question = ? WHERE place = ?"
        " AND sitting_id = (SELECT max(id) FROM exam_sittings)",
        question,
        place,
    )


def free_port() -> int:
    """A port of this machine at which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
