"""The file of the database may only be read from one day to the next."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.broken import cannot, hold
from tests.faults.sqlite_site import SqliteSite


def main() -> None:
    """Close the file for writing, serve, and open it again while the site serves."""
    with tempfile.TemporaryDirectory() as folder:
        site = SqliteSite(Path(folder), workers=2)
        site.start()

        @contextmanager
        def close() -> Iterator[None]:
            site.stop()
            if subprocess.run(["chattr", "+i", str(site.database)], check=False).returncode:
                cannot("no file can be made immutable here")
            try:
                site.serve()
                yield
            finally:
                subprocess.run(["chattr", "-i", str(site.database)], check=True)

        try:
            verdict = hold(site, close, "database-read-only", site.answers)
        finally:
            site.stop()
    verdict.end()


if __name__ == "__main__":
    main()
