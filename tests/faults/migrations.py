"""An upgrade is killed before each of its statements, and later goes on as if nothing had been.

`python -m tests.faults.migrations [sqlite|postgresql]`: a database with rows in every table is taken back by one
schema and upgraded again, then by two, down to the first. The process that upgrades is killed before its first
statement, then before its second, and so on up to its commit. After each death the database must be what it was
to the last character; when the upgrade is let through in the end, every row must be there once.
"""

import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from itertools import count, pairwise
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, event

from school import migrate
from school.database import open_database
from tests.faults.broken import Loss, Promises
from tests.postgres import running
from tests.school.filled import in_every_table, rows_of_nobody
from tests.school.stored import compare_rows, stored_rows, written_out

RENAMED: Final = "0005"  # its evidence goes over into a table of another name


def fill(url: str) -> None:
    """Make all tables, with rows in each."""
    migrate.upgrade(url)
    database = open_database(url, threads=1)
    with database.writing() as session:
        in_every_table(session)
        rows_of_nobody(session)
    database.close()


def killed_at(number: int, url: str, revision: str) -> bool:
    """Whether an upgrade was killed before its statement of this number; else it came to its end.

    The commit counts as the last one.
    """
    if child := os.fork():
        _child, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return True
        if os.WEXITSTATUS(status):
            raise RuntimeError(f"the upgrade to {revision} failed by itself")
        return False
    try:
        _die_at(number)
        migrate.upgrade(url, revision)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def _die_at(number: int) -> None:
    """Let this process be killed by its own hand, without a word to the database."""
    numbers = count(1)

    def count_on(*_what: object) -> None:
        if next(numbers) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count_on)
    event.listen(Engine, "commit", count_on)


def interrupt(url: str, revision: str) -> tuple[int, list[str]]:
    """Upgrade to the next revision, killed at each statement: how often, and what went wrong."""
    before, rows = written_out(url), stored_rows(url)
    for number in count(1):
        if not killed_at(number, url, revision):
            break
        if written_out(url) != before:
            return number, [f"a half state after statement {number} of {revision}"]
    if revision == RENAMED:
        rows.pop("fan_evidence")
    return number - 1, [f"{revision}: {each}" for each in compare_rows(rows, stored_rows(url))]


def hold_each(name: str, url: str, verdict: Promises) -> None:
    """Interrupt every migration there is, the newest first, with the rows that its tables can hold."""
    revisions, wrong, times = sorted(migrate.revisions()), list[str](), 0
    fill(url)
    for former, revision in reversed([*pairwise(revisions)]):
        migrate.downgrade(url, former)
        killed, told = interrupt(url, revision)
        times, wrong = times + killed, [*wrong, *told]
        print(f"{name}: {revision} killed at each of {killed} statements", flush=True)
        migrate.downgrade(url, former)
    migrate.upgrade(url)
    migrate.check(url)
    verdict.expect(not wrong, f"{name}: every row outlives {times} kills", "; ".join(wrong[:5]))
    verdict.count(Loss(_counted(wrong, "lost"), _counted(wrong, "doubled")))


def _counted(wrong: Sequence[str], word: str) -> int:
    return sum(int(each.split()[-2]) for each in wrong if each.endswith(word))


def main(names: Sequence[str]) -> None:
    verdict = Promises()
    if "sqlite" in names:
        with tempfile.TemporaryDirectory() as folder:
            hold_each("SQLite", f"sqlite:///{Path(folder) / 'school.db'}", verdict)
    if "postgresql" in names:
        with running() as server:
            hold_each("PostgreSQL", server.address(server.make()), verdict)
    verdict.end()


if __name__ == "__main__":
    main(sys.argv[1:] or ["sqlite", "postgresql"])
