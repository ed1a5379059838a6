"""The database: how it is opened, and how a request reads from it or writes to it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from math import ceil
from time import monotonic, sleep
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    ExceptionContext,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

from school.errors import SchoolError
from school.faults import DatabaseFault, DatabaseFaultKind, fault_of, message_without_values
from school.waiting import NAP, SHORT, WriteQueue, wait_budget

WRITE_TIMEOUT: Final = 5.0  # seconds for the writes of others, all together within a request
KEPT_STATEMENTS: Final = 512  # compiled, by a connection of SQLite; by itself it keeps 128

_PRAGMAS = (
    "journal_mode=WAL",
    # A commit is on the disk before it is acknowledged: what was saved outlives a power cut.
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "cache_size=-16000",
    "mmap_size=134217728",
    "journal_size_limit=67108864",
)


@dataclass(frozen=True, slots=True)
class Database:
    """An open database. One for each process: open it after a fork, never before.

    On SQLite connections that only read are of an engine of their own (`reader`): to let a connection
    write and forbid it again makes SQLite compile each of its statements anew. On PostgreSQL it is the
    same engine.
    """

    engine: Engine
    reader: Engine
    read: sessionmaker[Session]
    write: sessionmaker[Session]
    turn: AbstractContextManager[None]

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that sees one state of the database and cannot change it.

        Raises:
            DatabaseFault: it cannot be read at this moment.
        """
        with _reachable(), self.read() as session:
            yield session

    def open_reading(self) -> Session:
        """The same without a block, its transaction begun: whoever opens it closes it.

        Raises:
            DatabaseFault: it cannot be read at this moment.
        """
        session = self.read()
        try:
            with _reachable():
                session.connection()
        except BaseException:
            session.close()
            raise
        return session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session that is kept as a whole when the block ends, or not at all when it fails.

        Keep the block short, and do not open another inside it: on SQLite all writes of the
        process stand in one queue.

        Raises:
            DatabaseFault: it cannot be written to at this moment, as at the end of the block
                where the disk is full.
        """
        with _reachable(), self.turn, self.write.begin() as session:
            yield session

    def close(self) -> None:
        """Give back every connection. The next session opens new ones."""
        for each in self.engines:
            each.dispose()

    @property
    def engines(self) -> frozenset[Engine]:
        """Whatever opens connections."""
        return frozenset((self.engine, self.reader))


def open_database(url: str, threads: int = 8, wait: float = WRITE_TIMEOUT) -> Database:
    """The database at `url`, for as many threads as the process answers requests with.

    A write waits at most `wait` seconds for the writes of others.

    SQLite in a file and PostgreSQL are known; both carry the same models.

    Raises:
        SchoolError: `unknown-database` for any other address, `memory-database` for a SQLite
            database without a file.
    """
    address = _address(url)
    turn: AbstractContextManager[None] = nullcontext()
    if address.get_backend_name() == "sqlite":
        turn = WriteQueue(wait)
        engine = _sqlite_writer(address, threads, turn)
        reader = _sqlite_reader(address, threads, wait)
    else:
        engine = reader = _postgresql_engine(address, threads, wait)
    # Rows are shown after their session has ended, so they keep what they hold.
    database = Database(
        engine,
        reader,
        sessionmaker(
            reader.execution_options(is_reading=True, postgresql_readonly=True),
            expire_on_commit=False,
        ),
        sessionmaker(engine.execution_options(is_reading=False), expire_on_commit=False),
        turn,
    )
    for each in database.engines:
        event.listen(each, "handle_error", _on_error)
    return database


def _pool(threads: int) -> dict[str, Any]:
    # A thread may hold one session for reading and one for writing, which on PostgreSQL are of one
    # pool. The connection that was used last has its statements and pages at hand.
    return {
        "pool_size": threads,
        "max_overflow": threads,
        "pool_timeout": WRITE_TIMEOUT,
        "pool_use_lifo": True,
    }


def _sqlite_writer(address: URL, threads: int, turn: WriteQueue) -> Engine:
    """An engine on a SQLite file in WAL mode, with foreign keys kept and our own BEGIN.

    Where a transaction that began by reading wants to write, SQLite fails at once if another
    has written meanwhile. So a write says BEGIN IMMEDIATE and waits for its turn instead.
    """
    engine = _sqlite_engine(address, threads)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _sqlite_begin(turn))
    return engine


def _sqlite_reader(address: URL, threads: int, wait: float) -> Engine:
    """An engine on the same file that can change nothing."""

    def connect(connection: Any, record: ConnectionPoolEntry) -> None:
        _on_connect(connection, record)
        connection.execute("PRAGMA query_only=1")

    def begin(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        _wait_at_most(driver, connection.info, wait_budget(wait).left)
        connection.exec_driver_sql("BEGIN DEFERRED")

    engine = _sqlite_engine(address, threads)
    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", begin)
    return engine


def _sqlite_engine(address: URL, threads: int) -> Engine:
    kept = {"cached_statements": KEPT_STATEMENTS}
    return create_engine(address, hide_parameters=True, connect_args=kept, **_pool(threads))


def _postgresql_engine(address: URL, threads: int, wait: float) -> Engine:
    """An engine that notices within seconds that the server is gone, and whose days are UTC's."""
    options = f"-c timezone=UTC -c statement_timeout=10000 -c lock_timeout={_milliseconds(wait)}"
    engine = create_engine(
        address,
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args={
            "options": options,
            "connect_timeout": 3,
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 2,
            "tcp_user_timeout": 5000,
        },
        **_pool(threads),
    )
    event.listen(engine, "begin", _postgresql_begin)
    return engine


def _on_connect(connection: Any, record: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # else the driver begins transactions of its own
    _pragma(connection, record.info, "busy_timeout", _milliseconds(wait_budget(WRITE_TIMEOUT).left))
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _sqlite_begin(turn: WriteQueue) -> Callable[[Connection], None]:
    """What begins a transaction that writes: it waits until no other program writes."""

    def begin(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        own = wait_budget(turn.wait)
        _wait_at_most(driver, connection.info, 0.0)
        with own.spent():
            left = own.left
            if _begins(driver, 0.0):
                turn.held_up = False
                return
            turn.shared_at = monotonic()
            if _begins(driver, min(SHORT, left)):
                turn.held_up = False
                return
            # Now it is known that another program holds the lock: the threads behind this one need
            # not wait as long as it does.
            longer = 0.0 if turn.held_up else left - SHORT
            turn.held_up = True
            if not _begins(driver, longer):
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # which says why
            turn.held_up = False

    return begin


def _begins(driver: Any, seconds: float) -> bool:
    """Whether the lock came in time; where it did not, the next try says why.

    SQLite itself waits by naps that grow to a tenth of a second, in which another process of the site
    writes twice: it would wait for seconds for a lock that is free most of the time.
    """
    end = monotonic() + seconds
    while True:
        try:
            driver.execute("BEGIN IMMEDIATE")
            return True
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or monotonic() >= end:
                return False
        sleep(NAP)


def _wait_at_most(driver: Any, known: dict[Any, Any], seconds: float) -> None:
    _pragma(driver, known, "busy_timeout", _milliseconds(seconds))


def _pragma(driver: Any, known: dict[Any, Any], name: str, value: int) -> None:
    """Set it on the connection, unless it is set so already; `known` is what was set on it."""
    if known.get(name) != value:
        driver.execute(f"PRAGMA {name}={value}")
        known[name] = value


def _milliseconds(seconds: float) -> int:
    """The time in whole tenths of a second, so that what is left of it is mostly the same."""
    return max(0, ceil(round(seconds * 10, 6))) * 100


def _postgresql_begin(connection: Connection) -> None:
    """After a wait that was in vain, the request waits for no other lock."""
    if not wait_budget(WRITE_TIMEOUT).left:
        connection.exec_driver_sql("SET LOCAL lock_timeout = 1")


def _on_error(context: ExceptionContext) -> DatabaseFault | None:
    """The fault in the place of the driver's error; a mistake of ours stays what it is."""
    if context.is_pre_ping:
        return None  # another connection is tried by itself
    options = context.connection.get_execution_options() if context.connection else {}
    fault = fault_of(
        context.original_exception,
        reading=options.get("is_reading", False),
        lost=context.is_disconnect or context.connection is None,
    )
    if fault:
        wait_budget(WRITE_TIMEOUT).note(fault)
        if (
            fault.fault in (DatabaseFaultKind.READ_ONLY, DatabaseFaultKind.GONE)
            and context.connection
        ):
            # A connection that was opened for reading alone stays so: the next one is opened anew.
            context.is_disconnect = True
    elif context.sqlalchemy_exception and hasattr(context.original_exception, "diag"):
        # PostgreSQL repeats the row that it refuses, and the log of a crash would keep it.
        told = message_without_values(context.original_exception)
        context.original_exception.args = (told,)
        context.sqlalchemy_exception.args = (told,)
    return fault


@contextmanager
def _reachable() -> Iterator[None]:
    """What is gone is tried once in a request; a pool without a connection is a busy database."""
    if fault := wait_budget(WRITE_TIMEOUT).gone:
        raise fault
    try:
        yield
    except NoConnectionFree as error:
        raise DatabaseFault(DatabaseFaultKind.BUSY, "no connection came free in time") from error


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
