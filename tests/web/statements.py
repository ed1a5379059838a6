"""What a request asks of the database, counted on its way there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from flask import Flask
from sqlalchemy import Connection, event

from web.services import services


@dataclass
class Traffic:
    """The statements that were sent, and how many transactions began.

    Whatever goes through a cursor is a statement, a savepoint and a PRAGMA too; the BEGIN and the end
    of a transaction are none, for the transaction is counted by itself.
    """

    statements: list[str] = field(default_factory=list)
    transactions: int = 0

    def __str__(self) -> str:
        return "\n".join(f"{number:2} {text}" for number, text in enumerate(self.statements, 1))


@contextmanager
def traffic(site: Flask) -> Iterator[Traffic]:
    """All that is sent to the database of the site within the block."""
    seen = Traffic()

    def note(_connection: Connection, _cursor: Any, statement: str, *_rest: Any) -> None:
        if not statement.startswith("BEGIN"):
            seen.statements.append(" ".join(statement.split()))

    def begun(_connection: Connection) -> None:
        seen.transactions += 1

    engine = services(site).database.engine
    event.listen(engine, "before_cursor_execute", note)
    event.listen(engine, "begin", begun)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)
        event.remove(engine, "begin", begun)
