"""One table of an export."""

import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select
from sqlalchemy.orm import Session

BATCH: Final = 500  # rows in memory at once

Row = Sequence[Any]


@dataclass(frozen=True, slots=True)
class ExportTable:
    """One table of an export: the names of its columns, and how its rows are read."""

    columns: tuple[str, ...]
    read: Callable[[Session, uuid.UUID], Iterable[Row]]


def rows(session: Session, query: Select[*tuple[Any, ...]]) -> Iterator[Row]:
    """The rows that the query finds, a batch at a time."""
    yield from session.execute(query.execution_options(yield_per=BATCH))
