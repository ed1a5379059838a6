"""Whether pages can be answered and answers saved, as a monitor asks."""

from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import Final

from sqlalchemy import text

from school.database import Database
from school.errors import SchoolError
from school.faults import ADVICE_FOR_FAULTS, DatabaseFault
from school.migrate import require_current
from school.waiting import waiting_at_most

WRITE_TIMEOUT: Final = 0.5  # seconds for the writes of others
RESULT_LIFE: Final = (
    2.0  # seconds for which an answer holds, so that nobody makes the site write often
)


@dataclass
class Health:
    """How the database is, looked at now and then."""

    _told: str = ""
    _at: float = float("-inf")
    _looking: Lock = field(default_factory=Lock)

    def complaint(self, database: Database) -> str:
        """What keeps the site from reading or saving; empty where nothing does."""
        if monotonic() - self._at >= RESULT_LIFE and self._looking.acquire(blocking=False):
            try:
                self._told, self._at = _look(database), monotonic()
            finally:
                self._looking.release()
        return self._told


def _look(database: Database) -> str:
    try:
        with waiting_at_most(WRITE_TIMEOUT):
            with database.reading() as reading:
                require_current(reading)
            # A full disk and a file that may only be read are known by a real write alone.
            with database.writing() as writing:
                writing.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except SchoolError as error:
        return f"{error.code}: {error}"
    except DatabaseFault as error:
        return f"{error.code}: {ADVICE_FOR_FAULTS[error.fault]}"
    return ""
