"""Moments as a class tells them: the day with its weekday and the clock, in the class's zone."""

from collections.abc import Mapping
from datetime import datetime, tzinfo
from typing import Final

from babel.dates import format_datetime

from web.progress.history_view import LOCALES
from wording import Translator

_CLOCK: Final = "HH:mm"
_THIS_YEAR: Final[Mapping[str, str]] = {
    "en": "EEEE d MMMM, HH:mm",
    "zh-Hans": "M月d日（EEE）HH:mm",
    "ja": "M月d日（EEE）HH:mm",
}
_ANOTHER_YEAR: Final[Mapping[str, str]] = {
    "en": "d MMMM y, HH:mm",
    "zh-Hans": "y年M月d日 HH:mm",
    "ja": "y年M月d日 HH:mm",
}


def moment_text(at: datetime, zone: tzinfo, t: Translator, now: datetime) -> str:
    """Day and time: `Friday 27 November, 18:00`; in another year with the year."""
    local = at.astimezone(zone)
    forms = _THIS_YEAR if local.year == now.astimezone(zone).year else _ANOTHER_YEAR
    return format_datetime(local, forms[t.lang], locale=LOCALES[t.lang])


def clock_text(at: datetime, zone: tzinfo, t: Translator, now: datetime) -> str:
    """The time alone where it is today, else with its day."""
    local = at.astimezone(zone)
    if local.date() == now.astimezone(zone).date():
        return format_datetime(local, _CLOCK, locale=LOCALES[t.lang])
    return moment_text(at, zone, t, now)
