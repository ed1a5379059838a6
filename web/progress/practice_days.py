"""The days of practice: a calendar that only fills, weeks to compare, reviews that come."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from school.progress.overview import PracticeDay
from web.components.dates import date_text, short_day
from wording import Translator, amount

WEEKS: Final = 12  # that the calendar shows
MOST_SPANS: Final = 26  # weeks that a plot shows
FEW_DAYS: Final = 14  # so long each day has a point of its own
SHADE_FROM: Final = (1, 10, 25)  # answers from which a day is shaded once, twice, three times
_A_DAY: Final = timedelta(days=1)
_A_WEEK: Final = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class DayCell:
    """A day of the calendar: its answers, empty without any; how deep its shade; if it is today."""

    answers: str
    shade: int
    today: bool = False


@dataclass(frozen=True, slots=True)
class WeekRow:
    """A week by its Monday, with its seven days; those still to come are left out."""

    label: str
    days: tuple[DayCell, ...]


@dataclass(frozen=True, slots=True)
class CalendarView:
    """All practice in a sentence, the days of the week, and the weeks, the newest last."""

    text: str
    caption: str
    weekdays: tuple[str, ...]
    weeks: tuple[WeekRow, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """A day or a week of practice, summed up; `label` is how it is called, `at` its first day."""

    at: date
    label: str
    answers: int
    right: int
    timed: int
    seconds: float


def calendar_view(days: Sequence[PracticeDay], today: date, t: Translator) -> CalendarView:
    """The weeks since the first day, `WEEKS` at most, the last of them this one."""
    by_day = {each.day: each for each in days}
    this_week = monday(today)
    oldest = max(monday(days[0].day), this_week - (WEEKS - 1) * _A_WEEK)
    mondays = [oldest + n * _A_WEEK for n in range((this_week - oldest) // _A_WEEK + 1)]
    return CalendarView(
        text=t.ngettext(
            "Practice on %(num)s day since %(day)s: %(answers)s.",
            "Practice on %(num)s days since %(day)s: %(answers)s.",
            len(days),
            day=date_text(days[0].day, "long", t),
            answers=answers_text(sum(each.answers for each in days), t),
        ),
        caption=t.gettext("Answers on each day"),
        weekdays=tuple(_weekday(this_week + n * _A_DAY, t) for n in range(7)),
        weeks=tuple(
            WeekRow(
                short_day(first, t),
                tuple(
                    _cell(by_day.get(day), day == today)
                    for day in (first + n * _A_DAY for n in range(7))
                    if day <= today
                ),
            )
            for first in mondays
        ),
    )


def spans(days: Sequence[PracticeDay], t: Translator) -> tuple[Span, ...]:
    """The days, or the weeks where there is more than a fortnight; those without answers left out."""
    daily = (days[-1].day - days[0].day).days < FEW_DAYS
    results: dict[date, Span] = {}
    for each in days:
        at = each.day if daily else monday(each.day)
        before = results.get(at, Span(at, _span_label(at, daily, t), 0, 0, 0, 0.0))
        results[at] = Span(
            at,
            before.label,
            before.answers + each.answers,
            before.right + each.right,
            before.timed + each.timed,
            before.seconds + each.seconds,
        )
    return tuple(results.values())[-MOST_SPANS:]


def weekday_names(days: Iterable[date], today: date, t: Translator) -> tuple[str, ...]:
    """Each day in short; today as today."""
    return tuple(t.gettext("Today") if day == today else _weekday(day, t) for day in days)


def monday(day: date) -> date:
    """The Monday of the day's week."""
    return day - day.weekday() * _A_DAY


def answers_text(count: int, t: Translator) -> str:
    """So many answers."""
    return t.ngettext("%(count)s answer", "%(count)s answers", count, count=amount(count, t))


def _span_label(at: date, daily: bool, t: Translator) -> str:
    day = short_day(at, t)
    return day if daily else t.gettext("Week of %(day)s", day=day)


def _weekday(day: date, t: Translator) -> str:
    return date_text(day, "EEE", t)


def _cell(practice_day: PracticeDay | None, today: bool) -> DayCell:
    count = practice_day.answers if practice_day else 0
    return DayCell(str(count) if count else "", sum(count >= least for least in SHADE_FROM), today)
