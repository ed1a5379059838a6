"""Names, answers and the key of a site are for the user that runs it, not for the whole machine."""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from web.settings import INSTANCE

OTHER_USERS_MODE: Final = stat.S_IRWXG | stat.S_IRWXO


def set_private_umask() -> None:
    """Whatever this process makes from now on, no other user can read."""
    os.umask(OTHER_USERS_MODE)


def make_database_private(database: str, folder: Path = INSTANCE) -> tuple[str, ...]:
    """Take from other users what they may do with the database at this address and in the folder.

    Versions before this one left them readable. What belongs to somebody else stays as it is. The
    names of what was closed.
    """
    closed = []
    for path in (*_database_files(database), *_below(folder)):
        with suppress(FileNotFoundError, PermissionError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & OTHER_USERS_MODE:
                path.chmod(mode & ~OTHER_USERS_MODE)
                closed.append(path.name)
    return tuple(closed)


def _database_files(database: str) -> Iterator[Path]:
    """The file, its log, and the copies that a restore has kept beside it."""
    address = make_url(database)
    if address.get_backend_name() == "sqlite" and address.database:
        file = Path(address.database)
        yield file
        yield from file.parent.glob(f"{file.name}[-.]*")


def _below(folder: Path) -> Iterator[Path]:
    yield folder
    yield from folder.glob("*")
