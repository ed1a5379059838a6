"""Why a question of a guided run comes, as one word in its address."""

from dataclasses import dataclass
from datetime import date, datetime, tzinfo

from school.learning.next_step import (
    Fading,
    JustMissed,
    LetGoAtTable,
    MixedPractice,
    NewInCourse,
    StepReason,
    StillNew,
)


def reason_to_word(why: StepReason, zone: tzinfo) -> str:
    """Why a question comes, in a word for the address; days are those of the visitor's clock."""
    match why:
        case LetGoAtTable(at):
            return f"table.{at.astimezone(zone).date():%Y%m%d}"
        case JustMissed(missed):
            return f"missed.{missed.astimezone(zone).date():%Y%m%d}"
        case Fading(_, last):
            return f"fading.{last.astimezone(zone).date():%Y%m%d}"
        case StillNew():
            return "again"
        case NewInCourse():
            return "new"
        case MixedPractice():
            return "mixed"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a question comes, read from the word: its name, and the day that it speaks of."""

    name: str
    day: date | None = None


def reason_from_word(word: str) -> Reason | None:
    """What the word says; None where it says nothing."""
    name, _, told = word.partition(".")
    if name in ("again", "new", "mixed") and not told:
        return Reason(name)
    if name in ("missed", "fading", "table"):
        try:
            return Reason(name, datetime.strptime(told, "%Y%m%d").date())  # noqa: DTZ007  a day
        except ValueError:
            return None
    return None
