"""The database: how it is opened, and how a request reads from it or writes to it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from threading import Lock
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.orm import Session, sessionmaker

from school.errors import SchoolError

WAIT = 10.0  # seconds

_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "cache_size=-16000",
    "mmap_size=134217728",
    "journal_size_limit=67108864",
)


@dataclass(frozen=True, slots=True)
class Database:
    """An open database. One for each process: open it after a fork, never before."""

    engine: Engine
    read: sessionmaker[Session]
    write: sessionmaker[Session]
    turn: AbstractContextManager[None]

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that sees one state of the database and cannot change it."""
        with self.read() as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session that is kept as a whole when the block ends, or not at all when it fails.

        Keep the block short, and do not open another inside it: on SQLite all writes of the
        process stand in one queue.

        Raises:
            SchoolError: `database-busy` when the turn did not come in time.
        """
        with self.turn, self.write.begin() as session:
            yield session

    def close(self) -> None:
        """Give back every connection. The next session opens new ones."""
        self.engine.dispose()


def open_database(url: str, threads: int = 8, wait: float = WAIT) -> Database:
    """The database at `url`, for as many threads as the process answers requests with.

    On SQLite a write waits at most `wait` seconds for the writes before it.

    SQLite in a file and PostgreSQL are known; both carry the same models.

    Raises:
        SchoolError: `unknown-database` for any other address, `memory-database` for a SQLite
            database without a file.
    """
    address = _address(url)
    if address.get_backend_name() == "sqlite":
        engine = sqlite_engine(address, threads)
        turn: AbstractContextManager[None] = _Turn(wait)
    else:
        engine = create_engine(
            address,
            pool_size=threads,
            max_overflow=threads,
            pool_pre_ping=True,
            connect_args={"options": "-c statement_timeout=10000"},
        )
        turn = nullcontext()
    # Rows are shown after their session has ended, so they keep what they hold.
    return Database(
        engine,
        sessionmaker(
            engine.execution_options(sqlite_begin="DEFERRED", postgresql_readonly=True),
            expire_on_commit=False,
        ),
        sessionmaker(engine.execution_options(sqlite_begin="IMMEDIATE"), expire_on_commit=False),
        turn,
    )


def sqlite_engine(address: URL, threads: int) -> Engine:
    """An engine on a SQLite file in WAL mode, with foreign keys kept and our own BEGIN.

    Where a transaction that began by reading wants to write, SQLite fails at once if another
    has written meanwhile. So a write says BEGIN IMMEDIATE and waits for its turn instead, and
    a read is held to reading.
    """
    # A thread may hold one session for reading and one for writing.
    engine = create_engine(address, pool_size=threads, max_overflow=threads)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # else the driver begins transactions of its own
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: Connection) -> None:
    mode = connection.get_execution_options().get("sqlite_begin", "IMMEDIATE")
    connection.exec_driver_sql(f"PRAGMA query_only={'ON' if mode == 'DEFERRED' else 'OFF'}")
    connection.exec_driver_sql(f"BEGIN {mode}")


def _address(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError:
        raise _unknown_database("an address that cannot be read") from None
    backend = address.get_backend_name()
    if backend not in ("sqlite", "postgresql"):
        raise _unknown_database(backend)
    if backend == "sqlite" and address.database in (None, "", ":memory:"):
        raise SchoolError(
            "memory-database", "expected a file, as in sqlite:///fanwise.db: memory keeps nothing"
        )
    return address


def _unknown_database(found: str) -> SchoolError:
    # The address itself is not repeated, for it may hold a password.
    return SchoolError(
        "unknown-database",
        f"expected an address such as sqlite:///fanwise.db or postgresql://host/name, not {found}",
    )


class _Turn(AbstractContextManager[None]):
    """One write at a time. SQLite lets a late writer sleep and starve; a lock is a fair queue."""

    def __init__(self, wait: float) -> None:
        self._lock = Lock()
        self._wait = wait

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=self._wait):
            raise SchoolError(
                "database-busy",
                f"no turn to write within {self._wait} seconds: try again, and look for a"
                " block of database.writing() that is long or stands inside another",
            )

    def __exit__(self, *_failure: object) -> None:
        self._lock.release()
