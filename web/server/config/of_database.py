"""What the database tells: whether it is there, of which version, and large enough."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from school.database import Database, open_database
from school.errors import SchoolError
from school.faults import DatabaseFault, message_without_values
from school.migrate import require_current
from web.clock import now
from web.server.config.found import ConfigProblem, advice, error
from web.server.config.of_machine import database_file
from web.settings import SiteSettings

CONNECTIONS: Final = 20  # for each process that answers
MOST_APART: Final = timedelta(seconds=30)  # of our clock and the database's


def of_database(settings: SiteSettings, workers: int) -> Iterator[ConfigProblem]:
    """Whether it can be used as it is; nothing is changed, and no file is made."""
    file = database_file(settings.database)
    if file is not None and not file.exists():
        return  # the first start makes it; its folder is looked at elsewhere
    try:
        database = open_database(settings.database, threads=1)
    except SchoolError as refused:
        yield error(refused.code, str(refused), "Correct DATABASE_URL.")
        return
    except ModuleNotFoundError as missing:
        yield error(
            "no-driver",
            f"the driver of this database is not installed ({missing.name})",
            "make setup-postgres, and write postgresql+psycopg:// in DATABASE_URL.",
        )
        return
    try:
        yield from _looked_at(database, workers)
    except DatabaseFault as fault:
        mend = "Start PostgreSQL, or correct host, name, user and password in DATABASE_URL."
        yield error(fault.code, f"the database cannot be used: {fault}", mend)
    except DBAPIError as refused:
        told = message_without_values(refused.orig or refused)
        yield error("database-refused", f"the database refuses: {told}", "Is it one of this site?")
    finally:
        database.close()


def _looked_at(database: Database, workers: int) -> Iterator[ConfigProblem]:
    with database.reading() as reading:
        try:
            require_current(reading)
        except SchoolError as refused:
            yield _of_revision(refused)
        if reading.get_bind().dialect.name == "postgresql":
            yield from _of_server(reading, workers)


def _of_revision(refused: SchoolError) -> ConfigProblem:
    if refused.code == "older-schema":
        mend = "The next start upgrades it by itself. Make a backup first: database backup."
        return advice(refused.code, str(refused), mend)
    return error(refused.code, str(refused), "Install the version that wrote it.")


def _of_server(reading: Session, workers: int) -> Iterator[ConfigProblem]:
    most = int(str(reading.scalar(text("SHOW max_connections"))))
    if most < CONNECTIONS * workers:
        yield advice(
            "few-connections",
            f"PostgreSQL takes {most} connections, and {workers} processes may want"
            f" {CONNECTIONS * workers}",
            f"Set max_connections = {2 * CONNECTIONS * workers} in postgresql.conf, or fewer"
            " FANWISE_WORKERS.",
        )
    theirs: datetime | None = reading.scalar(text("SELECT clock_timestamp()"))
    if theirs and abs(theirs - now()) > MOST_APART:
        yield error(
            "clocks-differ",
            f"the clocks of this machine and of PostgreSQL differ by {abs(theirs - now())}",
            "Keep both by NTP (timedatectl set-ntp true).",
        )
