"""The rules of time and of what is shown: plain values in, plain values out, no database.

All moments carry their zone. `now` is always the server's.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from math import ceil
from typing import Final


class Late(StrEnum):
    """What becomes of an attempt handed in after it was due."""

    REFUSE = "refuse"
    ACCEPT = "accept"  # it counts whole, and is marked as late
    DEDUCT = "deduct"  # `late_percent` of its points are taken off


class Counts(StrEnum):
    """Which of several attempts is the grade."""

    BEST = "best"
    LAST = "last"
    MEAN = "mean"


class RevealTime(StrEnum):
    """From when on students see something of their result."""

    DURING = "during"  # after each answer, which is final then
    AFTER = "after"  # when the attempt is handed in
    ENDED = "ended"  # when nobody may answer any more
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules under which an assignment is answered, the same for everybody.

    `opens` None is as soon as it is published, `due` None never. Unless `late` refuses, answers
    are taken until `late_until` after it was due, None without end. `late_percent` of the points
    are taken off where `late` deducts. `attempts` is how many each student has, `minutes` the time
    for one of them, None without limit. `score`, `answers` and `explanations` say from when on a
    student sees them; where `sum_only`, the score is the sum alone until the answers are shown.
    Where `missing_is_zero`, who has handed nothing in when it is over gets 0 points.
    """

    opens: datetime | None
    due: datetime | None
    late: Late
    late_percent: int
    late_until: datetime | None
    attempts: int
    counts: Counts
    minutes: int | None
    score: RevealTime
    answers: RevealTime
    explanations: RevealTime
    sum_only: bool = False
    missing_is_zero: bool = False


@dataclass(frozen=True, slots=True)
class Grant:
    """What one student is granted beyond the terms; by itself it grants nothing.

    `due` is a later moment that the assignment is due, `time_percent` how much of the time for an
    attempt there is (100 or more), `more_attempts` how many attempts come on top.
    """

    due: datetime | None = None
    time_percent: int = 100
    more_attempts: int = 0


NOTHING_GRANTED: Final = Grant()


@dataclass(frozen=True, slots=True)
class Window:
    """What holds for one student: from when, until when, how long and how often.

    What is handed in after `due` is late. `ends` is the last moment at which anything is taken,
    None where nothing ends it.
    """

    opens: datetime | None
    due: datetime | None
    ends: datetime | None
    minutes: int | None
    attempts: int


class WhyNot(StrEnum):
    """Why no attempt may be begun. The words are also codes of `SchoolError`."""

    NOT_PUBLISHED = "not-published"  # a draft, or withdrawn
    ARCHIVED = "class-archived"
    LEFT = "left-class"  # the student's place is given up
    NOT_OPEN = "not-open"
    OVER = "over"
    NO_ATTEMPT_LEFT = "no-attempt-left"


class Phase(StrEnum):
    """How far an attempt has come."""

    OPEN = "open"
    HANDED_IN = "handed-in"
    RAN_OUT = "ran-out"  # its time passed; it counts as handed in


@dataclass(frozen=True, slots=True)
class Reveal:
    """What a student may see of a result: the sum (`score`), the points of each question (`marks`)."""

    score: bool
    marks: bool
    answers: bool
    explanations: bool


def window(terms: Terms, grant: Grant = NOTHING_GRANTED) -> Window:
    """The terms as they hold for a student who was granted that.

    A granted moment counts only where it is later than that of the terms: nobody has less time for
    it. What is late is taken until `late_until`, and at least until the granted moment. Minutes
    that do not come out even are rounded up.
    """
    due = terms.due if grant.due is None or terms.due is None else max(terms.due, grant.due)
    return Window(
        opens=terms.opens,
        due=due,
        ends=_ends(terms, due),
        minutes=None if terms.minutes is None else ceil(terms.minutes * grant.time_percent / 100),
        attempts=terms.attempts + grant.more_attempts,
    )


def _ends(terms: Terms, due: datetime | None) -> datetime | None:
    if due is None or terms.late is Late.REFUSE:
        return due
    return None if terms.late_until is None else max(terms.late_until, due)


def last_end(terms: Terms, grants: Iterable[Grant] = ()) -> datetime | None:
    """The last moment at which anybody may still answer, with all that was granted to anybody.

    None where nothing ends the assignment.
    """
    ends = [window(terms, grant).ends for grant in (NOTHING_GRANTED, *grants)]
    known = [each for each in ends if each is not None]
    return max(known) if len(known) == len(ends) else None


def reason_not_to_begin(limits: Window, taken: int, now: datetime) -> WhyNot | None:
    """Why a student who has begun `taken` attempts may not begin another; None where one may.

    Until the very moment of the end one may.
    """
    if limits.opens is not None and now < limits.opens:
        return WhyNot.NOT_OPEN
    if limits.ends is not None and now > limits.ends:
        return WhyNot.OVER
    return WhyNot.NO_ATTEMPT_LEFT if taken >= limits.attempts else None


def ends_at(limits: Window, begun: datetime) -> datetime | None:
    """The last moment at which an attempt begun then takes an answer; None where none is set."""
    by_time = None if limits.minutes is None else begun + timedelta(minutes=limits.minutes)
    return min((each for each in (limits.ends, by_time) if each is not None), default=None)


def phase(submitted: datetime | None, ends: datetime | None, now: datetime) -> Phase:
    """How far an attempt has come that was handed in then (or not) and ends then (or does not)."""
    if submitted is not None:
        return Phase.HANDED_IN
    return Phase.RAN_OUT if ends is not None and now > ends else Phase.OPEN


def is_late(limits: Window, submitted: datetime | None, last_answer: datetime | None) -> bool:
    """Whether an attempt is late: by when it was handed in.

    Where its time ran out, by the last answer in it, for nothing came after that. An attempt
    without an answer is late only where somebody handed it in late.
    """
    done = submitted or last_answer
    return limits.due is not None and done is not None and done > limits.due


def revealed(
    terms: Terms,
    end: datetime | None,
    now: datetime,
    *,
    done: bool,
    answered: bool = False,
) -> Reveal:
    """What a student sees of an attempt, or of one question in it, and what not yet.

    Args:
        end: the last moment for anybody, `last_end`.
        done: the attempt is handed in, or its time ran out.
        answered: this question has its answer. Of an attempt as a whole leave it out.
    """
    reached = {
        RevealTime.DURING: answered or done,
        RevealTime.AFTER: done,
        RevealTime.ENDED: done and end is not None and now > end,
        RevealTime.NEVER: False,
    }
    score, answers = reached[terms.score], reached[terms.answers]
    marks = score and (answers or not terms.sum_only)
    return Reveal(score, marks, answers, reached[terms.explanations])


def is_final_at_once(terms: Terms) -> bool:
    """Whether an answer can no longer be changed, because something of it is shown right away."""
    return RevealTime.DURING in (terms.score, terms.answers, terms.explanations)
