"""What a request asks of the database, counted on its way there."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from flask import Flask
from sqlalchemy import Connection

from tests.listening import listening
from web.services import services


@dataclass
class Traffic:
    """The statements that were sent, and how many transactions began, `writes` of them to write.

    Whatever SQLAlchemy sends is a statement, a savepoint too; the BEGIN and the end of a transaction
    are none, for the transaction is counted by itself; nor is the lock by which writes take turns on
    PostgreSQL, which SQLite takes with its BEGIN.
    """

    statements: list[str] = field(default_factory=list)
    transactions: int = 0
    writes: int = 0
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
        if statement.startswith(("BEGIN", "SELECT pg_advisory_xact_lock")):
            return
        seen.statements.append(" ".join(statement.split()))
        if statement.startswith("SELECT"):
            seen.reads.append((seen.statements[-1], str(parameters)))

    def begun(connection: Connection) -> None:
        seen.transactions += 1
        seen.writes += not connection.get_execution_options()["is_reading"]

    database = services(site).database
    with (
        listening(database, "before_cursor_execute", note),
        listening(database, "begin", begun),
    ):
        yield seen
