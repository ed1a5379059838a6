"""Everything that a database holds, whatever its version: rows as they are, and how tables are made."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Inspector, inspect, make_url, text

from school.database import open_database

Rows = dict[str, list[dict[str, Any]]]
"""The rows of each table by its name, each by the names of its columns."""

NOT_OURS: Final = ("sqlite_", "search_", "alembic_version")
"""Tables that are made anew from other things, or tell of the database itself."""

_OF_SQLITE: Final = "SELECT name, sql FROM sqlite_master"
_OF_POSTGRESQL: Final = """
SELECT attrelid::regclass::text, attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull,
  attidentity, pg_get_expr(adbin, adrelid))
FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r'
WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = 'public'::regnamespace
UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
"""


def stored_rows(url: str) -> Rows:
    """Every row of every table there is."""
    database = open_database(url, threads=1)
    try:
        with database.engine.connect() as connection:
            return {name: _rows(connection, name) for name in _tables(inspect(connection))}
    finally:
        database.close()


def compare_rows(before: Rows, after: Rows) -> list[str]:
    """What became of rows in the columns that both know: lost, or there once more; nothing where all
    is as it was. A table that is not there any more loses all of its rows.
    """
    told = []
    for table, rows in before.items():
        found = after.get(table, [])
        columns = set(rows[0]) & set(found[0]) if rows and found else set()
        kept, have = (Counter(_shown(each, columns) for each in some) for some in (rows, found))
        if lost := (kept - have).total():
            told.append(f"{table}: {lost} lost")
        if doubled := (have - kept).total():
            told.append(f"{table}: {doubled} doubled")
    return told


def written_out(url: str) -> str:
    """The whole database as text, its tables with their keys, indexes and rows."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(Path(str(address.database)))) as file:
            return "\n".join(file.iterdump())
    database = open_database(url, threads=1)
    try:
        with database.engine.connect() as connection:
            seen = inspect(connection)
            told = [
                str(
                    (
                        name,
                        seen.get_columns(name),
                        seen.get_pk_constraint(name),
                        *(sorted(map(str, each)) for each in _made_with(seen, name)),
                        sorted(map(repr, _rows(connection, name))),
                    )
                )
                for name in sorted(seen.get_table_names())
            ]
    finally:
        database.close()
    return "\n".join(told)


def tables_written_out(url: str) -> str:
    """How all tables are made, as the database itself says it; no row."""
    database = open_database(url, threads=1)
    asked = _OF_SQLITE if database.engine.dialect.name == "sqlite" else _OF_POSTGRESQL
    try:
        with database.engine.connect() as connection:
            return "\n".join(sorted(str(row) for row in connection.exec_driver_sql(asked)))
    finally:
        database.close()


def _made_with(seen: Inspector, name: str) -> tuple[list[Any], ...]:
    return (
        seen.get_foreign_keys(name),
        seen.get_unique_constraints(name),
        seen.get_check_constraints(name),
        seen.get_indexes(name),
    )


def _tables(seen: Inspector) -> list[str]:
    return sorted(name for name in seen.get_table_names() if not name.startswith(NOT_OURS))


def _rows(connection: Connection, table: str) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(text(f"SELECT * FROM {table}")).mappings()]


def _shown(row: dict[str, Any], columns: set[str]) -> str:
    return repr([(name, row[name]) for name in sorted(columns)])
