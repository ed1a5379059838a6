"""What the database keeps, and what it refuses."""

import sqlite3
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import delete, func, literal, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from school.accounts.erasures import erase_learners
from school.database import Database, open_database
from school.errors import SchoolError
from school.faults import DatabaseFault
from school.learners.guests import find, new_guest, touch
from school.learners.models import Learner
from school.progress.models import Answer, SkillEvidence
from tests.listening import listening
from tests.postgres import Postgres
from tests.school.make import NOON, answer


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(SchoolError) as caught:
        yield
    assert caught.value.code == code


def test_sqlite_runs_in_wal_with_foreign_keys_kept(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'school.db'}")
    with database.reading() as session:
        assert session.scalar(text("PRAGMA journal_mode")) == "wal"
        assert session.scalar(text("PRAGMA foreign_keys")) == 1
        assert session.scalar(text("PRAGMA busy_timeout")) == 5000
    database.close()


def test_a_connection_of_sqlite_reads_or_writes_from_first_to_last(tmp_path: Path) -> None:
    """To change what it may do makes SQLite compile every statement of the connection anew."""
    database, sent = open_database(f"sqlite:///{tmp_path / 'school.db'}"), list[str]()

    def trace(connection: sqlite3.Connection, *_: object) -> None:
        connection.set_trace_callback(sent.append)

    for opened in (database.reading, database.writing):  # the connections, once and for all
        with opened() as session:
            session.connection()
    with listening(database, "checkout", trace):
        for _ in range(3):
            with database.writing() as session:
                session.execute(text("CREATE TABLE IF NOT EXISTS notes (words TEXT)"))
            with database.reading() as session:
                session.execute(text("SELECT words FROM notes"))
    assert {"BEGIN IMMEDIATE", "BEGIN DEFERRED"} <= {*sent}
    assert not [each for each in sent if each.startswith("PRAGMA query_only")]
    database.close()


def test_a_day_is_one_of_utc_wherever_the_server_of_postgresql_stands(postgres: Postgres) -> None:
    name = postgres.make()
    postgres.order(f"ALTER DATABASE {name} SET timezone TO 'Asia/Tokyo'")
    database = open_database(postgres.address(name))
    with database.reading() as session:
        late = func.date(literal(datetime(2026, 11, 22, 23, tzinfo=UTC)))
        assert session.scalar(late) == date(2026, 11, 22)
    database.close()
    postgres.drop(name)


def test_an_answer_of_nobody_is_refused_by_the_database_itself(database: Database) -> None:
    row = Answer(
        learner_id=uuid.uuid4(),
        question="mcr-2014/fans/3/2611/7",
        rules="mcr-2014",
        kind="fans",
        level=3,
        drill="mcr-2014/fans/3/2611",
        position=7,
        outcome="answered",
        given=[],
        credit=0.0,
        answered_at=NOON,
        token="t",
        engine="0.1.0",
    )
    with pytest.raises(IntegrityError), database.writing() as session:
        session.add(row)


def test_erasing_a_learner_erases_all_that_belongs_to_them(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        kept = new_guest(session, NOON).id
        answer(session, learner, evidence=[("pure-straight", True, 1.0)])
        answer(session, kept, evidence=[("pure-straight", True, 1.0)])
    with database.writing() as session:
        erase_learners(session, [learner], NOON)
    with database.reading() as session:
        assert session.scalars(select(Learner.id)).all() == [kept]
        assert session.scalars(select(Answer.learner_id)).all() == [kept]
        assert session.scalars(select(SkillEvidence.learner_id)).all() == [kept]


def test_a_failed_write_leaves_nothing_and_takes_nothing(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        saved = answer(session, learner).public_id

    def fail_half_way() -> None:
        with database.writing() as session:
            answer(session, learner, token="lost")
            session.execute(delete(Answer).where(Answer.public_id == saved))
            1 / 0  # noqa: B018  the failure that this test is about

    with pytest.raises(ZeroDivisionError):
        fail_half_way()
    with database.reading() as session:
        assert session.scalars(select(Answer.public_id)).all() == [saved]


def test_a_write_goes_on_after_a_failed_one(database: Database) -> None:
    """The turn is given back when a write fails."""
    with pytest.raises(ZeroDivisionError), database.writing():
        1 / 0  # noqa: B018  the failure that this test is about
    with database.writing() as session:
        guest = new_guest(session, NOON).id
    with database.reading() as session:
        assert find(session, guest) is not None


def test_reading_cannot_write(database: Database, learner: uuid.UUID) -> None:
    with pytest.raises(DBAPIError, match=r"readonly|read-only"), database.reading() as session:
        touch(session, learner, NOON + timedelta(days=1))
    with database.writing() as session:
        touch(session, learner, NOON + timedelta(days=2))
    with database.reading() as session:
        seen = session.scalar(select(Learner.last_seen_at))
    assert seen == NOON + timedelta(days=2)


def test_rows_outlive_the_process(address: str, database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        saved = answer(session, learner, response=["pure-straight", "all-chows"], credit=0.5)
    database.close()
    reopened = open_database(address)
    with reopened.reading() as session:
        found = session.scalars(select(Answer)).one()
    reopened.close()
    assert (found.public_id, found.given, found.credit, found.answered_at) == (
        saved.public_id,
        ["pure-straight", "all-chows"],
        0.5,
        NOON,
    )


def test_moments_come_back_in_utc(database: Database) -> None:
    in_tokyo = datetime(2026, 11, 21, 21, 0, 0, 123456, tzinfo=timezone(timedelta(hours=9)))
    with database.writing() as session:
        guest = new_guest(session, in_tokyo).id
    with database.reading() as session:
        found = find(session, guest)
    assert found is not None
    assert found.created_at == datetime(2026, 11, 21, 12, 0, 0, 123456, tzinfo=UTC)
    assert found.created_at.tzinfo is UTC


def test_a_moment_without_zone_is_refused_by_the_column(database: Database) -> None:
    bare = datetime(2026, 11, 21, 12)  # noqa: DTZ001  the naive moment that this test is about
    with refused("naive-time"), database.writing() as session:
        session.execute(select(Learner).where(Learner.created_at < bare))


def test_eight_threads_that_read_and_then_write_all_get_their_turn(
    database: Database, learner: uuid.UUID
) -> None:
    together = Barrier(8)

    def work() -> None:
        together.wait()
        for _ in range(10):
            with database.writing() as session:
                session.scalar(select(func.count()).select_from(Answer))
                answer(session, learner)

    with ThreadPoolExecutor(8) as threads:
        for done in [threads.submit(work) for _ in range(8)]:
            done.result()
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Answer)) == 80


def test_a_write_inside_a_write_is_told_so(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'school.db'}", wait=0.05)
    with pytest.raises(DatabaseFault, match="no turn"), database.writing(), database.writing():
        pass
    database.close()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        pytest.param("mysql://name:secret@host/school", "unknown-database", id="another database"),
        pytest.param("school.db", "unknown-database", id="a bare path"),
        pytest.param("sqlite://", "memory-database", id="no file"),
        pytest.param("sqlite:///:memory:", "memory-database", id="in memory"),
    ],
)
def test_other_addresses_are_refused(url: str, code: str) -> None:
    with pytest.raises(SchoolError) as caught:
        open_database(url)
    assert caught.value.code == code
    assert "secret" not in str(caught.value)
