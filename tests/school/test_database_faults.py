"""What a database that cannot be used comes to: a fault with its code, and a wait that ends."""

import sqlite3
import traceback
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session

from school.accounts.models import Role, UserAccount
from school.accounts.opening import open_account
from school.database import Database, open_database
from school.errors import SchoolError
from school.faults import DatabaseFault, DatabaseFaultKind
from school.learners.guests import new_guest
from school.waiting import end_waiting_limit, limit_waiting, wait_budget
from tests.postgres import Postgres
from tests.school.make import NOON


@contextmanager
def fault(expected: DatabaseFaultKind) -> Iterator[None]:
    with pytest.raises(DatabaseFault) as caught:
        yield
    assert caught.value.fault is expected
    assert not isinstance(caught.value, SchoolError)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "school.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE notes (words TEXT)")
    return path


@contextmanager
def opened(address: str, wait: float = 0.05) -> Iterator[Database]:
    database = open_database(address, wait=wait)
    yield database
    database.close()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program that holds the lock."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def request_of_a_second() -> Iterator[None]:
    limit_waiting(1.0)
    yield
    end_waiting_limit()


def write(database: Database, words: str = "kept") -> None:
    with database.writing() as session:
        session.execute(text("INSERT INTO notes VALUES (:words)"), {"words": words})


def notes(database: Database) -> int:
    with database.reading() as session:
        return int(session.scalar(text("SELECT count(*) FROM notes")) or 0)


def test_a_program_that_writes_often_lets_a_write_in_between(file: Path) -> None:
    """As the other process of the site does: the lock is free for a moment after each of its writes."""
    done = Event()

    def write_on() -> None:
        while not done.wait(0.01):
            with locked(file):
                sleep(0.04)

    with opened(f"sqlite:///{file}", wait=20.0) as database:
        other = Thread(target=write_on)
        other.start()
        began = monotonic()
        for _ in range(5):
            write(database)
        seconds = monotonic() - began
        done.set()
        other.join()
        assert notes(database) == 5
    assert seconds < 5.0  # naps of a tenth of a second would meet one moment in five


def test_whoever_shares_the_lock_lets_others_in_after_each_write(file: Path) -> None:
    """Two databases on one file, each with several threads, as two processes of the site."""

    def write_often(database: Database) -> None:
        for _ in range(4):
            with database.writing() as session:
                session.execute(text("INSERT INTO notes VALUES ('kept')"))
                sleep(0.03)

    with opened(f"sqlite:///{file}", 20.0) as one, opened(f"sqlite:///{file}", 20.0) as other:
        threads = [Thread(target=write_often, args=(each,)) for each in (one, other) * 3]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert notes(one) == 4 * len(threads)


def test_a_lock_of_another_program_is_waited_for_and_then_told(file: Path) -> None:
    with opened(f"sqlite:///{file}") as database:
        with locked(file):
            with fault(DatabaseFaultKind.BUSY):
                write(database)
            assert notes(database) == 0  # one reads meanwhile
        write(database)
        assert notes(database) == 1


def test_a_request_waits_once_for_all_its_writes(file: Path, request_of_a_second: None) -> None:
    with opened(f"sqlite:///{file}", wait=60) as database, locked(file):
        for _ in range(3):  # without the limit of the request this would take three minutes
            with fault(DatabaseFaultKind.BUSY):
                write(database)
            assert wait_budget(60).left == 0


def test_a_write_spends_the_patience_of_its_request(file: Path, request_of_a_second: None) -> None:
    with opened(f"sqlite:///{file}") as database:
        write(database)
    assert 0 < wait_budget(60).left < 1


def test_a_disk_without_room_is_told_and_nothing_of_the_write_stays(file: Path) -> None:
    with opened(f"sqlite:///{file}") as database:
        with fault(DatabaseFaultKind.FULL), database.writing() as session:
            session.execute(text("INSERT INTO notes VALUES ('first')"))
            session.execute(text("PRAGMA max_page_count=4"))
            session.execute(text("INSERT INTO notes VALUES (:words)"), {"words": "x" * 100_000})
        assert notes(database) == 0


def test_a_file_that_may_only_be_read_is_told_at_the_first_write(file: Path) -> None:
    with opened(f"sqlite:///file:{file}?mode=ro&uri=true") as database:
        assert notes(database) == 0
        with fault(DatabaseFaultKind.READ_ONLY):
            write(database)


def test_a_file_that_may_be_written_again_is_opened_anew(file: Path) -> None:
    with opened(f"sqlite:///file:{file}?mode=ro&uri=true") as database:
        made: list[object] = []
        event.listen(
            database.engine, "connect", lambda connection, _record: made.append(connection)
        )
        for opened_now in (1, 2, 3):
            with fault(DatabaseFaultKind.READ_ONLY):
                write(database)
            assert len(made) == opened_now


def test_a_write_in_a_reading_session_is_a_mistake_of_ours(file: Path) -> None:
    with (
        opened(f"sqlite:///{file}") as database,
        pytest.raises(DBAPIError),
        database.reading() as session,
    ):
        session.execute(text("INSERT INTO notes VALUES ('no')"))


def test_what_is_gone_is_looked_for_once_in_a_request(
    tmp_path: Path, request_of_a_second: None
) -> None:
    with opened(f"sqlite:///{tmp_path / 'missing' / 'school.db'}") as database:
        with fault(DatabaseFaultKind.GONE):
            notes(database)
        (tmp_path / "missing").mkdir()
        with fault(DatabaseFaultKind.GONE):
            notes(database)
        end_waiting_limit()
        with pytest.raises(DBAPIError, match="no such table"):
            notes(database)


def double(session: Session) -> UserAccount:
    return UserAccount(learner_id=new_guest(session, NOON).id, role=Role.LEARNER)


def without_role(session: Session) -> UserAccount:
    return UserAccount(learner_id=new_guest(session, NOON).id)


def of_nobody(_session: Session) -> UserAccount:
    return UserAccount(learner_id=uuid.uuid4(), role=Role.LEARNER)


@pytest.mark.parametrize("refused", [double, without_role, of_nobody])
def test_a_refused_row_is_not_repeated_by_the_error(
    database: Database, refused: Callable[[Session], UserAccount]
) -> None:
    with database.writing() as session:
        learner = new_guest(session, NOON).id
        open_account(session, learner, "the-secret-name", "the-secret-hash", None, NOON)

    def add() -> None:
        with database.writing() as session:
            row = refused(session)
            row.name = row.name_key = "the-secret-name"
            row.password, row.created_at = "the-secret-hash", NOON
            session.add(row)

    with pytest.raises(IntegrityError) as caught:
        add()
    told = "".join(traceback.format_exception(caught.value))
    assert "INSERT INTO accounts" in told
    assert "the-secret" not in told


@pytest.mark.parametrize("method", ["read", "write"])
def test_a_server_that_is_not_there_is_told(method: str) -> None:
    with opened("postgresql+psycopg://fan:the-secret@127.0.0.1:1/school") as database:
        with pytest.raises(DatabaseFault) as caught:
            (notes if method == "read" else write)(database)
        assert caught.value.fault is DatabaseFaultKind.GONE
        assert "the-secret" not in "".join(traceback.format_exception(caught.value))


@pytest.fixture
def on_postgresql(postgres: Postgres) -> Iterator[Database]:
    name = postgres.make()
    with opened(postgres.address(name)) as database:
        with database.writing() as session:
            session.execute(text("CREATE TABLE notes (words TEXT)"))
        yield database
    postgres.drop(name)


def test_a_connection_that_is_cut_is_told_and_the_next_one_works(
    on_postgresql: Database, postgres: Postgres
) -> None:
    write(on_postgresql)
    with fault(DatabaseFaultKind.GONE), on_postgresql.writing() as session:
        session.execute(text("INSERT INTO notes VALUES ('lost')"))
        name = on_postgresql.engine.url.database
        postgres.order(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        session.execute(text("INSERT INTO notes VALUES ('lost')"))
    write(on_postgresql)
    assert notes(on_postgresql) == 2


POSTGRESQL = {
    "a statement that takes too long": (
        DatabaseFaultKind.BUSY,
        ("SET LOCAL statement_timeout = 1", "SELECT pg_sleep(60)"),
    ),
    "a server that may only be read": (
        DatabaseFaultKind.READ_ONLY,
        ("SET TRANSACTION READ ONLY", "INSERT INTO notes VALUES ('no')"),
    ),
}


@pytest.mark.parametrize(("expected", "statements"), POSTGRESQL.values(), ids=POSTGRESQL)
def test_the_refusals_of_postgresql(
    on_postgresql: Database, expected: DatabaseFaultKind, statements: tuple[str, ...]
) -> None:
    with fault(expected), on_postgresql.writing() as session:
        for statement in statements:
            session.execute(text(statement))


def test_a_lock_of_postgresql_is_waited_for_as_long_as_was_said(on_postgresql: Database) -> None:
    with on_postgresql.writing() as other:
        other.execute(text("LOCK TABLE notes"))
        with fault(DatabaseFaultKind.BUSY):
            write(on_postgresql)


def test_after_a_lock_in_vain_a_request_waits_for_no_other(
    on_postgresql: Database, request_of_a_second: None
) -> None:
    with on_postgresql.writing() as other:
        other.execute(text("LOCK TABLE notes"))
        with fault(DatabaseFaultKind.BUSY):
            write(on_postgresql)
        with on_postgresql.writing() as session:
            assert session.scalar(text("SHOW lock_timeout")) == "1ms"


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(file: Path) -> None:
    with opened(f"sqlite:///{file}") as database, database.writing() as session:
        assert session.scalar(text("PRAGMA synchronous")) == 2
