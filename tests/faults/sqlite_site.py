"""A site on a SQLite file, for programs that break the file."""

import sqlite3
from contextlib import closing

from tests.browser.live_site import LiveSite


class SqliteSite(LiveSite):
    """A site that can also be served on tables as they are."""

    def serve(self) -> None:
        """Serve without bringing the tables up to date."""
        self._run_to_end = lambda *_arguments: None  # type: ignore[method-assign]
        self.start()

    def answers(self) -> int:
        """How many answers the file holds."""
        with closing(sqlite3.connect(self.database)) as connection:
            return int(connection.execute("SELECT count(*) FROM answers").fetchone()[0])
