"""A site whose database refuses."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from sqlalchemy import Connection, event

from school.faults import DatabaseFault, DatabaseFaultKind
from web.services import services


@contextmanager
def refusing(
    site: Flask, fault: DatabaseFaultKind = DatabaseFaultKind.BUSY, reads: bool = False
) -> Iterator[None]:
    """No write begins, and where `reads` is said no session at all."""

    def refuse(connection: Connection) -> None:
        if reads or connection.get_execution_options()["sqlite_begin"] == "IMMEDIATE":
            raise DatabaseFault(fault, "the-cause")

    engine = services(site).database.engine
    event.listen(engine, "begin", refuse)
    try:
        yield
    finally:
        event.remove(engine, "begin", refuse)
