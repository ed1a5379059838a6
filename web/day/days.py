"""The days whose hand may be asked for, as addresses name them."""

from datetime import date

from quizzes import Question
from quizzes.daily import FIRST_DAY, address_of_day, day_at
from quizzes.question_cache import question_at
from scoring import RuleSet
from web.clock import now
from web.errors import NoSuchQuestion


def today() -> date:
    """The day whose hand is asked now."""
    return day_at(now())


def known_day(text: str) -> date:
    """The day that an address names: `2026-11-23`.

    Raises:
        NoSuchQuestion: it is no day, or one without a hand yet.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoSuchQuestion from None
    if day.isoformat() != text or not FIRST_DAY <= day <= today():
        raise NoSuchQuestion
    return day


def question_of_day(rules: RuleSet, day: date) -> Question:
    """The question of the day under a rule set."""
    return question_at(address_of_day(rules.id, day))
