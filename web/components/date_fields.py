"""Moments in fields, as `datetime-local` writes them: on the clock of a class."""

from datetime import UTC, datetime, tzinfo
from typing import Final

_FORM: Final = "%Y-%m-%dT%H:%M"
_YEARS: Final = range(2000, 2101)


def moment_in_field(moment: datetime | None, zone: tzinfo) -> str:
    """What the field holds of a moment; nothing for none."""
    return "" if moment is None else moment.astimezone(zone).strftime(_FORM)


def read_moment(text: str, zone: tzinfo) -> datetime | None:
    """The moment that was typed on the clock of that zone, in UTC; None for what is none.

    An hour that comes twice when summer time ends is the first of the two.
    """
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        return None
    if read.tzinfo is not None or read.year not in _YEARS:
        return None
    return read.replace(tzinfo=zone).astimezone(UTC)
