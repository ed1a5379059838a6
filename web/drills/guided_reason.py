"""Why a question of a guided run comes, in a sentence."""

from datetime import date, datetime, tzinfo
from typing import Final

from school.learning.reason_words import Reason, reason_from_word
from web.components.dates import date_text
from wording import Translator

A_WEEK: Final = 7  # days in which the name of a weekday says which one is meant


def guided_reason_text(word: str, at: datetime, zone: tzinfo, t: Translator) -> str:
    """The sentence that the word in the address stands for; nothing where it is none."""
    found = reason_from_word(word)
    return _sentence(found, at.astimezone(zone).date(), t) if found else ""


def _sentence(reason: Reason, today: date, t: Translator) -> str:
    match reason.name:
        case "missed":
            return _missed(reason.day or today, today, t)
        case "table":
            return _let_go(reason.day or today, today, t)
        case "fading":
            return _fading(reason.day or today, today, t)
        case "again":
            return t.gettext("You missed this a little while ago: here it is again.")
        case "new":
            return t.gettext("New: the next topic in your course.")
    return t.gettext("Nothing is due: a question at random.")


def _missed(day: date, today: date, t: Translator) -> str:
    if day >= today:
        return t.gettext("Again, because you missed this earlier today.")
    if (today - day).days == 1:
        return t.gettext("Again, because you missed this yesterday.")
    return t.gettext("Again, because you missed this on %(day)s.", day=_day(day, today, t))


def _let_go(day: date, today: date, t: Translator) -> str:
    if day >= today:
        return t.gettext("This would have helped in the deal you played today.")
    if (today - day).days == 1:
        return t.gettext("This would have helped in the deal you played yesterday.")
    return t.gettext(
        "This would have helped in the deal you played on %(day)s.", day=_day(day, today, t)
    )


def _fading(day: date, today: date, t: Translator) -> str:
    if day >= today:
        return t.gettext("Again, to make it last: you met this earlier today.")
    if (today - day).days == 1:
        return t.gettext("Again, before it fades: you met this yesterday.")
    return t.gettext("Again, before it fades: you met this on %(day)s.", day=_day(day, today, t))


def _day(day: date, today: date, t: Translator) -> str:
    """The weekday within a week, else the date."""
    style = "EEEE" if (today - day).days < A_WEEK else t.language.dates.day
    return date_text(day, style, t)
