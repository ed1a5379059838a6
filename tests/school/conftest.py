"""A migrated database, as in production: SQLite in a file, in WAL mode, and PostgreSQL."""

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from school.database import Database
from school.learners.guests import new_guest
from tests.chance import draw_from_seed
from tests.postgres import Postgres
from tests.school.accounts.opened import account
from tests.school.make import NOON
from tests.shelf import PostgresShelf, Shelf, SqliteShelf


@pytest.fixture(autouse=True)
def same_draws(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """What is drawn by chance is the same in every run of a test."""
    draw_from_seed(monkeypatch, request)


@pytest.fixture(scope="session")
def sqlite_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteShelf]:
    shelf = SqliteShelf(tmp_path_factory.mktemp("shelf"))
    yield shelf
    shelf.close()


@pytest.fixture(scope="session")
def postgres_shelf(postgres: Postgres, migrated_postgres: str) -> Iterator[PostgresShelf]:
    shelf = PostgresShelf(postgres, migrated_postgres)
    yield shelf
    shelf.close()


@pytest.fixture
def migrated_sqlite(sqlite_shelf: SqliteShelf) -> Path:
    """The file of a migrated database without a row, to be copied."""
    return Path(str(make_url(sqlite_shelf.empty).database))


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of this test alone, still without tables."""
    if backend == "sqlite":
        yield f"sqlite:///{tmp_path / 'school.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.make()
    yield postgres.address(name)
    postgres.drop(name)


@pytest.fixture
def shelf(backend: str, request: pytest.FixtureRequest) -> Shelf:
    """Where the databases of the tests come from."""
    kept: Shelf = request.getfixturevalue(
        f"{'sqlite' if backend == 'sqlite' else 'postgres'}_shelf"
    )
    return kept


@pytest.fixture
def address(shelf: Shelf) -> Iterator[str]:
    """The address of `database`, for who opens it once more."""
    lent = shelf.lend(shelf.empty)
    yield lent
    shelf.give_back(lent)


@pytest.fixture
def database(shelf: Shelf, address: str) -> Database:
    """A migrated database of this test alone, open."""
    return shelf.opened(address)


@pytest.fixture
def learner(database: Database) -> uuid.UUID:
    with database.writing() as session:
        return new_guest(session, NOON).id


@pytest.fixture
def owner(database: Database) -> uuid.UUID:
    """A learner with an account."""
    with database.writing() as session:
        return account(session, "Owner").learner_id
