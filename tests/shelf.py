"""The databases that tests work on, lent to one test after the other.

To migrate, to copy and to open takes longer than most tests. So a database is emptied when a test has
written into it, and lent again, open as it is.
"""

import shutil
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import DatabaseError

from school.columns import ModelBase
from school.database import Database, open_database
from school.migrate import upgrade
from tests.postgres import Postgres


def without_waiting_for_the_disk(database: Database) -> None:
    """Let SQLite's writes be over before they are on the disk: no test needs them to outlast a
    power cut."""
    if database.engine.dialect.name == "sqlite":
        event.listen(database.engine, "connect", _unsynchronised)


def _unsynchronised(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


class Shelf(ABC):
    """Databases by their addresses. `empty` is a migrated one without a row."""

    empty: str

    def __init__(self) -> None:
        self._open: dict[str, Database] = {}
        self._clean: list[str] = []
        self._like: dict[str, str] = {}
        self._tables: Sequence[str] = ()

    @abstractmethod
    def copy(self, address: str) -> str:
        """A new database that holds the same; nobody is connected to the one that is copied."""

    @abstractmethod
    def _tables_of(self, connection: Connection) -> Sequence[str]:
        """The names of the tables, those of the search's words apart that SQLite keeps."""

    @abstractmethod
    def _empty(self, connection: Connection, filled: Sequence[str]) -> None:
        """Remove every row of those tables, which are named children first."""

    @abstractmethod
    def _remove(self, address: str) -> None:
        """Nobody needs the database any more."""

    def lend(self, address: str) -> str:
        """A database that holds the same, for one test."""
        lent = self._clean.pop() if address == self.empty and self._clean else self.copy(address)
        self._like[lent] = address
        if not self._tables:
            with self.opened(lent).engine.connect() as connection:
                self._tables = self._tables_of(connection)
        return lent

    def opened(self, address: str) -> Database:
        """The database at an address that was lent, open."""
        if address not in self._open:
            self._open[address] = open_database(address)
            without_waiting_for_the_disk(self._open[address])
        return self._open[address]

    def give_back(self, address: str) -> None:
        """The test is over."""
        if self._like.pop(address) == self.empty and self._emptied(address):
            self._clean.append(address)
            return
        self.closed(address)
        self._remove(address)

    def closed(self, address: str) -> None:
        """Nobody is connected to the database any more."""
        if address in self._open:
            self._open.pop(address).close()

    def close(self) -> None:
        """Nobody is connected to any of them any more."""
        for address in [*self._open]:
            self.closed(address)

    def _emptied(self, address: str) -> bool:
        """Empty every table; False where a test has changed more than rows."""
        try:
            with self.opened(address).writing() as session:
                connection = session.connection()
                if self._tables_of(connection) != self._tables:
                    return False
                if filled := self._filled(connection):
                    self._empty(connection, filled)
        except DatabaseError:
            return False
        return True

    def _filled(self, connection: Connection) -> Sequence[str]:
        """The tables that have rows, children first."""
        own = [table.name for table in reversed(ModelBase.metadata.sorted_tables)]
        asked = (f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM {name})" for name in self._tables)
        found = set(connection.exec_driver_sql(" UNION ALL ".join(asked)).scalars())
        return [*(name for name in own if name in found), *sorted(found.difference(own))]


class SqliteShelf(Shelf):
    """Files in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._numbers = count(1)
        self.empty = self._fresh()
        upgrade(self.empty)

    def _fresh(self) -> str:
        return f"sqlite:///{self._folder / f'{next(self._numbers)}.db'}"

    def copy(self, address: str) -> str:
        fresh = self._fresh()
        shutil.copy(_file(address), _file(fresh))
        return fresh

    def _tables_of(self, connection: Connection) -> Sequence[str]:
        return connection.scalars(_SQLITE_TABLES).all()

    def _empty(self, connection: Connection, filled: Sequence[str]) -> None:
        for name in filled:
            connection.exec_driver_sql(f"DELETE FROM {name}")

    def _remove(self, address: str) -> None:
        for end in ("", "-wal", "-shm"):
            Path(_file(address) + end).unlink(missing_ok=True)


class PostgresShelf(Shelf):
    """Databases of one server."""

    def __init__(self, server: Postgres, migrated: str) -> None:
        super().__init__()
        self._server = server
        self.empty = server.address(migrated)

    def copy(self, address: str) -> str:
        return self._server.address(self._server.make(str(make_url(address).database)))

    def _tables_of(self, connection: Connection) -> Sequence[str]:
        return connection.scalars(_POSTGRES_TABLES).all()

    def _empty(self, connection: Connection, filled: Sequence[str]) -> None:
        """To truncate makes new files for each table and index, which takes longer than most tests."""
        connection.exec_driver_sql(";".join(f"DELETE FROM {name}" for name in filled))
        connection.execute(_BEGIN_AGAIN)

    def _remove(self, address: str) -> None:
        self._server.drop(str(make_url(address).database))


_SQLITE_TABLES = text(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'alembic_version'"
    " AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'search_words_*' ORDER BY name"
)
_BEGIN_AGAIN = text(
    "SELECT setval(quote_ident(schemaname) || '.' || quote_ident(sequencename), start_value, false)"
    " FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL"
)
_POSTGRES_TABLES = text(
    "SELECT tablename FROM pg_tables"
    " WHERE schemaname = 'public' AND tablename <> 'alembic_version' ORDER BY tablename"
)


def _file(address: str) -> str:
    return str(make_url(address).database)
