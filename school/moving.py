"""Moving a SQLite database to PostgreSQL: every row, in one transaction that is kept as a whole.

The tables are made there by the migrations, in the same transaction as the rows. So whatever ends a
move before its end (a signal, a lost connection, a row that is refused) leaves the new database as
empty as it was; the old one is only read.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    CursorResult,
    Row,
    String,
    Table,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.orm import Session

from school import migrate
from school.backup import require_sound
from school.columns import ModelBase
from school.database import Database, open_database
from school.errors import SchoolError
from school.faults import message_without_values
from school.search.models import SearchDocument, SearchState

BATCH: Final = 1000
DERIVED: Final = frozenset((SearchDocument.__tablename__, SearchState.__tablename__))
"""What is made again from the lessons and rules, in a form of its own for each database."""

ToldOfTable = Callable[[str, int], None]
Finish = Callable[[Session], object]


@dataclass(frozen=True, slots=True)
class MovedRows:
    """How many rows were moved, each of them compared, out of how many tables."""

    rows: int
    tables: int


def move(source: str, target: str, finish: Finish, note: ToldOfTable) -> MovedRows:
    """Copy the SQLite database at `source` into the empty PostgreSQL database at `target`.

    Nobody can write to the source meanwhile. `finish` makes what is derived, in the same
    transaction; `note` is told of each table with its rows.

    Raises:
        SchoolError: `not-sqlite`, `no-database`, `damaged`, `older-schema` or `newer-schema` of
            the source; `not-postgresql` or `target-not-empty` of the target; `row-refused` where
            PostgreSQL does not take a row, `row-differs` where it gives back another than it got.
        DatabaseFault: one of the two cannot be used at this moment.
    """
    require_postgresql(target)
    require_sound(_sqlite_file(source))
    old, new = open_database(source, threads=1), open_database(target, threads=1)
    try:
        # A session for writing, so that whoever forgot to stop the site loses no answer.
        with old.writing() as reading:
            migrate.require_current(reading)
            return _copied(reading.connection(), new, finish, note)
    finally:
        old.close()
        new.close()


def _copied(reading: Connection, new: Database, finish: Finish, note: ToldOfTable) -> MovedRows:
    with new.writing() as writing:
        connection = writing.connection()
        _take_your_time(connection)
        _require_empty(connection)
        migrate.upgrade_in(connection)
        tables = _tables()
        for table in tables:
            _copy(reading, connection, table)
            _continue_numbers(connection, table)
        counts = []
        for table in tables:
            counts.append(_compare(reading, connection, table))
            note(table.name, counts[-1])
        finish(writing)
    return MovedRows(sum(counts), len(tables))


def _tables() -> list[Table]:
    """Those that hold what cannot be made again, each after the ones that it points to."""
    return [table for table in ModelBase.metadata.sorted_tables if table.name not in DERIVED]


def require_postgresql(target: str) -> None:
    """See to it that the address is one of PostgreSQL.

    Raises:
        SchoolError: `not-postgresql`.
    """
    try:
        backend = make_url(target).get_backend_name()
    except ArgumentError:
        backend = ""
    if backend != "postgresql":
        raise SchoolError(
            "not-postgresql",
            "expected the address of a PostgreSQL database to move to, such as"
            " postgresql+psycopg://fanwise@localhost/fanwise",
        )


def _sqlite_file(source: str) -> Path:
    address = make_url(source)
    if address.get_backend_name() != "sqlite" or not address.database:
        raise SchoolError(
            "not-sqlite",
            "DATABASE_URL already names a PostgreSQL database; what can be moved is one of SQLite",
        )
    if not Path(address.database).is_file():
        raise SchoolError("no-database", f"there is no database {address.database}")
    return Path(address.database)


def _take_your_time(connection: Connection) -> None:
    """A move may take longer than any request; the settings hold for this transaction."""
    for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")


def _require_empty(connection: Connection) -> None:
    found = sorted(inspect(connection).get_table_names())
    if found:
        shown = ", ".join(found[:5]) + (", …" if len(found) > 5 else "")
        raise SchoolError(
            "target-not-empty",
            f"the database to move to has {len(found)} tables already ({shown}): make an empty one"
            " (createdb --owner=fanwise NAME) and name that. Nothing was changed",
        )


def _copy(reading: Connection, writing: Connection, table: Table) -> None:
    with closing(_rows(reading, table)) as result:
        for rows in result.partitions(BATCH):
            values = [dict(row._mapping) for row in rows]
            try:
                with writing.begin_nested():
                    writing.execute(insert(table), values)
            except DBAPIError as error:
                raise _refused(writing, table, values) or error from error


def _refused(writing: Connection, table: Table, values: list[dict[str, Any]]) -> SchoolError | None:
    """Which row of a batch is not taken, and why; None where each alone would be."""
    for each in values:
        try:
            with writing.begin_nested():
                writing.execute(insert(table), each)
        except DBAPIError as error:
            key = ", ".join(str(each[column.name]) for column in table.primary_key)
            return SchoolError(
                "row-refused",
                f"PostgreSQL does not take the row {key} of {table.name}:"
                f" {message_without_values(error.orig or error)}. Nothing was moved",
            )
    return None


def _rows(connection: Connection, table: Table) -> CursorResult[Any]:
    """All rows by their keys, in an order that both databases agree on, a batch at a time."""
    keys = [
        column.collate("C")
        if isinstance(column.type, String) and connection.dialect.name == "postgresql"
        else column
        for column in table.primary_key
    ]
    statement = select(table).order_by(*keys).execution_options(yield_per=BATCH)
    return connection.execute(statement)


def _continue_numbers(connection: Connection, table: Table) -> None:
    """Let the next row get the number after the highest."""
    number = table.autoincrement_column
    if number is None or (highest := connection.scalar(select(func.max(number)))) is None:
        return
    connection.execute(
        text("SELECT setval(pg_get_serial_sequence(:table, :column), :highest)"),
        {"table": table.name, "column": number.name, "highest": highest},
    )


def _compare(reading: Connection, writing: Connection, table: Table) -> int:
    """Read the table in both databases and compare each row; how many there are.

    Raises:
        SchoolError: `row-differs`.
    """
    count = 0
    with closing(_rows(reading, table)) as ours, closing(_rows(writing, table)) as theirs:
        for old, new in zip_longest(ours, theirs):
            if old is None or new is None or _typed(old) != _typed(new):
                raise _differs(table, old, new)
            count += 1
    return count


def _typed(row: Row[Any]) -> tuple[tuple[type, Any], ...]:
    """The values with their types: True is not 1 here."""
    return tuple((type(value), value) for value in row)


def _differs(table: Table, old: Row[Any] | None, new: Row[Any] | None) -> SchoolError:
    """The message names the row and its columns, and repeats no value of anybody."""
    shown = old if old is not None else new
    assert shown is not None
    key = ", ".join(str(shown._mapping[column]) for column in table.primary_key)
    if old is None or new is None:
        told = "is in one of the two databases alone"
    else:
        names = zip(table.columns.keys(), _typed(old), _typed(new), strict=True)
        told = f"came out otherwise in {', '.join(name for name, was, now in names if was != now)}"
    return SchoolError("row-differs", f"the row {key} of {table.name} {told}. Nothing was moved")
