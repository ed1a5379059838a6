"""The page of an assignment before and between attempts: its rules, what was done, the next step."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from typing import Literal

from school.assignments.attempt_summaries import AttemptSummary
from school.assignments.goal_standing import GoalStanding
from school.assignments.rules import Late, WhyNot, revealed
from school.assignments.settings import AssignmentSettings, settings_of
from school.assignments.status import AssignmentStage, AssignmentStatus, SectionWithItems
from web.assignments.goal_words import goal_link, progress_text, test_link
from web.assignments.points import points_text, points_worth_text
from web.assignments.result_view import closed_text, grade_text
from web.assignments.settings_sentence import assignment_sentence
from web.components.dates import moment_text
from web.components.links import Link
from wording import Translator

StartAction = Literal["begin", "go-on", "result", ""]


@dataclass(frozen=True, slots=True)
class SectionSummary:
    """A section of the assignment; its title or its instruction may be empty."""

    title: str
    instruction: str
    size: str


@dataclass(frozen=True, slots=True)
class AttemptLine:
    """An attempt of the student; `points` is empty while the score is not shown."""

    number: int
    title: str
    text: str
    late: bool
    points: str


@dataclass(frozen=True, slots=True)
class StartView:
    """`action` is what the one button does: with `attempt`, the number that it is about.

    `text` stands beside the button, `why_not` in its place; `grade` is empty before its time. Where there
    is a goal, `progress` says how far one has come, and `ways` lead to where it is reached.
    """

    title: str
    sentence: str
    size: str
    parts: tuple[SectionSummary, ...]
    due: str
    overdue: bool
    action: StartAction
    label: str
    attempt: int
    text: str
    why_not: str
    attempts: tuple[AttemptLine, ...]
    grade: str
    by_teacher: bool
    zone: str
    progress: str = ""
    ways: tuple[Link, ...] = ()
    is_done: bool = False


def start_view(
    status: AssignmentStatus,
    parts: Sequence[SectionWithItems],
    why_not: WhyNot | None,
    zone: tzinfo,
    t: Translator,
    now: datetime,
) -> StartView:
    """What a student may do with the assignment, and has done."""
    points = sum(item.counted_points for part in parts for item in part.items)
    act, label, attempt = _act(status, why_not, t)
    score = revealed(status.terms, status.end, now, done=True).score
    grade = grade_text(status, now, t)
    return StartView(
        title=status.assignment.title,
        sentence=assignment_sentence(settings_for_student(status), zone, t, now, published=True),
        size="" if status.goal else _size(status.questions, points, t),
        parts=_parts(parts, t),
        due=due_text(status, zone, t, now),
        overdue=status.overdue,
        action=act,
        label=label,
        attempt=attempt,
        text=_sentence(status, act, t),
        why_not=""
        if not why_not or act == "go-on" or (status.goal and status.is_done)
        else refusal_text(why_not, status, zone, t, now),
        attempts=tuple(_attempt(each, score, zone, t, now) for each in status.attempts),
        grade=grade,
        by_teacher=bool(grade and status.grade and status.grade.overridden),
        zone=str(zone) if status.window.opens or status.window.due else "",
        progress=progress_text(
            status.goal, zone, t, now, over=status.stage is AssignmentStage.MISSED
        )
        if status.goal
        else "",
        ways=_ways(status.goal, why_not, t) if status.goal else (),
        is_done=status.is_done,
    )


def _ways(goal: GoalStanding, why_not: WhyNot | None, t: Translator) -> tuple[Link, ...]:
    """Where a lesson is done; nowhere before it opens, so that there is one thing to read: when."""
    if why_not is WhyNot.NOT_OPEN:
        return ()
    found = (goal_link(goal.goal, t), test_link(goal.goal, t))
    return tuple(each for each in found if each)


def settings_for_student(status: AssignmentStatus) -> AssignmentSettings:
    """The settings as they hold for this student, with what was granted."""
    settings, window = settings_of(status.assignment), status.window
    until = settings.terms.late_until
    if until is not None and window.due is not None:
        until = max(until, window.due)
    terms = replace(
        settings.terms,
        due=window.due,
        late_until=until,
        minutes=window.minutes,
        attempts=window.attempts,
    )
    return replace(settings, terms=terms)


def due_text(status: AssignmentStatus, zone: tzinfo, t: Translator, now: datetime) -> str:
    """That nothing was handed in though it was due, and what becomes of it now."""
    due, terms = status.window.due, status.terms
    if due is None or not status.overdue:
        return ""
    moment = moment_text(due, zone, t, now)
    if terms.late is Late.DEDUCT and terms.late_percent:
        return t.gettext(
            "It was due %(moment)s. It is still accepted, with %(percent)s%% of the points off.",
            moment=moment,
            percent=terms.late_percent,
        )
    return t.gettext(
        "It was due %(moment)s. It is still accepted, and marked as late.", moment=moment
    )


def refusal_text(
    why_not: WhyNot, status: AssignmentStatus, zone: tzinfo, t: Translator, now: datetime
) -> str:
    """Why no attempt can be begun, in plain words."""
    window = status.window
    match why_not:
        case WhyNot.NOT_OPEN if window.opens is not None:
            return t.gettext("It opens %(moment)s.", moment=moment_text(window.opens, zone, t, now))
        case WhyNot.OVER if window.ends is not None:
            moment = moment_text(window.ends, zone, t, now)
            return t.gettext("It is over: answers were accepted until %(moment)s.", moment=moment)
        case WhyNot.NO_ATTEMPT_LEFT:
            return t.ngettext(
                "You have used your one attempt.",
                "You have used your %(num)s attempts.",
                window.attempts,
            )
        case WhyNot.ARCHIVED:
            return t.gettext("This class is archived: nothing new can be started in it.")
    return t.gettext("It cannot be started.")


def _act(
    status: AssignmentStatus, why_not: WhyNot | None, t: Translator
) -> tuple[StartAction, str, int]:
    under_way = next((each for each in status.attempts if not each.done), None)
    if under_way:
        return "go-on", t.gettext("Continue"), under_way.attempt.number
    if status.goal is not None:
        more = status.goal.goal.asks_questions and not status.is_done and why_not is None
        label = t.gettext("Next question") if status.attempts else t.gettext("Begin")
        return ("begin", label, len(status.attempts) + 1) if more else ("", "", 0)
    if why_not is None:
        again = bool(status.attempts)
        label = t.gettext("Begin another attempt") if again else t.gettext("Begin")
        return "begin", label, len(status.attempts) + 1
    if status.attempts:
        return "result", t.gettext("See the result"), status.attempts[-1].attempt.number
    return "", "", 0


def _sentence(status: AssignmentStatus, act: StartAction, t: Translator) -> str:
    if act == "go-on":
        under_way = next(each for each in status.attempts if not each.done)
        return t.gettext(
            "%(answered)s of %(count)s answered.",
            answered=under_way.answered,
            count=under_way.questions,
        )
    if act == "begin" and status.window.minutes is not None:
        return t.ngettext(
            "Once you begin, you have %(num)s minute.",
            "Once you begin, you have %(num)s minutes.",
            status.window.minutes,
        )
    return ""


def _size(questions: int, points: float, t: Translator) -> str:
    count = t.ngettext("%(num)s question", "%(num)s questions", questions)
    return t.gettext(
        "%(questions)s, %(points)s", questions=count, points=points_worth_text(points, t)
    )


def _parts(parts: Sequence[SectionWithItems], t: Translator) -> tuple[SectionSummary, ...]:
    """The sections that the teacher gave words to."""
    return tuple(
        SectionSummary(
            each.section.title,
            each.section.instruction,
            t.ngettext("%(num)s question", "%(num)s questions", len(each.items)),
        )
        for each in parts
        if each.items and (each.section.title or each.section.instruction)
    )


def _attempt(
    attempt: AttemptSummary, score: bool, zone: tzinfo, t: Translator, now: datetime
) -> AttemptLine:
    return AttemptLine(
        number=attempt.attempt.number,
        title=t.gettext("Attempt %(number)s", number=attempt.attempt.number),
        text=closed_text(attempt, zone, t, now) if attempt.done else t.gettext("Under way."),
        late=attempt.late and attempt.done,
        points=points_text(attempt.points, attempt.of, t) if score and attempt.done else "",
    )
