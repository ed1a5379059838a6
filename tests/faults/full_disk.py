"""The disk of the database has no room left: a real file system of a few megabytes is filled."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.broken import cannot, hold
from tests.faults.sqlite_site import SqliteSite

SIZE = "24m"


def main() -> None:
    """Fill it while the site serves, and free it."""
    with tempfile.TemporaryDirectory() as outer, mounted(Path(outer)) as folder:
        site = SqliteSite(folder, workers=2)
        site.log = Path(outer).with_suffix(".log")
        site.start()

        @contextmanager
        def fill() -> Iterator[None]:
            filler = folder / "filler"
            with filler.open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(4096))
                except OSError:
                    pass
            yield
            filler.unlink()

        try:
            verdict = hold(site, fill, "database-full", site.answers)
        finally:
            site.stop()
            site.log.unlink(missing_ok=True)
    verdict.end()


@contextmanager
def mounted(outer: Path) -> Iterator[Path]:
    """A file system of its own, which needs the rights of the administrator."""
    folder = outer / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False).returncode:
        cannot("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


if __name__ == "__main__":
    main()
