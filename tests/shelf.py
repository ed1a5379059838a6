"""The databases that tests work on, lent to one test after the other.

Migrating takes long, so it is done once. On SQLite each test has a copy of that file; on PostgreSQL,
where a copy takes long too, a database is emptied when a test has written into it, and lent again.
"""

import shutil
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.exc import DatabaseError

from school.database import Database, open_database
from school.migrate import upgrade
from tests.postgres import Postgres


class Shelf(ABC):
    """Databases by their addresses. `empty` is a migrated one without a row."""

    empty: str

    def __init__(self) -> None:
        self._open: dict[str, Database] = {}

    def opened(self, address: str) -> Database:
        """The database at an address that was lent, open."""
        if address not in self._open:
            self._open[address] = open_database(address)
        return self._open[address]

    def closed(self, address: str) -> None:
        """Nobody is connected to the database any more."""
        if address in self._open:
            self._open.pop(address).close()

    def close(self) -> None:
        """Nobody is connected to any of them any more."""
        for address in [*self._open]:
            self.closed(address)

    @abstractmethod
    def copy(self, address: str) -> str:
        """A new database that holds the same; nobody is connected to the one that is copied."""

    @abstractmethod
    def lend(self, address: str) -> str:
        """A database that holds the same, for one test."""

    @abstractmethod
    def give_back(self, address: str) -> None:
        """The test is over."""


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

    lend = copy

    def give_back(self, address: str) -> None:
        self.closed(address)
        for end in ("", "-wal", "-shm"):
            Path(_file(address) + end).unlink(missing_ok=True)


class PostgresShelf(Shelf):
    """Databases of one server. Those that are clean again are lent again, open as they are."""

    def __init__(self, server: Postgres, migrated: str) -> None:
        super().__init__()
        self._server = server
        self.empty = server.address(migrated)
        self._clean: dict[str, list[str]] = {}
        self._like: dict[str, str] = {}
        self._tables: Sequence[str] = ()

    def copy(self, address: str) -> str:
        return self._server.address(self._server.make(str(make_url(address).database)))

    def lend(self, address: str) -> str:
        clean = self._clean.setdefault(address, [])
        lent = clean.pop() if clean else self.copy(address)
        if not self._tables:
            with self.opened(lent).engine.connect() as connection:
                self._tables = connection.scalars(_TABLES).all()
        self._like[lent] = address
        return lent

    def give_back(self, address: str) -> None:
        like = self._like.pop(address)
        if like == self.empty and self._emptied(address):
            self._clean[like].append(address)
            return
        self.closed(address)
        self._server.drop(str(make_url(address).database))

    def _emptied(self, address: str) -> bool:
        """Empty every table; False where a test has changed more than rows."""
        try:
            with self.opened(address).engine.begin() as connection:
                names = connection.scalars(_TABLES).all()
                if names != self._tables:
                    return False
                filled = " OR ".join(f"EXISTS (SELECT 1 FROM {name})" for name in names)
                if connection.scalar(text(f"SELECT {filled}")):
                    connection.execute(
                        text(f"TRUNCATE {', '.join(names)} RESTART IDENTITY CASCADE")
                    )
        except DatabaseError:
            return False
        return True


_TABLES = text(
    "SELECT tablename FROM pg_tables"
    " WHERE schemaname = 'public' AND tablename <> 'alembic_version' ORDER BY tablename"
)


def _file(address: str) -> str:
    return str(make_url(address).database)
