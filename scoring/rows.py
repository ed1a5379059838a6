"""Tables that have a row for everything there is."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

_Key = TypeVar("_Key", bound=Enum)
_Row = TypeVar("_Row")


def row_for_each(keys: type[_Key], rows: Mapping[_Key, _Row]) -> Mapping[_Key, _Row]:
    """The same rows, for a table that is made at import.

    Raises:
        LookupError: a member of the enumeration has no row.
    """
    if missing := [key.value for key in keys if key not in rows]:
        raise LookupError(f"{keys.__name__} without a row: {missing}")
    return rows
