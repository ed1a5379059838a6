"""The clock of the site. A test that needs another moment sets `system_time`."""

from datetime import UTC, datetime


def system_time() -> datetime:
    """What the system's clock says, in UTC."""
    return datetime.now(UTC)


def now() -> datetime:
    """This moment, in UTC."""
    return system_time()
