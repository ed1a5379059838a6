"""The jobs in a SQLite file of their own: short rows that live for an hour.

The file may be deleted while nothing runs: what is in it can be asked for again. It holds answer keys
and sign-in cards for a while, so nobody but the account that runs the site may read it, and what
is deleted is overwritten.
"""

import os
import sqlite3
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Lock
from typing import Any, Final

from school.faults import fault_of
from school.jobs.models import Job, JobsFull, JobState, NewJob

OPEN_FOR_ONE: Final = 12  # jobs; worksheets and keys in four versions are eight
OPEN_FOR_ALL: Final = 100
KEPT_FOR_ONE: Final = 24  # results
RESULT_LIFE: Final = timedelta(hours=1)
TRIES: Final = 2  # a job that ends the background process does not get a third

_SCHEMA: Final = 1  # another number lets the tables be made anew
_TABLES: Final = """
DROP TABLE IF EXISTS jobs;
DROP TABLE IF EXISTS heartbeat;
CREATE TABLE jobs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    work TEXT NOT NULL,
    label TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'queued',
    turn INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    stage TEXT NOT NULL DEFAULT '',
    done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '',
    result BLOB,
    changed_at REAL NOT NULL,
    UNIQUE (owner, key)
);
CREATE INDEX jobs_in_turn ON jobs (state, turn, number);
CREATE TABLE heartbeat (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), at REAL NOT NULL);
"""
_COLUMNS: Final = "id, state, label, stage, done, total, error, turn, number"
_IS_OPEN: Final = "state IN ('queued', 'running')"


class JobStore:
    """The jobs of a site. Threads may share one; each process opens its own.

    Every function raises `DatabaseFault` where the file cannot be used at this moment.
    """

    def __init__(self, file: Path) -> None:
        self._lock = Lock()
        with _told():
            self._connection = _opened(file)

    def close(self) -> None:
        """Give back the file."""
        with self._lock:
            self._connection.close()

    def add(self, new: NewJob, now: datetime) -> tuple[Job, bool]:
        """The job that makes this, and whether it is a new one.

        One that is open, or done not long ago, is taken again; one that failed is replaced. Each
        further open job of an owner waits a turn longer, so that nobody fills the queue for others.

        Raises:
            JobsFull: `too-many-jobs`, `queue-full`.
        """
        owner = str(new.owner)
        with self._writing() as connection:
            _delete_old(connection, now)
            connection.execute(
                "DELETE FROM jobs WHERE owner = ? AND key = ? AND state = 'failed'",
                (owner, new.key),
            )
            there = _job(
                connection.execute(
                    f"SELECT {_COLUMNS} FROM jobs WHERE owner = ? AND key = ?", (owner, new.key)
                ).fetchone()
            )
            if there is not None:
                return there, False
            own, everyones = connection.execute(
                f"SELECT count(*) FILTER (WHERE owner = ?), count(*) FROM jobs WHERE {_IS_OPEN}",
                (owner,),
            ).fetchone()
            if own >= OPEN_FOR_ONE:
                raise JobsFull("too-many-jobs", f"an account has {OPEN_FOR_ONE} open jobs at most")
            if everyones >= OPEN_FOR_ALL:
                raise JobsFull("queue-full", f"the queue holds {OPEN_FOR_ALL} open jobs at most")
            made = connection.execute(
                "INSERT INTO jobs (id, owner, key, work, label, turn, changed_at)"
                f" VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING {_COLUMNS}",
                (str(uuid.uuid4()), owner, new.key, new.work, new.label, own, now.timestamp()),
            ).fetchone()
        job = _job(made)
        assert job is not None
        return job, True

    def find(self, owner: uuid.UUID, job_id: uuid.UUID) -> Job | None:
        """The job of that id, if it is this owner's."""
        rows = self._rows(
            f"SELECT {_COLUMNS} FROM jobs WHERE owner = ? AND id = ?", (str(owner), str(job_id))
        )
        return _job(rows[0]) if rows else None

    def result(self, job_id: uuid.UUID) -> bytes | None:
        """What came of a job that is done."""
        rows = self._rows("SELECT result FROM jobs WHERE id = ?", (str(job_id),))
        return rows[0][0] if rows else None

    def before(self, job: Job) -> int:
        """How many jobs are made before one that waits, the one being made now among them."""
        rows = self._rows(
            "SELECT count(*) FROM jobs WHERE state = 'running'"
            " OR (state = 'queued' AND (turn, number) < (?, ?))",
            (job.turn, job.number),
        )
        return int(rows[0][0])

    def cancel(self, owner: uuid.UUID, job_id: uuid.UUID) -> None:
        """Let the job be made no more, if it is this owner's and not done."""
        self._write(
            "DELETE FROM jobs WHERE owner = ? AND id = ? AND state <> 'done'",
            (str(owner), str(job_id)),
        )

    def waiting(self) -> list[Job]:
        """The jobs that nobody has begun, in their order."""
        rows = self._rows(
            f"SELECT {_COLUMNS} FROM jobs WHERE state = 'queued' ORDER BY turn, number"
        )
        return [job for row in rows if (job := _job(row))]

    def begin(self, job_id: uuid.UUID, now: datetime) -> str | None:
        """The work of a job that waited, which is being made from now on; None if it did not."""
        with self._writing() as connection:
            row = connection.execute(
                "UPDATE jobs SET state = 'running', tries = tries + 1, changed_at = ?"
                " WHERE id = ? AND state = 'queued' RETURNING work",
                (now.timestamp(), str(job_id)),
            ).fetchone()
        return row[0] if row else None

    def note(self, job_id: uuid.UUID, stage: str, done: int, total: int) -> bool:
        """Note how far a job is. False where it was cancelled."""
        return self._write(
            "UPDATE jobs SET stage = ?, done = ?, total = ? WHERE id = ? AND state = 'running'",
            (stage, done, total, str(job_id)),
        )

    def finish(self, job_id: uuid.UUID, result: bytes, now: datetime) -> None:
        """Keep what came of a job; of many results of one owner the oldest go."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE jobs SET state = 'done', result = ?, work = '', changed_at = ?"
                " WHERE id = ? AND state = 'running'",
                (result, now.timestamp(), str(job_id)),
            )
            connection.execute(
                "DELETE FROM jobs WHERE number IN (SELECT number FROM jobs WHERE state = 'done'"
                " AND owner = (SELECT owner FROM jobs WHERE id = ?)"
                " ORDER BY changed_at DESC, number DESC LIMIT -1 OFFSET ?)",
                (str(job_id), KEPT_FOR_ONE),
            )

    def fail(self, job_id: uuid.UUID, error: str, now: datetime) -> None:
        """Note that nothing came of a job, and why."""
        self._write(
            "UPDATE jobs SET state = 'failed', error = ?, work = '', changed_at = ?"
            " WHERE id = ? AND state = 'running'",
            (error, now.timestamp(), str(job_id)),
        )

    def requeue(self, job_id: uuid.UUID) -> None:
        """Let a job wait again that was stopped by no fault of its own."""
        self._write(
            "UPDATE jobs SET state = 'queued', tries = tries - 1, stage = '', done = 0"
            " WHERE id = ? AND state = 'running'",
            (str(job_id),),
        )

    def take_up(self, now: datetime) -> None:
        """Let the jobs wait again that were begun by a process that is no more.

        One that was begun too often has failed. Only for the background process while it makes nothing.
        """
        with self._writing() as connection:
            connection.execute(
                "UPDATE jobs SET state = 'failed', error = 'interrupted', work = '', changed_at = ?"
                " WHERE state = 'running' AND tries >= ?",
                (now.timestamp(), TRIES),
            )
            connection.execute(
                "UPDATE jobs SET state = 'queued', stage = '', done = 0 WHERE state = 'running'"
            )

    def delete_old(self, now: datetime) -> int:
        """Delete what has not changed for an hour, and say how many jobs it was."""
        with self._writing() as connection:
            return _delete_old(connection, now)

    def beat(self, now: datetime) -> None:
        """Note that the background process is there."""
        self._write(
            "INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
            (now.timestamp(),),
        )

    def last_heartbeat(self) -> datetime | None:
        """When the background process was there last."""
        rows = self._rows("SELECT at FROM heartbeat")
        return datetime.fromtimestamp(rows[0][0], UTC) if rows else None

    def _rows(self, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        with self._lock, _told():
            return self._connection.execute(statement, values).fetchall()

    def _write(self, statement: str, values: Sequence[Any]) -> bool:
        """Run one statement, and say whether it changed anything."""
        with self._writing() as connection:
            return connection.execute(statement, values).rowcount > 0

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._lock, _told():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                # A full disk may have ended the transaction already, or have kept its COMMIT only.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise


@contextmanager
def _told() -> Iterator[None]:
    """Let what befalls the file be known for what it is, as of the database."""
    try:
        yield
    except sqlite3.Error as error:
        fault = fault_of(error, reading=False, lost=False)
        if fault is None:
            raise
        raise fault from error


def make_private(file: Path) -> None:
    """See to it that the file is there and that nobody else may read it, nor what SQLite adds.

    A file that is there is not opened: to close it again would give up the locks by which other
    processes know that SQLite uses it in this one, and they would delete its log.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    file.chmod(0o600)


def _opened(file: Path) -> sqlite3.Connection:
    make_private(file)
    connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=5)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA secure_delete = ON")
    _make_tables(connection)
    return connection


def _make_tables(connection: sqlite3.Connection) -> None:
    """The tables of this version; those of another are dropped with what is in them."""
    if _schema(connection) == _SCHEMA:
        return
    connection.execute("BEGIN IMMEDIATE")
    if _schema(connection) != _SCHEMA:  # another process may have been faster
        for statement in _TABLES.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {_SCHEMA}")
    connection.execute("COMMIT")


def _schema(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _delete_old(connection: sqlite3.Connection, now: datetime) -> int:
    limit = (now - RESULT_LIFE).timestamp()
    return connection.execute(
        "DELETE FROM jobs WHERE changed_at < ? AND state <> 'running'", (limit,)
    ).rowcount


def _job(row: Any) -> Job | None:
    if row is None:
        return None
    job_id, state, *others = row
    return Job(uuid.UUID(job_id), JobState(state), *others)
