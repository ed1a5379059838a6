"""What is said of a place: how its student came to it, and why it is left."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass

from school.classes.finding import teachers_of
from school.classes.models import PlaceEvent, PlaceEventKind, SchoolClass, Student
from school.classes.trail import trail_of
from web import request_context
from web.classes.view import zone_of_class
from web.clock import now
from web.components.dates import moment_text
from wording import Translator


@dataclass(frozen=True, slots=True)
class PlaceLine:
    """A line of the trail of a place: when, and what happened."""

    when: str
    text: str


def came_text(how: PlaceEventKind | None, t: Translator) -> str:
    """How a student came, in a word or two; nothing where that is the usual way, or unknown."""
    match how:
        case PlaceEventKind.BY_CODE:
            return t.pgettext("place", "joined by code")
        case PlaceEventKind.LET_IN:
            return t.pgettext("place", "let in by a teacher")
        case PlaceEventKind.BACK:
            return t.pgettext("place", "came back")
    return ""


def gone_text(how: PlaceEventKind, t: Translator) -> str:
    """Why a place is left, in a word or two."""
    match how:
        case PlaceEventKind.ERASED:
            return t.pgettext("place", "left, own data deleted")
        case PlaceEventKind.REMOVED:
            return t.pgettext("place", "removed")
        case PlaceEventKind.MOVED:
            return t.pgettext("place", "moved")
    return t.pgettext("place", "left")


def place_lines(school_class: SchoolClass, place: Student, t: Translator) -> tuple[PlaceLine, ...]:
    """The trail of a place, the newest line first."""
    reading, zone, at = request_context.reading(), zone_of_class(school_class), now()
    teachers = {each.learner_id: each.name for each in teachers_of(reading, school_class.id)}
    return tuple(
        PlaceLine(
            moment_text(each.at, zone, t, at),
            event_text(each, teachers, t),
        )
        for each in reversed(trail_of(reading, place))
    )


def teacher_name(by: uuid.UUID | None, teachers: Mapping[uuid.UUID, str], t: Translator) -> str:
    """Who did it, out of who teaches the class now; of a teacher who left it no name is known."""
    name = teachers.get(by) if by is not None else None
    return name or t.gettext("A former teacher")


def event_text(event: PlaceEvent, teachers: Mapping[uuid.UUID, str], t: Translator) -> str:
    """What happened to the place, in a sentence."""
    who = teacher_name(event.by, teachers, t)
    match event.event:
        case PlaceEventKind.BY_CODE:
            return t.gettext("Joined with the class code and this name.")
        case PlaceEventKind.BY_CARD:
            return t.gettext("Joined with the card.")
        case PlaceEventKind.LET_IN:
            return t.gettext("%(who)s let the student in.", who=who)
        case PlaceEventKind.LEFT:
            return t.gettext("Left the class.")
        case PlaceEventKind.REMOVED:
            return t.gettext("%(who)s removed the student.", who=who)
        case PlaceEventKind.MOVED:
            return t.gettext("%(who)s moved the student to another class.", who=who)
        case PlaceEventKind.ERASED:
            return t.gettext("Left, own data deleted. The grades stay with the class.")
        case PlaceEventKind.BACK:
            return t.gettext("Came back to the class.")
        case PlaceEventKind.TAKEN_BACK:
            return t.gettext("%(who)s let the student back in.", who=who)
