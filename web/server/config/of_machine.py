"""What the machine tells: files and their rights, folders, the disk, the clock."""

import ctypes
import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from web.clock import now
from web.server.config.found import ConfigProblem, advice, error
from web.server.private_files import OTHER_USERS_MODE
from web.settings import INSTANCE, ROOT, SiteSettings

KEY_FILE: Final = "secret_key"
LEAST_FREE: Final = 0.2  # of the disk
NETWORK_SYSTEMS: Final = ("nfs", "cifs", "smb", "9p", "afs", "fuse.sshfs", "glusterfs", "ceph")
_CLOCK_UNSYNCHRONISED: Final = 5  # what adjtimex gives back


def of_machine(
    settings: SiteSettings,
    instance: Path = INSTANCE,
    at: datetime | None = None,
    keeps_time: Callable[[], bool] | None = None,
) -> Iterator[ConfigProblem]:
    """Files that others can read, folders that cannot be written, a full disk, a wrong clock."""
    database = database_file(settings.database)
    if database is not None:
        yield from _open_to_others(database, "names, answers and password hashes")
        yield from _on_the_network(database)
    yield from _open_to_others(instance / KEY_FILE, "the secret key")
    if settings.lti_key is not None:
        yield from _key_of_platforms(settings.lti_key)
    folders = {database.parent} if database else set()
    queue = settings.queue_file().parent
    if queue.is_dir() or not _can_be_made(queue):
        folders.add(queue)
    for folder in sorted(folders):
        yield from _folder(folder)
    yield from _clock(at or now(), keeps_time or clock_is_kept)


def database_file(address: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    found = make_url(address)
    is_file = found.get_backend_name() == "sqlite" and found.database
    return Path(str(found.database)) if is_file else None


def _open_to_others(file: Path, what: str) -> Iterator[ConfigProblem]:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
    except OSError:
        return
    if mode & OTHER_USERS_MODE:
        yield error(
            "open-file",
            f"{file} holds {what}, and other users of this machine may use it (mode {mode:04o})",
            f"chmod {mode & ~OTHER_USERS_MODE:04o} {file}",
        )


def _key_of_platforms(file: Path) -> Iterator[ConfigProblem]:
    if not os.access(file, os.R_OK):
        yield error(
            "no-lti-key",
            f"FANWISE_LTI_KEY names {file}, which cannot be read",
            f"Make it: python -m flask --app app lti make-key {file} (or correct path and owner).",
        )
    yield from _open_to_others(file, "the private key for learning platforms")


def _can_be_made(folder: Path) -> bool:
    """Whether the site makes the folder by itself, as it does that of the queue."""
    there = next(each for each in folder.parents if each.is_dir())
    return os.access(there, os.W_OK | os.X_OK)


def _folder(folder: Path) -> Iterator[ConfigProblem]:
    if not folder.is_dir():
        yield error(
            "no-folder",
            f"there is no folder {folder}",
            f"mkdir -m 700 {folder}, and make it that of the user who runs the site.",
        )
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        yield error(
            "folder-not-writable",
            f"nothing can be written into {folder}",
            f"chown it to the user who runs the site, and chmod 700 {folder}",
        )
    disk = shutil.disk_usage(folder)
    if disk.free < LEAST_FREE * disk.total:
        yield advice(
            "little-room",
            f"{disk.free >> 20:,} MB of the disk of {folder} are free, less than a fifth",
            "Make room before it is full: nothing can be saved then.",
        )


def _on_the_network(file: Path) -> Iterator[ConfigProblem]:
    system = file_system_of(file.parent)
    if system.startswith(NETWORK_SYSTEMS):
        yield error(
            "network-disk",
            f"{file} is on a network file system ({system}), where SQLite loses data",
            "Put it on a disk of this machine, or move to PostgreSQL: database move.",
        )


def file_system_of(folder: Path) -> str:
    """The kind of file system that the folder is on; empty where that is unknown."""
    try:
        lines = Path("/proc/mounts").read_text(encoding="utf-8").splitlines()
        parts = [line.split() for line in lines]
        target = folder.resolve()
    except OSError:
        return ""
    held = [(len(each[1]), each[2]) for each in parts if target.is_relative_to(each[1])]
    return max(held, default=(0, ""))[1]


def _clock(at: datetime, keeps_time: Callable[[], bool]) -> Iterator[ConfigProblem]:
    written = (ROOT / "pyproject.toml").stat().st_mtime
    if at.timestamp() < written:
        yield error(
            "clock-behind",
            f"the clock says {at:%Y-%m-%d %H:%M} UTC, which is before this version was installed",
            "Set it, and keep it by NTP: dates of assignments and codes of second factors hang on it.",
        )
    elif not keeps_time():
        yield advice(
            "clock-not-kept",
            "the system says that nothing keeps its clock right",
            "Switch NTP on (timedatectl set-ntp true): codes of second factors allow half a minute.",
        )


def clock_is_kept() -> bool:
    """Whether the kernel takes its clock for right; True where it does not tell."""
    if sys.platform != "linux":
        return True
    untouched = ctypes.create_string_buffer(512)  # all zeros: nothing is set, the state is told
    try:
        return bool(ctypes.CDLL(None).adjtimex(untouched) != _CLOCK_UNSYNCHRONISED)
    except (OSError, AttributeError):
        return True
