"""A migrated database, as in production: SQLite in a file, in WAL mode, and PostgreSQL.

Migrating takes long, so it is done once, and each test has a copy.
"""

import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from school import migrate
from school.database import Database, open_database
from school.learners.guests import new_guest
from tests.postgres import Postgres
from tests.school.make import NOON


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("migrated") / "school.db"
    migrate.upgrade(f"sqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of this test alone, still without tables."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'school.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.make()
    yield postgres.address(name)
    postgres.drop(name)


@pytest.fixture
def database(url: str, request: pytest.FixtureRequest) -> Iterator[Database]:
    """The database at `url`, migrated and open."""
    address = make_url(url)
    assert address.database is not None
    if address.get_backend_name() == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_sqlite"), address.database)
    else:
        template = request.getfixturevalue("migrated_postgres")
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.drop(address.database)
        postgres.order(f"CREATE DATABASE {address.database} TEMPLATE {template}")
    opened = open_database(url)
    yield opened
    opened.close()


@pytest.fixture
def learner(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return new_guest(session, NOON).id
