"""Moments as a class tells them: the day with its weekday and the clock, in the class's zone."""

from datetime import date, datetime, tzinfo
from typing import Final

from babel.dates import format_date, format_datetime, format_time

from wording import Translator

_CLOCK: Final = "HH:mm"


def date_text(day: date, form: str, t: Translator) -> str:
    """A day by a pattern of Babel, or `medium` or `long`."""
    return format_date(day, form, locale=t.language.locale)


def short_day(day: date, t: Translator) -> str:
    """A day without its year: `27 Nov`."""
    return date_text(day, t.language.dates.short_day, t)


def time_text(at: datetime, t: Translator) -> str:
    """The time of day where its zone is, without seconds."""
    return format_time(at, "short", tzinfo=at.tzinfo, locale=t.language.locale)


def moment_text(at: datetime, zone: tzinfo, t: Translator, now: datetime) -> str:
    """Day and time: `Friday 27 November, 18:00`; in another year with the year."""
    local = at.astimezone(zone)
    forms = t.language.dates
    this_year = local.year == now.astimezone(zone).year
    form = forms.moment if this_year else forms.moment_with_year
    return format_datetime(local, form, locale=t.language.locale)


def clock_text(at: datetime, zone: tzinfo, t: Translator, now: datetime) -> str:
    """The time alone where it is today, else with its day."""
    local = at.astimezone(zone)
    if local.date() == now.astimezone(zone).date():
        return format_datetime(local, _CLOCK, locale=t.language.locale)
    return moment_text(at, zone, t, now)
