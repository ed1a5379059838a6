"""The tables are not those of the version that serves: at the start, and changed under it."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tests.browser.live_site import SiteDidNotStart
from tests.faults.broken import Promises, until
from tests.faults.learner import LearnerClient
from tests.faults.sqlite_site import SqliteSite


def main() -> None:
    """Let the database say an older and a newer revision."""
    verdict = Promises()
    with tempfile.TemporaryDirectory() as folder:
        site = SqliteSite(Path(folder))
        site.start()
        try:
            _change_under_it(verdict, site)
        finally:
            site.stop()
        for revision, code in (("0006", "database upgrade"), ("9999", "newer version")):
            head = _say(site, revision)
            done = site.made()
            refused = done.returncode != 0 and code in done.stderr
            verdict.expect(refused, f"no start on {revision}, and why", code)
            _say(site, head)
        _say(site, "9999")
        try:
            site.start()
        except SiteDidNotStart as refusal:
            verdict.expect("newer version" in str(refusal), "the server says so too")
        else:
            verdict.expect(False, "the server does not start")
        finally:
            site.stop()
    verdict.end()


def _change_under_it(verdict: Promises, site: SqliteSite) -> None:
    head = _say(site, "9999")
    told = _until(site, 503)
    verdict.expect(told.startswith("newer-schema"), "/healthz tells of newer tables", told)
    _say(site, head)
    verdict.expect(_until(site, 200) == "ok", "/healthz is well again")


def _until(site: SqliteSite, status: int) -> str:
    """What the sign of life says once it has this status."""
    return until(lambda: LearnerClient(site.url).open("/healthz"), status).text.strip()


def _say(site: SqliteSite, revision: str) -> str:
    """Write another revision; the one that was there."""
    with closing(sqlite3.connect(site.database)) as connection:
        former = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()
    return str(former)


if __name__ == "__main__":
    main()
