"""What a request asks of the database, counted on its way there."""

from collections import Counter
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
    reads: list[tuple[str, str]] = field(default_factory=list)

    @property
    def repeated(self) -> list[str]:
        """Rows that were asked for more than once, with the same values."""
        counts = Counter(self.reads)
        return [
            f"{number} x {text} {values}" for (text, values), number in counts.items() if number > 1
        ]

    def __str__(self) -> str:
        return "\n".join(f"{number:2} {text}" for number, text in enumerate(self.statements, 1))


@contextmanager
def traffic(site: Flask) -> Iterator[Traffic]:
    """All that is sent to the database of the site within the block."""
    seen = Traffic()

    def note(
        _connection: Connection, _cursor: Any, statement: str, parameters: Any, *_rest: Any
    ) -> None:
        if statement.startswith("BEGIN"):
            return
        seen.statements.append(" ".join(statement.split()))
        if statement.startswith("SELECT"):
            seen.reads.append((seen.statements[-1], str(parameters)))

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
