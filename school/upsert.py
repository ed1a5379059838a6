"""Rows that are written whether or not they are there already, many by one statement."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from school.columns import ModelBase

Insert = sqlite.Insert | postgresql.Insert
Merge = Callable[[ColumnElement[Any], ColumnElement[Any]], ColumnElement[Any]]
"""What a column holds after the write, from what is stored and from what is new."""


def insert_into(session: Session, model: type[ModelBase]) -> Insert:
    """An INSERT in the dialect of the session's database, so that it can say ON CONFLICT."""
    on_postgresql = session.get_bind().dialect.name == "postgresql"
    return postgresql.insert(model) if on_postgresql else sqlite.insert(model)


def upsert(
    session: Session, rows: Sequence[ModelBase], merged: Mapping[str, Merge] | None = None
) -> None:
    """Write these rows of one table, each in the place of the row with its primary key.

    They belong to no session. A column takes the new value, unless `merged` says how it goes on
    from the value that is stored.
    """
    if not rows:
        return
    model = type(rows[0])
    table = model.__table__
    assert isinstance(table, Table)
    statement = insert_into(session, model)
    changes = {
        column.name: (merged or {}).get(column.name, _the_new)(
            column, statement.excluded[column.name]
        )
        for column in table.columns
        if not column.primary_key
    }
    session.connection().execute(
        statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=changes),
        [{column.name: getattr(row, column.name) for column in table.columns} for row in rows],
    )


def _the_new(_stored: ColumnElement[Any], new: ColumnElement[Any]) -> ColumnElement[Any]:
    return new
