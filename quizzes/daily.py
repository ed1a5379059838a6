"""The hand of the day: one question for each rule set and date, the same for everyone.

Its address follows from the date alone, so nothing about it is stored and the days of the past can
be asked for at any time. What the week brings is kinds that need little time and whose result can be
told without telling the answer.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Final

from quizzes.address import Address, Kind

FIRST_DAY: Final = date(2026, 1, 1)
DAY_LEVEL: Final = 3
DAY_INDEX: Final = 1
KIND_OF_WEEKDAY: Final = (
    Kind.FANS,
    Kind.WAITS,
    Kind.TOTAL,
    Kind.FIND,
    Kind.FANS,
    Kind.PAYMENTS,
    Kind.LEGAL,
)
"""From Monday on. The kinds that every rule set has, and that show a whole hand."""


def day_at(moment: datetime) -> date:
    """The date of the hand that is asked at that moment.

    The day begins at midnight UTC wherever one lives: in the morning in China and Japan, in the
    night in Europe. With a zone for each learner two people would speak of different hands on the
    same date, and a moved clock would open tomorrow's.
    """
    return moment.astimezone(UTC).date()


def address_of_day(rules: str, day: date) -> Address:
    """The question of that day.

    Raises:
        QuizError: `unknown-rules`.
    """
    kind = KIND_OF_WEEKDAY[day.weekday()]
    return Address(rules, kind, DAY_LEVEL, _seed(day), DAY_INDEX)


def addresses_of_days(rules: str, days: tuple[date, ...]) -> Mapping[str, date]:
    """The questions of several days, as text, each with its day."""
    return {str(address_of_day(rules, day)): day for day in days}


def _seed(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day
