"""The dates of an assignment moved: it opens at another moment, and all else keeps its distance."""

from dataclasses import replace
from datetime import datetime, timedelta, tzinfo
from typing import Final

from school.assignments.models import Assignment
from school.assignments.rules import Terms

WEEK: Final = timedelta(days=7)


def former_opening(assignment: Assignment) -> datetime:
    """From when on it was open: since it was published where no moment is set, a draft since it was made."""
    return assignment.opens_at or assignment.published_at or assignment.created_at


def next_opening(former: datetime, now: datetime, zone: tzinfo) -> datetime:
    """The same day of the week and the same time, on the clock of the class, in the first week to come."""
    moment = _on_clock(former, zone)
    while moment.replace(tzinfo=zone) <= now:
        moment += WEEK
    return moment.replace(tzinfo=zone)


def moved(
    terms: Terms,
    former: datetime,
    opening: datetime,
    zone: tzinfo,
    to_zone: tzinfo,
    *,
    by_days: bool = False,
) -> Terms:
    """The terms with every other date as far from the new opening as it was from the former one.

    The distance is that of the clocks on the wall, so that what was due at six is due at six, also
    beyond a change to summer time, and in the class of another zone. Where no opening was set, or `by_days`,
    it is one of days, for the minute of publishing was chance.
    """
    distance = _on_clock(opening, to_zone) - _on_clock(former, zone)
    if terms.opens is None or by_days:
        days = _on_clock(opening, to_zone).date() - _on_clock(former, zone).date()
        distance = timedelta(days=days.days)

    def shifted(moment: datetime | None) -> datetime | None:
        if moment is None:
            return None
        return (_on_clock(moment, zone) + distance).replace(tzinfo=to_zone)

    return replace(terms, due=shifted(terms.due), late_until=shifted(terms.late_until))


def _on_clock(moment: datetime, zone: tzinfo) -> datetime:
    return moment.astimezone(zone).replace(tzinfo=None, second=0, microsecond=0)
