"""The dates of a class as events: when an assignment opens and when it is due."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from school.assignments.finding import assignments_of
from school.assignments.models import Assignment, AssignmentState
from school.assignments.status import student_statuses
from school.classes.calendar_links import CalendarHolder
from school.classes.models import SchoolClass
from web import request_context
from web.calendar.ics import CalendarEvent
from web.classes.view import zone_of_class
from web.clock import now
from web.components.dates import moment_text
from web.site_address import whole_address
from wording import Translator


@dataclass(frozen=True, slots=True)
class _Dates:
    """When an assignment opens and is due for the visitor."""

    assignment: Assignment
    opens: datetime | None
    due: datetime | None
    href: str


def class_events(holder: CalendarHolder, t: Translator) -> tuple[CalendarEvent, ...]:
    """Every date of the published assignments; for a student with what was granted."""
    return tuple(
        event for dates in _dates(holder) for event in _events(dates, holder.school_class, t)
    )


def _dates(holder: CalendarHolder) -> Iterator[_Dates]:
    reading = request_context.reading()
    if holder.place is not None:
        for status in student_statuses(reading, holder.place, now()):
            row = status.assignment
            href = _href("assignment_start.page", public_id=row.public_id)
            yield _Dates(row, status.window.opens, status.window.due, href)
        return
    for row in assignments_of(reading, holder.school_class.id, AssignmentState.PUBLISHED):
        href = _href("building.page", assignment=row.public_id)
        yield _Dates(row, row.opens_at, row.due_at, href)


def _href(endpoint: str, **ids: uuid.UUID) -> str:
    return whole_address(endpoint, **ids)


def _events(dates: _Dates, school_class: SchoolClass, t: Translator) -> Iterator[CalendarEvent]:
    title = dates.assignment.title or t.gettext("Assignment")
    if dates.opens is not None:
        said = t.gettext("Opens: %(title)s", title=title)
        yield _event("opens", dates, dates.opens, said, school_class, t)
    if dates.due is not None:
        said = t.gettext("Due: %(title)s", title=title)
        yield _event("due", dates, dates.due, said, school_class, t)


def _event(
    what: str, dates: _Dates, at: datetime, title: str, school_class: SchoolClass, t: Translator
) -> CalendarEvent:
    told = moment_text(at, zone_of_class(school_class), t, now())
    return CalendarEvent(
        uid=f"{what}-{dates.assignment.public_id}@fanwise",
        at=at,
        title=title,
        text=f"{school_class.name}\n{told} ({school_class.zone})\n{dates.href}",
        href=dates.href,
    )
