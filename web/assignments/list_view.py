"""A student's assignments in a list: what is to do, the soonest first, and what is done."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from school.assignments.models import Assignment
from school.assignments.status import AssignmentStage, AssignmentStatus
from school.classes.models import SchoolClass
from web.assignments.goal_words import progress_text
from web.assignments.result_view import grade_text
from web.components.dates import moment_text
from web.home.view import NextView
from web.questions.heading import DrillHead
from wording import Translator, rules_badge

Href = Callable[[Assignment], str]

TO_DO: Final = (AssignmentStage.NOT_STARTED, AssignmentStage.UNDER_WAY)
SOON: Final = timedelta(days=7)  # what is due later does not come before one's own next step


@dataclass(frozen=True, slots=True)
class TaskLine:
    """An assignment: when it is due, how far one has come, what the link does."""

    title: str
    href: str
    due: str
    overdue: bool
    state: str
    action: str


@dataclass(frozen=True, slots=True)
class TasksView:
    """`to_do` with the soonest first, what opens `later`, and what is `done` or over."""

    to_do: tuple[TaskLine, ...]
    later: tuple[TaskLine, ...]
    done: tuple[TaskLine, ...]


def tasks_view(
    statuses: Sequence[AssignmentStatus], zone: tzinfo, t: Translator, now: datetime, href: Href
) -> TasksView:
    """The assignments of one class, in the order given: that of their dates."""

    def lines(*stages: AssignmentStage) -> tuple[TaskLine, ...]:
        return tuple(_line(each, zone, t, now, href) for each in statuses if each.stage in stages)

    done = lines(AssignmentStage.SUBMITTED, AssignmentStage.MISSED)
    return TasksView(lines(*TO_DO), lines(AssignmentStage.NOT_OPEN), tuple(reversed(done)))


def next_task(
    assignments: Iterable[tuple[AssignmentStatus, SchoolClass]],
    t: Translator,
    now: datetime,
    href: Href,
) -> NextView | None:
    """The assignment to do next: one that is overdue or due soon, or under way."""
    urgent = [each for each in assignments if each[0].stage in TO_DO and _is_soon(each[0], now)]
    if not urgent:
        return None
    standing, school_class = min(urgent, key=lambda each: each[0].window.due or now)
    zone = ZoneInfo(school_class.zone)
    return NextView(
        head=DrillHead(rules_badge(standing.assignment.rules, t), t.gettext("Assignment")),
        heading=standing.assignment.title,
        text=_due(standing, zone, t, now) or t.gettext("An assignment for your class."),
        action=_act(standing, t),
        href=href(standing.assignment),
        heading_lang="und",
    )


def _is_soon(status: AssignmentStatus, now: datetime) -> bool:
    due = status.window.due
    return status.stage is AssignmentStage.UNDER_WAY or (due is not None and due <= now + SOON)


def _line(
    status: AssignmentStatus, zone: tzinfo, t: Translator, now: datetime, href: Href
) -> TaskLine:
    return TaskLine(
        title=status.assignment.title,
        href=href(status.assignment),
        due=_due(status, zone, t, now),
        overdue=status.overdue,
        state=_state(status, now, t)
        if status.goal is None
        else progress_text(status.goal, zone, t, now, over=status.stage is AssignmentStage.MISSED),
        action=_act(status, t),
    )


def _due(status: AssignmentStatus, zone: tzinfo, t: Translator, now: datetime) -> str:
    window = status.window
    if status.stage is AssignmentStage.NOT_OPEN and window.opens is not None:
        return t.gettext("It opens %(moment)s.", moment=moment_text(window.opens, zone, t, now))
    if window.due is None or status.stage is AssignmentStage.SUBMITTED:
        return ""
    moment = moment_text(window.due, zone, t, now)
    if status.overdue:
        return t.gettext("Overdue: it was due %(moment)s.", moment=moment)
    if status.stage is AssignmentStage.MISSED:
        return t.gettext("It was due %(moment)s.", moment=moment)
    return t.gettext("Due %(moment)s.", moment=moment)


def _state(status: AssignmentStatus, now: datetime, t: Translator) -> str:
    match status.stage:
        case AssignmentStage.UNDER_WAY:
            attempt = next(each for each in status.attempts if not each.done)
            return t.gettext(
                "%(answered)s of %(count)s answered.",
                answered=attempt.answered,
                count=attempt.questions,
            )
        case AssignmentStage.SUBMITTED:
            return grade_text(status, now, t) or t.gettext("Handed in.")
        case AssignmentStage.MISSED:
            return grade_text(status, now, t) or t.gettext("Nothing was handed in.")
        case AssignmentStage.NOT_STARTED:
            return t.ngettext("%(num)s question", "%(num)s questions", status.questions)
        case AssignmentStage.NOT_OPEN | AssignmentStage.NOT_ASKED:
            return ""


def _act(status: AssignmentStatus, t: Translator) -> str:
    if status.goal is not None and status.is_done:
        return t.gettext("View it")
    match status.stage:
        case AssignmentStage.UNDER_WAY:
            return t.gettext("Continue")
        case AssignmentStage.SUBMITTED:
            return t.gettext("Result")
        case AssignmentStage.NOT_STARTED:
            return t.gettext("Begin")
        case _:
            return t.gettext("View it")
