"""Rows that are written whether or not they are there already, many by one statement."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Table, insert
from sqlalchemy import Insert as PlainInsert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from school.columns import ModelBase

Insert = sqlite.Insert | postgresql.Insert
Merge = Callable[[ColumnElement[Any], ColumnElement[Any]], ColumnElement[Any]]
"""What a column holds after the write, from what is stored and from what is new."""


def insert_into(session: Session, model: type[ModelBase]) -> Insert:
    """An INSERT in the dialect of the session's database, so that it can say ON CONFLICT."""
    return insert_in(session.get_bind().dialect.name, model)


def insert_in(dialect: str, model: type[ModelBase]) -> Insert:
    """The same for a dialect by its name."""
    return postgresql.insert(model) if dialect == "postgresql" else sqlite.insert(model)


def insert_rows(
    session: Session, model: type[ModelBase], rows: Sequence[Mapping[str, Any]]
) -> None:
    """Write these rows, each with a value for the same columns, without objects for them."""
    if rows:
        session.connection().execute(_plain_insert(model), rows)


def upsert(
    session: Session,
    model: type[ModelBase],
    rows: Sequence[Mapping[str, Any]],
    merged: Mapping[str, Merge] | None = None,
) -> None:
    """Write these rows of the table, each in the place of the row with its primary key.

    Each has a value for every column. A column takes the new value, unless `merged` says how it goes
    on from the value that is stored.
    """
    if rows:
        dialect = session.get_bind().dialect.name
        statement = _upsert(dialect, model, tuple((merged or {}).items()))
        session.connection().execute(statement, rows)


def row_values(row: ModelBase) -> dict[str, Any]:
    """The columns of a row and what they hold."""
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}


@cache  # the session would wrap it anew each time, and that costs more than to write
def _plain_insert(model: type[ModelBase]) -> PlainInsert:
    table = model.__table__
    assert isinstance(table, Table)
    return insert(table)


@cache  # a statement that is the same value is compiled once
def _upsert(dialect: str, model: type[ModelBase], merges: tuple[tuple[str, Merge], ...]) -> Insert:
    statement, merged = insert_in(dialect, model), dict(merges)
    table = model.__table__
    assert isinstance(table, Table)
    changes = {
        column.name: merged.get(column.name, _the_new)(column, statement.excluded[column.name])
        for column in table.columns
        if not column.primary_key
    }
    return statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=changes)


def _the_new(_stored: ColumnElement[Any], new: ColumnElement[Any]) -> ColumnElement[Any]:
    return new
