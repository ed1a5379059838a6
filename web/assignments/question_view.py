"""A question of an assignment: what stands above it, where the others are, how long it is taken."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Literal

from quizzes import Address
from quizzes.texts import kind_name
from school.assignments.models import AssignmentAttempt, Section, StudentResponse
from school.assignments.rules import Reveal, Window
from school.assignments.status import AttemptQuestion
from school.exams.models import ExamItem
from school.progress.models import Outcome
from web.assignments.points import points_worth_text
from web.components.dates import clock_text
from wording import Translator, rules_badge

State = Literal["open", "kept", "answered", "right", "part", "wrong"]


@dataclass(frozen=True, slots=True)
class PositionView:
    """A question of the attempt in the row of all; `label` says its state in words."""

    number: int
    href: str
    state: State
    is_current: bool
    label: str


@dataclass(frozen=True, slots=True)
class TimeView:
    """Until when answers are taken.

    `seconds` are left of a limited time, 0 where there is none; then nothing runs down.
    """

    text: str
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class AttemptHead:
    """What stands above a question. `section` and `instruction` are its section's, often empty."""

    title: str
    rules: str
    kind: str
    worth: str
    place: str
    positions: tuple[PositionView, ...]
    section: str
    instruction: str
    time: TimeView | None


def attempt_head(
    title: str,
    current: AttemptQuestion,
    positions: tuple[PositionView, ...],
    section: Section,
    time: TimeView | None,
    t: Translator,
) -> AttemptHead:
    """The stamps of a question. They tell its kind and its points, and nothing of its address."""
    address = Address.parse(current.response.question)
    return AttemptHead(
        title=title,
        rules=rules_badge(address.rules, t),
        kind=kind_name(address.kind, t),
        worth=points_worth_text(current.item.points, t),
        place=t.gettext(
            "Question %(number)s of %(count)s", number=current.number, count=len(positions)
        ),
        positions=positions,
        section=section.title,
        instruction=section.instruction,
        time=time,
    )


def position_views(
    attempt_questions: Sequence[AttemptQuestion],
    here: int,
    revealed: Callable[[AttemptQuestion], Reveal],
    href: Callable[[int], str],
    t: Translator,
) -> tuple[PositionView, ...]:
    """All questions of an attempt; whether an answer is right only where its points are shown."""
    return tuple(_position(each, here, revealed(each).marks, href, t) for each in attempt_questions)


def _position(
    attempt_question: AttemptQuestion,
    here: int,
    is_revealed: bool,
    href: Callable[[int], str],
    t: Translator,
) -> PositionView:
    number, row = attempt_question.number, attempt_question.response
    state: State = "kept" if is_only_kept(row) else state_of(row, is_revealed)
    label = t.gettext("Question %(number)s: %(state)s", number=number, state=state_word(state, t))
    return PositionView(number, href(number), state, number == here, label)


def is_only_kept(row: StudentResponse) -> bool:
    """Whether something is filled in that was never sent."""
    return row.outcome is None and row.given is not None


def state_of(row: StudentResponse | ExamItem, is_revealed: bool) -> State:
    """How far a question has come; `is_revealed` says that its points are shown."""
    if row.outcome is None:
        return "open"
    if not is_revealed:
        return "answered"
    if row.credit >= 1 or _is_ruled_right(row):
        return "right"
    return "part" if row.credit > 0 else "wrong"


def _is_ruled_right(row: StudentResponse | ExamItem) -> bool:
    return isinstance(row, StudentResponse) and row.accepted


def state_word(state: State, t: Translator) -> str:
    """The same in a word."""
    return {
        "open": t.gettext("open"),
        "kept": t.gettext("filled in, not sent"),
        "answered": t.gettext("answered"),
        "right": t.gettext("Correct"),
        "part": t.gettext("Partly right"),
        "wrong": t.gettext("Not right"),
    }[state]


def time_view(
    attempt: AssignmentAttempt, window: Window, zone: tzinfo, t: Translator, now: datetime
) -> TimeView | None:
    """Until when an attempt takes answers; None where nothing ends it.

    Without a limit of minutes it is when the assignment is due, and after that its last end.
    """
    if attempt.ends_at is None:
        return None
    if window.minutes is None and window.due is not None and now <= window.due:
        return TimeView(t.gettext("Due %(moment)s", moment=clock_text(window.due, zone, t, now)))
    text = t.gettext("Until %(moment)s", moment=clock_text(attempt.ends_at, zone, t, now))
    left = int((attempt.ends_at - now).total_seconds())
    return TimeView(text, 0 if window.minutes is None else max(left, 1))


def saved_text(
    attempt_question: AttemptQuestion, zone: tzinfo, t: Translator, now: datetime
) -> str:
    """That the answer is saved, and when; nothing where there is none."""
    row = attempt_question.response
    if row.outcome is None or row.answered_at is None:
        return ""
    clock = clock_text(row.answered_at, zone, t, now)
    if row.outcome is Outcome.UNKNOWN:
        return t.gettext("Saved %(moment)s: “I don't know”.", moment=clock)
    return t.gettext("Saved %(moment)s.", moment=clock)


def saved_before_text(
    attempt_question: AttemptQuestion, zone: tzinfo, t: Translator, now: datetime
) -> str:
    """The same of another question, by its number."""
    row = attempt_question.response
    if row.outcome is None or row.answered_at is None:
        return ""
    return t.gettext(
        "Question %(number)s: saved %(moment)s.",
        number=attempt_question.number,
        moment=clock_text(row.answered_at, zone, t, now),
    )
