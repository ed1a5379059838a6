"""What befalls a database that is otherwise in order: which errors of the drivers mean what.

A fault passes by itself or is mended by the operator, and what was sent can be sent again then.
Every other error of a driver is a mistake of ours.
"""

import sqlite3
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from sqlalchemy.exc import DontWrapMixin


class DatabaseFaultKind(StrEnum):
    """Why the database cannot be used at this moment; the value is the code that programs get."""

    BUSY = "database-busy"
    FULL = "database-full"
    READ_ONLY = "database-read-only"
    GONE = "database-gone"


ADVICE_FOR_FAULTS: Final[Mapping[DatabaseFaultKind, str]] = {
    DatabaseFaultKind.BUSY: "others are writing: try again, and look for a program that holds the lock",
    DatabaseFaultKind.FULL: "there is no room for the database: free some, and nothing else is needed",
    DatabaseFaultKind.READ_ONLY: "the database may only be read: look at the rights of its file and folder,"
    " at how the disk is mounted, or whether the server is a standby",
    DatabaseFaultKind.GONE: "the database cannot be reached or read: look whether its server runs, whether its"
    " folder is there, and at the disk",
}


class DatabaseFault(RuntimeError, DontWrapMixin):
    """The database cannot be used at this moment. Nothing of the transaction was kept.

    Only where the connection is lost during a commit is it unknown whether that was kept.

    It is no SchoolError: whoever catches what cannot be stored as asked must not take a full disk
    for a mistake in a form. `cause` is the driver's word for it, without any value.
    """

    def __init__(self, fault: DatabaseFaultKind, cause: str) -> None:
        super().__init__(f"{ADVICE_FOR_FAULTS[fault]} ({cause})")
        self.fault = fault
        self.cause = cause

    @property
    def code(self) -> str:
        """The stable code, as `SchoolError` has one."""
        return self.fault.value


def fault_of(error: BaseException, *, reading: bool, lost: bool) -> DatabaseFault | None:
    """The fault that a driver's error stands for; None where the error is a mistake of ours.

    In a session that is `reading`, an error about writing is such a mistake. `lost` says that there
    is no connection, or none any more.
    """
    if isinstance(error, sqlite3.Error):
        found = _sqlite_fault(error, reading)
        word = getattr(error, "sqlite_errorname", "")
    else:
        state: str | None = getattr(error, "sqlstate", None)
        found = (
            _postgresql_fault(state, reading) if state else DatabaseFaultKind.GONE if lost else None
        )
        word = state or ""
    return (
        DatabaseFault(found, f"{word} {message_without_values(error)}".strip()) if found else None
    )


def message_without_values(error: BaseException) -> str:
    """What a driver says about an error, without the values of the row that it may repeat."""
    diagnosis = getattr(error, "diag", None)
    return getattr(diagnosis, "message_primary", None) or str(error).partition("\n")[0]


_SQLITE: Final[Mapping[int, DatabaseFaultKind]] = {
    sqlite3.SQLITE_BUSY: DatabaseFaultKind.BUSY,
    sqlite3.SQLITE_LOCKED: DatabaseFaultKind.BUSY,
    sqlite3.SQLITE_PROTOCOL: DatabaseFaultKind.BUSY,
    sqlite3.SQLITE_FULL: DatabaseFaultKind.FULL,
    sqlite3.SQLITE_READONLY: DatabaseFaultKind.READ_ONLY,
    sqlite3.SQLITE_PERM: DatabaseFaultKind.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: DatabaseFaultKind.GONE,
    sqlite3.SQLITE_IOERR: DatabaseFaultKind.GONE,
}


def _sqlite_fault(error: sqlite3.Error, reading: bool) -> DatabaseFaultKind | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None or (code == sqlite3.SQLITE_READONLY and reading):
        return None
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:  # no room for the index of the log of writes
        return DatabaseFaultKind.FULL
    return _SQLITE.get(code & 0xFF)  # the lower byte is the kind, the upper ones say more of it


_POSTGRESQL: Final[Mapping[str, DatabaseFaultKind]] = {
    "40001": DatabaseFaultKind.BUSY,  # serialization
    "40P01": DatabaseFaultKind.BUSY,  # deadlock
    "53200": DatabaseFaultKind.BUSY,  # out of memory
    "53300": DatabaseFaultKind.BUSY,  # too many connections
    "53400": DatabaseFaultKind.BUSY,  # a limit of the configuration
    "55P03": DatabaseFaultKind.BUSY,  # a lock did not come in time
    "57014": DatabaseFaultKind.BUSY,  # a statement took too long
    "53100": DatabaseFaultKind.FULL,
    "25006": DatabaseFaultKind.READ_ONLY,
    "25P03": DatabaseFaultKind.GONE,  # idle in a transaction for too long
    "57P01": DatabaseFaultKind.GONE,  # the server shuts down
    "57P02": DatabaseFaultKind.GONE,
    "57P03": DatabaseFaultKind.GONE,  # it starts
    "57P05": DatabaseFaultKind.GONE,
    "58030": DatabaseFaultKind.GONE,  # reading or writing failed
}


def _postgresql_fault(state: str, reading: bool) -> DatabaseFaultKind | None:
    if state == "25006" and reading:
        return None
    return DatabaseFaultKind.GONE if state.startswith("08") else _POSTGRESQL.get(state)
