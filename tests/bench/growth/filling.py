"""Rows go into a database in bulk: by COPY into PostgreSQL, many a statement into SQLite.

Indexes that are none of a constraint are made when the rows are there, which takes a third of the time,
unless they are wanted as they become when rows come one by one.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from sqlalchemy import Index, NullPool, Table, create_engine, make_url, text

from school.assignments.models import AssignmentAttempt, StudentResponse
from school.columns import ModelBase
from school.database import open_database
from school.progress.models import Answer, AnswerFacts, SkillEvidence
from school.progress.summaries import FanSummary, HourRow, MisconceptionRow, RatingRow, SkillRow
from tests.bench.growth.classrooms import add_classes, add_people, classrooms, response_rows
from tests.bench.growth.histories import Population, PractisedRun
from tests.bench.growth.rows import BATCH, Row, Rows, SumsOfLearner, answer_rows

LARGE: Final = (
    *(Answer, SkillEvidence, AnswerFacts, AssignmentAttempt, StudentResponse),
    *(SkillRow, FanSummary, RatingRow, MisconceptionRow, HourRow),
)
"""The tables that are filled in bulk."""

CACHE: Final = 3_000_000  # KiB that SQLite may take while it is filled
INDEX_CACHE: Final = 1_000_000  # KiB that it may take to make an index, which sorts beside it
WORK_MEMORY: Final = "768MB"  # that PostgreSQL may take to make an index
LEARNERS_AT_ONCE: Final = 500  # whose sums are written together
_CHANCE_OF_SUMS: Final = 3  # a seed of its own, so that the sums do not change with other rows

Write = Callable[[type[ModelBase], Sequence[Row]], None]


def fill(url: str, population: Population, *, as_it_grows: bool = False) -> None:
    """Fill an empty database that has its tables; each step is told with the seconds it took."""
    database = open_database(url)
    rooms = classrooms(population)
    with told("people and classes"), database.writing() as session:
        add_people(session, population)
        add_classes(session, population, rooms)
    database.close()
    with without_indexes(url, as_it_grows), bulk(url) as write:
        with told("attempts of assignments"):
            for rows in response_rows(population, rooms):
                write_all(write, rows)
        with told("sums"):
            sittings = write_sums(write, population)
        with told("answers"):
            for number, rows in enumerate(answer_rows(population, sittings), 1):
                write_all(write, rows)
                if number % 50 == 0:
                    print(f"  {number * BATCH:,} answers", flush=True)


def write_sums(write: Write, population: Population) -> list[PractisedRun]:
    """Write what each learner's answers come to; all that they practised, of which the answers are made."""
    chance, sittings = Random(_CHANCE_OF_SUMS), []
    rows: Rows = {}
    for learner in range(population.learners):
        sums = SumsOfLearner(learner)
        for sitting in population.sittings_of(learner):
            sums.take(population, sitting)
            sittings.append(sitting)
        for model, more in sums.rows(chance).items():
            rows.setdefault(model, []).extend(more)
        if (learner + 1) % LEARNERS_AT_ONCE == 0:
            write_all(write, rows)
            rows = {}
    write_all(write, rows)
    return sittings


def write_all(write: Write, rows: Rows) -> None:
    """Write the rows, table by table."""
    for model, own in rows.items():
        if own:
            write(model, own)


@contextmanager
def bulk(url: str) -> Iterator[Write]:
    """What writes rows in bulk, without looking whether each refers to something.

    A database whose filling fails is of no use: SQLite keeps no journal meanwhile.
    """
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        connection = sqlite3.connect(str(address.database), isolation_level=None)
        for pragma in ("journal_mode=OFF", "synchronous=OFF", f"cache_size=-{CACHE}"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        yield lambda model, rows: _insert(connection, model, rows)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.close()
        return
    engine = create_engine(url, poolclass=NullPool)
    with engine.connect() as opened:
        driver: Any = opened.connection.dbapi_connection
        driver.autocommit = True
        driver.execute("SET session_replication_role = 'replica'")
        driver.execute("SET timezone = 'UTC'")
        yield lambda model, rows: _copy(driver, model, rows)
        for model in LARGE:
            _follow_ids(driver, model)
    engine.dispose()


def _insert(connection: sqlite3.Connection, model: type[ModelBase], rows: Sequence[Row]) -> None:
    places = ", ".join("?" * len(model.__table__.columns))
    into = f'INSERT INTO "{model.__tablename__}" ({_columns(model)}) VALUES ({places})'
    connection.executemany(into, rows)


def _columns(model: type[ModelBase]) -> str:
    """The names of the columns as the model orders them, and so as a `Row` does.

    In the database those that a migration has added stand last.
    """
    return ", ".join(f'"{column.name}"' for column in model.__table__.columns)


def _copy(driver: Any, model: type[ModelBase], rows: Sequence[Row]) -> None:
    into = f'COPY "{model.__tablename__}" ({_columns(model)}) FROM STDIN'
    with driver.cursor() as cursor, cursor.copy(into) as copy:
        copy.write("".join(map(_line, rows)))


def _line(row: Row) -> str:
    """The row as COPY reads it."""
    cells = (
        "\\N"
        if each is None
        else each.replace("\\", "\\\\")
        if isinstance(each, str)
        else str(each)
        for each in row
    )
    return "\t".join(cells) + "\n"


def _follow_ids(driver: Any, model: type[ModelBase]) -> None:
    """Let rows that are measured later take the ids after the last one: those here came with theirs."""
    if "id" in model.__table__.columns:
        name = model.__tablename__
        driver.execute(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT max(id) FROM {name}))"
        )


@contextmanager
def without_indexes(url: str, stay: bool) -> Iterator[None]:
    """Within the block the large tables have no indexes but those of constraints, unless all shall `stay`.

    They are made again when the block has ended without an error.
    """
    indexes = [] if stay else [each for model in LARGE for each in _indexes(model)]
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        for each in indexes:
            each.drop(connection)
    yield
    for each in indexes:
        with told(f"index {each.name}"), engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql(f"PRAGMA cache_size=-{INDEX_CACHE}")
            else:
                connection.execute(text(f"SET maintenance_work_mem = '{WORK_MEMORY}'"))
            each.create(connection)
    engine.dispose()


def _indexes(model: type[ModelBase]) -> list[Index]:
    table = model.__table__
    assert isinstance(table, Table)
    return sorted(table.indexes, key=lambda each: str(each.name))


def analyze(url: str) -> None:
    """Let the database know its rows, as PostgreSQL does by itself from time to time."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        postgresql = engine.dialect.name == "postgresql"
        connection.exec_driver_sql("VACUUM (ANALYZE)" if postgresql else "ANALYZE")
    engine.dispose()


@contextmanager
def told(what: str) -> Iterator[None]:
    """Print how long the block took."""
    begun = time.perf_counter()
    yield
    print(f"  {what}: {time.perf_counter() - begun:.1f} s", flush=True)
