"""The assignments of a class for its teachers, in a list: what each is called, and how far it has come."""

from dataclasses import dataclass, replace

from flask import url_for

from school.assignments.models import Assignment, AssignmentState
from school.assignments.overview import AssignmentProgress
from school.classes.models import SchoolClass
from web.classes.view import zone_of_class
from web.clock import now
from web.components.dates import moment_text
from web.gradebook.overview import progress_text
from wording import Translator


@dataclass(frozen=True, slots=True)
class AssignmentRow:
    """An assignment: `mark` says in a word how it stands, `text` when it opens or is due.

    `figures` says how many have begun and handed in, `done` the latter of how many; both are empty
    for a draft and for what was withdrawn. `draft` is the id of a draft, `is_over` says that nobody may
    begin it any more.
    """

    title: str
    href: str
    mark: str = ""
    text: str = ""
    is_due: bool = False
    figures: str = ""
    draft: str = ""
    is_over: bool = False
    done: str = ""


def teacher_row(
    school_class: SchoolClass,
    row: Assignment,
    t: Translator,
    progress: AssignmentProgress | None = None,
    is_lesson: bool = False,
) -> AssignmentRow:
    """The assignment in the list of its teachers, with how far the class has come.

    `is_lesson`: it was a lesson together.
    """
    mark, is_due = (t.gettext("live lesson"), False) if is_lesson else _state(row, t)
    href = url_for("building.page", assignment=row.public_id)
    listed = AssignmentRow(
        row.title,
        href,
        mark,
        _when(school_class, row, t),
        is_due,
        draft=str(row.public_id) if row.state is AssignmentState.DRAFT else "",
        is_over=row.state is AssignmentState.WITHDRAWN or (progress is not None and progress.ended),
    )
    if progress is None or not progress.students:
        return listed
    if is_lesson:
        return replace(listed, done=f"{progress.handed_in}/{progress.students}")
    if row.due_at and row.due_at <= now():
        late = len(progress.overdue)
        mark = t.ngettext("%(num)s overdue", "%(num)s overdue", late) if late else ""
        is_due = bool(late)
    return replace(
        listed,
        mark=mark,
        is_due=is_due,
        figures=progress_text(progress, t),
        done=f"{progress.handed_in}/{progress.students}",
    )


def _state(row: Assignment, t: Translator) -> tuple[str, bool]:
    at = now()
    if row.state is AssignmentState.DRAFT:
        return t.gettext("draft"), False
    if row.state is AssignmentState.WITHDRAWN:
        return t.gettext("withdrawn"), False
    if row.opens_at and row.opens_at > at:
        return t.gettext("not open yet"), False
    if row.due_at and row.due_at <= at:
        return t.gettext("overdue"), False
    return t.pgettext("assignment", "open"), True


def _when(school_class: SchoolClass, row: Assignment, t: Translator) -> str:
    at, zone = now(), zone_of_class(school_class)
    if row.state is AssignmentState.WITHDRAWN:
        return ""
    if row.opens_at and row.opens_at > at:
        return t.gettext("opens %(moment)s", moment=moment_text(row.opens_at, zone, t, at))
    if row.due_at:
        return t.gettext("due %(moment)s", moment=moment_text(row.due_at, zone, t, at))
    return ""
