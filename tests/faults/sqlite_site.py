"""A site on a SQLite file, for programs that break the file."""

import sqlite3
import subprocess
import sys
from contextlib import closing

from tests.browser.live_site import REPOSITORY, LiveSite

STORED = "SELECT token || ' ' || given FROM answers"


class SqliteSite(LiveSite):
    """A site that can also be served on tables as they are."""

    def serve(self) -> None:
        """Serve without bringing the tables up to date."""
        place = ("127.0.0.1", str(self.port), "app:create_app")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "web.server.serve", *place],
                cwd=REPOSITORY,
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait_until_it_answers()

    def made(self) -> subprocess.CompletedProcess[str]:
        """The application made on the tables as they are, and nothing served."""
        return subprocess.run(
            [sys.executable, "-c", "from app import create_app; create_app()"],
            cwd=REPOSITORY,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def answers(self) -> list[str]:
        """Each answer that the file holds: its showing, and what was given."""
        with closing(sqlite3.connect(self.database)) as connection:
            return [each for (each,) in connection.execute(STORED)]
