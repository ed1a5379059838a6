"""A move to PostgreSQL takes along every row, or leaves the new database as empty as it was."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, make_url, select, text
from sqlalchemy.orm import Session

from school import migrate, moving
from school.columns import ModelBase
from school.database import open_database
from school.errors import SchoolError
from school.faults import DatabaseFault
from school.learners.guests import new_guest
from tests.postgres import Postgres
from tests.school.filled import in_every_table, rows_of_nobody
from tests.school.make import NOON, answer
from tests.shelf import SqliteShelf

Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory, sqlite_shelf: SqliteShelf) -> Path:
    """A file with rows in every table, to be copied."""
    made = tmp_path_factory.mktemp("filled") / "site.db"
    shutil.copy(str(make_url(sqlite_shelf.empty).database), made)
    database = open_database(f"sqlite:///{made}")
    with database.writing() as session:
        in_every_table(session)
        rows_of_nobody(session)
    database.close()
    return made


@pytest.fixture
def file(tmp_path: Path, filled: Path) -> Path:
    return Path(shutil.copy(filled, tmp_path / "site.db"))


@pytest.fixture
def source(file: Path) -> str:
    """The address of a database with rows in every table."""
    return f"sqlite:///{file}"


@pytest.fixture
def target(postgres: Postgres) -> Iterator[str]:
    name = postgres.make()
    yield postgres.address(name)
    postgres.drop(name)


def rows_of(address: str) -> Rows:
    database = open_database(address)
    with database.reading() as session:
        found = {
            table.name: sorted(map(tuple, session.execute(select(table))), key=repr)
            for table in ModelBase.metadata.tables.values()
        }
    database.close()
    return found


def tables_of(address: str) -> list[str]:
    database = open_database(address)
    with database.engine.connect() as connection:
        found = inspect(connection).get_table_names()
    database.close()
    return found


def move(
    source: str, target: str, finish: moving.Finish = lambda _session: None
) -> moving.MovedRows:
    return moving.move(source, target, finish, lambda _table, _rows: None)


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def refusal(source: str, target: str) -> tuple[str, str]:
    with pytest.raises(SchoolError) as caught:
        move(source, target)
    assert tables_of(target) == []
    return caught.value.code, str(caught.value)


def test_every_row_of_every_table_comes_along(
    source: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "BATCH", 2)
    before = rows_of(source)
    told: dict[str, int] = {}

    done = moving.move(source, target, lambda _session: None, told.__setitem__)

    assert {name for name, rows in before.items() if not rows} == moving.DERIVED
    assert rows_of(target) == rows_of(source) == before
    assert told == {name: len(rows) for name, rows in before.items() if rows}
    assert (done.rows, done.tables) == (sum(told.values()), len(told))
    migrate.check(target)
    assert migrate.current(target) == migrate.head()


def test_what_is_added_after_a_move_gets_the_next_numbers(source: str, target: str) -> None:
    move(source, target)
    highest = max(int(str(row[0])) for row in rows_of(target)["answers"])
    database = open_database(target)
    with database.writing() as session:
        added = answer(session, new_guest(session, NOON).id)
        assert added.id == highest + 1
    database.close()


def test_nobody_writes_to_the_old_database_meanwhile(source: str, target: str, file: Path) -> None:
    def write(_session: Session) -> None:
        with (
            closing(sqlite3.connect(file, timeout=0)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("BEGIN IMMEDIATE")

    move(source, target, write)


@pytest.mark.parametrize("end", ["signal", "connection"])
def test_a_move_that_was_interrupted_leaves_nothing_and_can_be_made_again(
    source: str, target: str, end: str
) -> None:
    def interrupted(session: Session) -> None:
        if end == "signal":
            raise KeyboardInterrupt
        session.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    before = rows_of(source)
    with pytest.raises(KeyboardInterrupt if end == "signal" else DatabaseFault):
        move(source, target, interrupted)
    assert tables_of(target) == []
    assert rows_of(source) == before
    move(source, target)
    assert rows_of(target) == before


def test_the_target_must_be_empty_and_says_what_it_holds(source: str, target: str) -> None:
    move(source, target)
    with pytest.raises(SchoolError, match=r"tables already \(accounts, .*createdb") as caught:
        move(source, target)
    assert caught.value.code == "target-not-empty"


def test_a_source_of_an_older_version_is_upgraded_first(
    source: str, target: str, file: Path
) -> None:
    change(file, "UPDATE alembic_version SET version_num = '0003'")
    code, said = refusal(source, target)
    assert code == "older-schema"
    assert "database upgrade" in said


def test_only_from_a_sqlite_file_that_is_there_to_postgresql(
    source: str, target: str, tmp_path: Path
) -> None:
    assert refusal(target, target)[0] == "not-sqlite"
    assert refusal(f"sqlite:///{tmp_path / 'none.db'}", target)[0] == "no-database"
    for address in (source, "fanwise", "mysql://localhost/fanwise"):
        with pytest.raises(SchoolError, match=r"postgresql\+psycopg://") as caught:
            move(source, address)
        assert caught.value.code == "not-postgresql"


@pytest.mark.parametrize(
    ("statement", "code", "told"),
    [
        ("UPDATE classes SET name = printf('%.*c', 300, 'x')", "row-refused", "of classes: value"),
        ("UPDATE ratings SET n = 2.5", "row-differs", "of ratings came out otherwise in n"),
    ],
    ids=["refused", "changed"],
)  # fmt: skip
def test_a_row_that_postgresql_does_not_keep_as_it_is_is_named(
    source: str, target: str, file: Path, statement: str, code: str, told: str
) -> None:
    change(file, statement)
    found, said = refusal(source, target)
    assert found == code
    assert told in said
