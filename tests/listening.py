"""Hearing what a database is asked, whichever of its engines it goes through."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from school.database import Database


@contextmanager
def listening(database: Database, name: str, listener: Callable[..., Any]) -> Iterator[None]:
    """Within the block the listener hears each such event of SQLAlchemy."""
    for each in database.engines:
        event.listen(each, name, listener)
    try:
        yield
    finally:
        for each in database.engines:
            event.remove(each, name, listener)
