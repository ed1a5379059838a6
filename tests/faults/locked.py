"""Another program holds the lock for writing."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.faults.broken import hold
from tests.faults.sqlite_site import SqliteSite


def main() -> None:
    """Hold it while the site serves."""
    with tempfile.TemporaryDirectory() as folder:
        site = SqliteSite(Path(folder), workers=2)
        site.start()

        @contextmanager
        def lock() -> Iterator[None]:
            with closing(sqlite3.connect(site.database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                yield
                other.execute("ROLLBACK")

        try:
            verdict = hold(site, lock, "database-busy", site.answers)
        finally:
            site.stop()
    verdict.end()


if __name__ == "__main__":
    main()
