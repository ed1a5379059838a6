"""A site whose database refuses."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from sqlalchemy import Connection

from school.faults import DatabaseFault, DatabaseFaultKind
from tests.listening import listening
from web.services import services


@contextmanager
def refusing(
    site: Flask, fault: DatabaseFaultKind = DatabaseFaultKind.BUSY, reads: bool = False
) -> Iterator[None]:
    """No write begins, and where `reads` is said no session at all."""

    def refuse(connection: Connection) -> None:
        if reads or not connection.get_execution_options()["is_reading"]:
            raise DatabaseFault(fault, "the-cause")

    with listening(services(site).database, "begin", refuse):
        yield
