"""Copying a SQLite database while it is in use, and putting such a copy in its place.

Both go through SQLite's own copying, page by page in one step: what comes out is one state of the
database, and whoever has it open meanwhile sees the one state or the other.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DatabaseError

from school import migrate
from school.errors import SchoolError
from school.faults import fault_of, message_without_values

WRITE_TIMEOUT: Final = 30.0  # seconds for the writes of others
PRIVATE_MODE: Final = 0o600  # names, answers and hashes are for the account that runs the site


def back_up(url: str, to: Path) -> None:
    """Copy the database at `url` into a new file, which is there only once it is whole.

    Raises:
        SchoolError: `not-sqlite`; `no-database`; `no-folder`; `file-exists`; `damaged` where the
            copy is not sound, for then neither is the database.
        DatabaseFault: it cannot be read or the copy cannot be written.
    """
    database = _file_of(url)
    if to.exists():
        raise SchoolError("file-exists", f"{to} is there already: choose another name")
    if not to.parent.is_dir():
        raise SchoolError("no-folder", f"there is no folder {to.parent}: make it first")
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(database, part)
        require_sound(part)
        part.rename(to)
    finally:
        part.unlink(missing_ok=True)


def restore(url: str, backup: Path, at: datetime) -> Path | None:
    """Put the backup in the place of the database at `url`; where the former one is kept now.

    None where there was none. A backup of an earlier version is brought up to this one first.

    Raises:
        SchoolError: `not-sqlite`; `no-backup`, `damaged` or `unknown-revision` for a file that is
            no sound database of this site, or of a newer version of it. Nothing has changed then.
        DatabaseFault: a file cannot be read or written.
    """
    database = _address(url)
    require_backup(backup)
    part = database.with_name(f"{database.name}.restored")
    _remove(part)
    try:
        _copy(backup, part)
        _upgrade(part, backup)
        kept = database.with_name(f"{database.name}.before-{at:%Y%m%d-%H%M%S}")
        if not database.exists():
            _copy(part, database)
            return None
        back_up(url, kept)
        _copy(part, database)
    finally:
        _remove(part)
    return kept


def _upgrade(part: Path, backup: Path) -> None:
    """Bring the copy to the tables of this version, which also shows whether it has all of them."""
    address = URL.create("sqlite", database=str(part)).render_as_string()
    try:
        migrate.upgrade(address)
        migrate.check(address)
    except DatabaseError as error:
        told = message_without_values(error.orig or error)
        raise SchoolError("damaged", f"{backup} lacks tables of this site: {told}") from None
    except SchoolError as error:
        raise SchoolError("damaged", f"{backup} cannot be used: {error}") from None


def _make(file: Path) -> None:
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_MODE))


def _files(database: Path) -> list[Path]:
    """The file with the log of writes and its index, as far as they are there."""
    every = (database.with_name(database.name + end) for end in ("", "-wal", "-shm"))
    return [file for file in every if file.exists()]


def _remove(database: Path) -> None:
    for file in _files(database):
        file.unlink(missing_ok=True)


def require_backup(backup: Path) -> str:
    """The revision of the backup.

    Raises:
        SchoolError: `no-backup`, `damaged`, `unknown-revision`.
    """
    if not backup.is_file():
        raise SchoolError("no-backup", f"there is no file {backup}")
    require_sound(backup)
    with _reading(backup) as connection:
        known = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
        found = (
            connection.execute(known).fetchone()
            and connection.execute("SELECT version_num FROM alembic_version").fetchone()
        )
    if not found or found[0] not in migrate.revisions():
        told = f"the revision {found[0]!r}" if found else "no revision"
        raise SchoolError(
            "unknown-revision",
            f"{backup} has {told}: it is no database of this site, or one of a newer version",
        )
    return str(found[0])


def dump_command(url: str, to: Path) -> str:
    """What backs up a PostgreSQL database; the password is asked for or stands in ~/.pgpass."""
    return f"pg_dump --format=custom --file={to} {_server(make_url(url))}"


def undump_command(url: str, backup: Path) -> str:
    """What restores it, the site being stopped."""
    of = _server(make_url(url))
    return f"pg_restore --clean --if-exists --single-transaction --dbname={of} {backup}"


def _server(address: URL) -> str:
    shown = URL.create(
        "postgresql", address.username, None, address.host, address.port, address.database
    )
    return f"'{shown}'"


def _address(url: str) -> Path:
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        raise SchoolError("not-sqlite", "only a SQLite database is a file that can be copied")
    return Path(address.database)


def _file_of(url: str) -> Path:
    database = _address(url)
    if not database.is_file():
        raise SchoolError("no-database", f"there is no database {database}")
    return database


def _copy(source: Path, to: Path) -> None:
    if not to.exists():
        _make(to)
    try:
        with (
            _reading(source) as reading,
            closing(sqlite3.connect(to, timeout=WRITE_TIMEOUT)) as writing,
        ):
            reading.backup(writing)
    except sqlite3.Error as error:
        fault = fault_of(error, reading=False, lost=False)
        raise fault or SchoolError("damaged", f"{source} cannot be copied: {error}") from error


def require_sound(file: Path) -> None:
    """See to it that the file is a SQLite database without damage.

    Raises:
        SchoolError: `damaged`.
    """
    try:
        with _reading(file) as connection:
            said = connection.execute("PRAGMA integrity_check").fetchone()
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        raise SchoolError("damaged", f"{file} is no sound database: {error}") from None
    if said != ("ok",) or broken:
        raise SchoolError("damaged", f"{file} is damaged: {said[0] if said != ('ok',) else broken}")


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """The database, to be read alone. A file that is none is noticed when it is read."""
    with closing(sqlite3.connect(file, timeout=WRITE_TIMEOUT)) as connection:
        connection.execute("PRAGMA query_only=ON")
        yield connection
