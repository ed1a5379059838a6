"""A migrated database, as in production: SQLite in a file, in WAL mode.

With the address of a PostgreSQL server in TEST_POSTGRES_URL, everything runs there as well.
"""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url

from school import migrate
from school.database import Database, open_database
from school.learners.guests import new_guest
from tests.school.make import NOON

POSTGRES = os.environ.get("TEST_POSTGRES_URL")


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRES else [])])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of this test alone, still without tables."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'school.db'}"
        return
    name = f"school_{uuid.uuid4().hex}"
    server = create_engine(POSTGRES or "", isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    yield make_url(POSTGRES or "").set(database=name).render_as_string(hide_password=False)
    with server.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    server.dispose()


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    migrate.upgrade(url)
    opened = open_database(url)
    yield opened
    opened.close()


@pytest.fixture
def learner(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return new_guest(session, NOON).id
