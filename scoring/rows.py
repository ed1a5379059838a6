"""Tables that have a row for everything there is."""

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Row = TypeVar("_Row")


def row_for_each(keys: Iterable[_Key], rows: Mapping[_Key, _Row]) -> Mapping[_Key, _Row]:
    """The same rows, for a table that is made at import; `keys` are mostly an enumeration.

    Raises:
        LookupError: a key has no row.
    """
    if missing := [str(key) for key in keys if key not in rows]:
        raise LookupError(f"without a row: {', '.join(sorted(missing))}")
    return rows
