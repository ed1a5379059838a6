"""Whether a column holds one of several values, by a statement that is the same for any number of them.

SQLAlchemy writes an IN anew for each number of values, and the database compiles each of these anew.
"""

import uuid
from collections.abc import Collection
from typing import Any

from sqlalchemy import ARRAY, JSON, ColumnElement, any_, bindparam, func, select


def among(dialect: str, column: ColumnElement[Any], name: str) -> ColumnElement[bool]:
    """Whether the column holds one of the `values_for` the dialect that are given by this name."""
    if dialect == "postgresql":
        return column == any_(bindparam(name, type_=ARRAY(column.type)))
    given = func.json_each(bindparam(name, type_=JSON())).table_valued("value")
    return column.in_(select(given.c.value))


def values_for(dialect: str, values: Collection[Any]) -> list[Any]:
    """The values as a statement of the dialect takes them."""
    if dialect == "postgresql":
        return [*values]
    return [each.hex if isinstance(each, uuid.UUID) else each for each in values]
